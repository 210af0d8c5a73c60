/** Marks: the strokes and letters of which a piece is drawn, around its own origin. */
import { cutEdge, GLYPHS, inlay, paint, type Face } from "./look";
import type { Point } from "./projection";

/** A path (`d`) or words, with their attributes as SVG names them. */
export interface Mark {
  d?: string;
  words?: string;
  [attribute: string]: string | number | undefined;
}

/** What a drawn piece consists of. Its outline is what glows and what can be hit. */
export interface Drawing {
  marks: Mark[];
  outline: string;
  edges: string; // lines inside the outline that glow with it
  place?: string; // a transform of the outline
  hit?: string; // what can be hit, where that is not the outline
}

/** The paint server of a face; definitions are made by Definitions.svelte. */
export type Fill = (colour: string | undefined, face: Face | "gown" | "coin") => string;

export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

function pointText([x, y]: Point): string {
  return `${rounded(x)} ${rounded(y)}`;
}

/** A closed line. */
export function ring(points: Point[]): string {
  return points.length ? `M${points.map(pointText).join("L")}Z` : "";
}

/** An open line. */
export function line(points: Point[]): string {
  return `M${points.map(pointText).join("L")}`;
}

/** An ellipse around a point. */
export function ellipse([x, y]: Point, across: number, down = across): string {
  const [left, right, level] = [rounded(x - across), rounded(x + across), rounded(y)];
  const arc = `A${rounded(across)} ${rounded(down)} 0 1 1 `;
  return `M${left} ${level}${arc}${right} ${level}${arc}${left} ${level}Z`;
}

/** A rectangle with rounded corners, around a point. */
export function rectangle([x, y]: Point, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  const [left, top, across, down] = [rounded(x - width / 2), rounded(y - height / 2), rounded(width - 2 * r), rounded(height - 2 * r)];
  const bend = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${left + r} ${top}h${across}${bend(r, r)}v${down}${bend(-r, r)}h${-across}${bend(-r, -r)}v${-down}${bend(r, -r)}Z`;
}

/** The transform that takes (1, 0) to `right` and (0, 1) to `down`, from `origin`. */
export function matrix(right: Point, down: Point, origin: Point): string {
  return `matrix(${[...right, ...down, ...origin].map((value) => Math.round(value * 1000) / 1000).join(" ")})`;
}

/** A glyph cut into a face; `right` and `down` are half its width and half its height. */
export function glyphMarks(name: string, colour: string | undefined, faces: Face[], right: Point, down: Point, centre: Point): Mark[] {
  const d = GLYPHS[name];
  if (!d) return [];
  const own = paint(colour);
  const ink = inlay(own, faces);
  const raised: Point = [centre[0], centre[1] - 1.4];
  return [
    { d, fill: cutEdge(own, ink), "fill-opacity": 0.8, transform: matrix(right, down, raised) },
    { d, fill: ink, transform: matrix(right, down, centre) },
  ];
}

/** Words around a point, no wider than the room there is, as far as can be reckoned without their font. */
export function lettering(words: string, [x, y]: Point, size: number, fill: string, room: number): Mark {
  const fitting = Math.min(size, room / Math.max(0.56 * words.length, 1));
  return { words, x: rounded(x), y: rounded(y + 0.34 * fitting), "font-size": rounded(fitting), "text-anchor": "middle", fill };
}
