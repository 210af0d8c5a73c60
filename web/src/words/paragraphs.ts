/** Longer texts: paragraphs stand between blank lines; a line that begins with `## ` is a heading. */
export interface Part {
  heading: boolean;
  text: string;
}

export function paragraphs(text: string): Part[] {
  const parts: Part[] = [];
  let lines: string[] = [];
  const end = (): void => {
    if (lines.length > 0) parts.push({ heading: false, text: lines.join(" ") });
    lines = [];
  };
  for (const line of text.split("\n").map((each) => each.trim())) {
    if (line.startsWith("## ")) {
      end();
      parts.push({ heading: true, text: line.slice(3) });
    } else if (line === "") end();
    else lines.push(line);
  }
  end();
  return parts;
}
