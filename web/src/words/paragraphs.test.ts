import { expect, it } from "vitest";

import { paragraphs } from "./paragraphs";

it("parts a text by blank lines and headings", () => {
  expect(paragraphs("One\ngoes on.\n\n## Then\nTwo.\n\n\nThree.")).toEqual([
    { heading: false, text: "One goes on." },
    { heading: true, text: "Then" },
    { heading: false, text: "Two." },
    { heading: false, text: "Three." },
  ]);
});
