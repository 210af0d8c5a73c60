/** Texts that are not finished, kept in the browser until they are. */

const place = (name: string): string => `pyramidion-draft-${name}`;

export function keptDraft(name: string): string {
  try {
    return localStorage.getItem(place(name)) ?? "";
  } catch {
    return ""; // the browser keeps nothing
  }
}

export function keepDraft(name: string, text: string): void {
  try {
    localStorage.setItem(place(name), text);
  } catch {
    // It stays in the field at least.
  }
}
