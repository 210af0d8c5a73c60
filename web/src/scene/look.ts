/** The look that the browser shares with Python's pictures: paints, themes, glyphs, shapes. */
import look from "@look";

export type ThemeName = keyof typeof look.themes;
export type Face = keyof typeof look.faces;

export const SOOT = look.soot;
export const GLOW = look.glow;
export const IVORY = look.ivory;
export const FACES = Object.keys(look.faces) as Face[];
export const PAINTS: Record<string, string> = look.paints;
export const GLYPHS: Record<string, string> = look.glyphs;
export const SPRITES = look.sprites;

/** The paint of that name; an unknown one is stone, so that a strange scene can still be seen. */
export function paint(name: string | undefined): string {
  return PAINTS[known(name)]!;
}

/** The name itself if the palette has it, else stone. */
export function known(name: string | undefined): string {
  return name && Object.hasOwn(PAINTS, name) ? name : "stone";
}

/** Whether a piece of that colour lies face down. */
export function isBack(colour: string | undefined): boolean {
  return colour?.startsWith("back") ?? false;
}

/** The colour with a share (0 to 1) of another in it. */
export function mix(colour: string, other: string, share: number): string {
  const [mine, theirs] = [channels(colour), channels(other)];
  return `#${mine.map((value, index) => hex(value + (theirs[index]! - value) * share)).join("")}`;
}

/** Nearer to white (above 0) or to black (below 0). */
export function shaded(colour: string, share: number): string {
  return share > 0 ? mix(colour, "#ffffff", share) : mix(colour, "#000000", -share);
}

/** The two ends of the gradient that a face shows, from the light to the shade. */
export function faceEnds(colour: string, face: Face): string[] {
  return look.faces[face].map((share) => shaded(colour, share));
}

/** The colour of a glyph cut into these faces: light or dark, whichever is better to be seen everywhere. */
export function inlay(colour: string, faces: Face[]): string {
  const grounds = faces.flatMap((face) => faceEnds(colour, face));
  const worst = (ink: string) => Math.min(...grounds.map((ground) => contrast(ink, ground)));
  return look.inlays.reduce((best, ink) => (worst(ink) > worst(best) ? ink : best));
}

/** The upper edge of a cut: dark beside a light inlay, light beside a dark one. */
export function cutEdge(colour: string, ink: string): string {
  return shaded(colour, ink === look.inlays[0] ? -0.5 : 0.45);
}

/** The contrast of two colours, 1 to 21 (WCAG 2). */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** How bright a colour is, 0 to 1, as contrast is reckoned (WCAG 2). */
export function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => linear(value / 255)) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The theme as custom properties: `slab_left` gives `--slab-left-0` and `--slab-left-1`, `ink` gives `--ink`. */
export function themeVariables(theme: ThemeName): Record<string, string> {
  const properties: Record<string, string> = { "--glow": GLOW, "--soot": SOOT, "--ivory": IVORY };
  for (const [name, value] of Object.entries(look.themes[theme])) {
    const property = `--${name.replaceAll("_", "-")}`;
    if (Array.isArray(value)) value.forEach((end, index) => (properties[`${property}-${index}`] = end));
    else properties[property] = String(value);
  }
  return properties;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));
}

function hex(value: number): string {
  return Math.round(value).toString(16).padStart(2, "0");
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
