import { describe, expect, it } from "vitest";
import { contrast, faceEnds, GLYPHS, inlay, known, mix, PAINTS, themeVariables, type Face } from "./look";

describe("look", () => {
  it("cuts glyphs where they can be seen, on every paint", () => {
    for (const paint of Object.values(PAINTS)) {
      for (const faces of [["left", "right"], ["top"], ["card"]] as Face[][]) {
        const ink = inlay(paint, faces);
        const worst = Math.min(...faces.flatMap((face) => faceEnds(paint, face)).map((ground) => contrast(ink, ground)));
        expect(worst).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it("makes readable themes", () => {
    for (const theme of ["light", "dark"] as const) {
      const variables = themeVariables(theme);
      expect(contrast(variables["--ink"]!, variables["--panel"]!)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(variables["--focus"]!, variables["--slab-0"]!)).toBeGreaterThanOrEqual(3);
      expect(contrast(variables["--focus"]!, variables["--panel"]!)).toBeGreaterThanOrEqual(3);
    }
  });

  it("takes stone for a paint that does not exist", () => {
    expect(known("mauve")).toBe("stone");
    expect(known("toString")).toBe("stone");
    expect(Object.keys(GLYPHS)).toContain("chevron");
    expect(mix("#000000", "#ffffff", 0.5)).toBe("#808080");
  });
});
