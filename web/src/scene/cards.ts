/** Flat things in panels, facing the viewer: cards, tiles, dominoes, tokens, numbers, cells; and blocks as a supply. */
import type { Half, Message, Piece } from "../protocol";
import { sizeOf, type Box } from "./boxes";
import { sprite } from "./figures";
import { cutEdge, inlay, isBack, IVORY, mix, paint, SPRITES } from "./look";
import { ellipse, glyphMarks, lettering, rectangle, type Drawing, type Fill, type Mark } from "./marks";
import { ISOMETRIC, UNIT, type Point } from "./projection";
import { drawBlock } from "./solids";

const BORDER = 7; // of ivory around a card's field
const SOLID_SHARE = 0.7; // blocks in a panel are seen from a corner, which makes them wider
const SIGN = 0.72; // board units: height of the sign beside a number
const BACKS: Record<string, string> = { "back-low": "M-.9 .95L0 1.4L.9 .95", "back-high": "M-.9-.75L0-1.2L.9-.75" };

/** A piece of a panel, around its centre. */
export function drawFlat(piece: Piece, fill: Fill, say: (message: Message) => string): Drawing {
  if (piece.kind === "card" || piece.kind === "tile") return card(piece, fill);
  if (piece.kind === "token" || piece.kind === "marker") return disc(piece, fill);
  if (piece.kind === "cell") return hollow(piece);
  if (piece.kind === "label") return label(piece, writtenOn(piece, say));
  if (piece.kind === "number") return count(piece, fill);
  if (piece.kind === "figure") return sprite(piece, fill, [0, (sizeOf(piece)[2] * UNIT) / 2], UNIT);
  return solid(piece, fill);
}

/** A block by itself, seen from its corner. */
function solid(piece: Piece, fill: Fill): Drawing {
  const [width, depth, height] = sizeOf(piece).map((length) => length * SOLID_SHARE) as [number, number, number];
  const box: Box = { piece, x: 0, y: 0, z: -height / 2, width, depth, height, turn: piece.turn ?? 0 };
  return drawBlock(box, ISOMETRIC, fill);
}

/** A card or a tile: what it shows on ivory, or its back. */
function card(piece: Piece, fill: Fill): Drawing {
  const [width, height] = sizeOf(piece).map((length) => length * UNIT) as [number, number, number];
  const outline = rectangle([0, 0], width, height, 11);
  const marks: Mark[] = [
    { d: rectangle([3, 5], width, height, 11), fill: "#000", "fill-opacity": 0.2 },
    { d: outline, fill: IVORY, stroke: "#b9ab92", "stroke-width": 1.4 },
  ];
  const own: Half = { colour: piece.colour, glyph: piece.glyph };
  if (!piece.second) return { marks: [...marks, ...field(own, piece.text ?? "", [0, 0], [width, height], fill)], outline, edges: "" };
  const lies = width >= height;
  const size: Point = lies ? [width / 2 + 3, height] : [width, height / 2 + 3];
  for (const [half, side] of [[own, -1], [piece.second, 1]] as [Half, number][]) {
    const centre: Point = lies ? [side * (width / 4 - 1.5), 0] : [0, -side * (height / 4 - 1.5)];
    marks.push(...field(half, "", centre, size, fill));
  }
  return { marks, outline, edges: "" };
}

/** A coloured field with a glyph, a text, both one above the other, or the sign of a back. */
function field(half: Half, words: string, centre: Point, size: Point, fill: Fill): Mark[] {
  const own = paint(half.colour);
  const ink = inlay(own, ["card"]);
  const least = Math.min(...size);
  const [width, height] = [size[0] - 2 * BORDER, size[1] - 2 * BORDER];
  const marks: Mark[] = [{ d: rectangle(centre, width, height, 6), fill: fill(half.colour, "card") }];
  marks.push({ d: rectangle(centre, width - 8, height - 8, 4), fill: "none", stroke: cutEdge(own, ink), "stroke-opacity": 0.3, "stroke-width": 1.2 });
  const apart = half.glyph && words ? 0.2 * size[1] : 0;
  const reach = 0.24 * least;
  if (half.glyph) marks.push(...glyphMarks(half.glyph, half.colour, ["card"], [reach, 0], [0, reach], [centre[0], centre[1] - apart]));
  else if (isBack(half.colour) && !words) marks.push(...back(half.colour ?? "", centre, reach * 1.15));
  if (words) marks.push({ ...lettering(words, [centre[0], centre[1] + apart], 0.42 * least, ink, 0.84 * width), class: "serif" });
  return marks;
}

function back(name: string, centre: Point, half: number): Mark[] {
  const stroke = { fill: "none", stroke: mix(paint(name), IVORY, 0.6), "stroke-width": 2.6 / half, "stroke-linejoin": "round", "stroke-linecap": "round" };
  const transform = `translate(${centre[0]} ${centre[1]}) scale(${half.toFixed(2)})`;
  const sign = BACKS[name];
  return [{ d: SPRITES.back, ...stroke, transform }, ...(sign ? [{ d: sign, ...stroke, transform }] : [])];
}

/** A disc of wood with what is written on it. */
function disc(piece: Piece, fill: Fill): Drawing {
  const [width, depth] = sizeOf(piece);
  const radius = (Math.min(width, depth) * UNIT) / 2;
  const own = paint(piece.colour);
  const ink = inlay(own, ["card"]);
  const outline = ellipse([0, 0], radius);
  const marks: Mark[] = [
    { d: ellipse([2, 4], radius), fill: "#000", "fill-opacity": 0.22 },
    { d: outline, fill: fill(piece.colour, "card"), stroke: mix(own, "#000000", 0.4), "stroke-width": 1.4 },
    { d: ellipse([0, 0], 0.82 * radius), fill: "none", stroke: cutEdge(own, ink), "stroke-opacity": 0.5, "stroke-width": 1.4 },
  ];
  const reach = 0.45 * radius;
  if (piece.glyph) marks.push(...glyphMarks(piece.glyph, piece.colour, ["card"], [reach, 0], [0, reach], [0, 0]));
  if (piece.text) marks.push({ ...lettering(piece.text, [0, 0], 1.15 * radius, ink, 1.6 * radius), "font-weight": 700 });
  return { marks, outline, edges: "" };
}

/** A place in a panel where something can be put. */
function hollow(piece: Piece): Drawing {
  const [width, height] = sizeOf(piece).map((length) => length * UNIT) as [number, number, number];
  const outline = rectangle([0, 0], width, height, 10);
  const marks: Mark[] = [{ d: outline, fill: "var(--recess)", "fill-opacity": 0.4, stroke: "var(--panel-line)", "stroke-width": 1.6 }];
  if (piece.text) marks.push(lettering(piece.text, [0, 0], 0.4 * Math.min(width, height), "var(--ink)", width));
  return { marks, outline, edges: "" };
}

/** What is written on a piece; a label without text shows its label. */
export function writtenOn(piece: Piece, say: (message: Message) => string): string {
  return piece.text || (piece.kind === "label" ? say(piece.label) : "");
}

/** Words by themselves. */
function label(piece: Piece, words: string): Drawing {
  const [width, height] = sizeOf(piece).map((length) => length * UNIT) as [number, number, number];
  const outline = piece.target ? rectangle([0, 0], width, height) : ""; // words that came or changed need no frame
  return { marks: [lettering(words, [0, 0], height, "var(--ink)", width)], outline, edges: "" };
}

/** A number, with the sign of what it counts before it. */
function count(piece: Piece, fill: Fill): Drawing {
  const [width, height] = sizeOf(piece).map((length) => length * UNIT) as [number, number, number];
  const outline = rectangle([0, 0], width, Math.max(height, 50), 10);
  const text = piece.text ?? "";
  if (!piece.shape) return { marks: [lettering(text, [0, 0], 44, "var(--ink)", 3 * width)], outline, edges: "" };
  const sign: Piece = { ...piece, size: [0.55 * SIGN, 0.55 * SIGN, SIGN] };
  const marks = sprite(sign, fill, [-32, (SIGN * UNIT) / 2], UNIT).marks;
  return { marks: [...marks, { ...lettering(text, [4, 0], 46, "var(--ink)", 3 * width), "text-anchor": "start" }], outline, edges: "" };
}
