/** Figures: what stands on a board facing the viewer, and the signs beside numbers. Drawn around their foot. */
import type { Piece } from "../protocol";
import { sizeOf, type Box } from "./boxes";
import { GLOW, luminance, paint, shaded, SOOT, SPRITES } from "./look";
import { ellipse, line, ring, type Drawing, type Fill, type Mark } from "./marks";
import { hull } from "./outlines";
import { ISOMETRIC, isPlan, project, UNIT, type Point, type View } from "./projection";
import { drawBlock } from "./solids";

const RUNGS = 4;
const TERRACES = 4;
const CAP = 0.2; // board units: height of a monolith's top

/** A figure on a board. */
export function drawFigure(box: Box, view: View, fill: Fill): Drawing {
  if (box.piece.shape === "ladder") return ladder(box, view);
  if (box.piece.shape === "monolith") return monolith(box, view, fill);
  if (box.piece.shape === "pyramid") return pyramid(box, view, fill);
  const foot = project(view, box.x, box.y, box.z);
  const drawing = sprite(box.piece, fill, foot, UNIT);
  if (box.piece.text) drawing.marks.push(badge(box.piece, foot));
  return drawing;
}

/** A figure by itself, so many drawing units to a board unit: on the board, or as a sign beside a number. */
export function sprite(piece: Piece, fill: Fill, foot: Point, unit: number): Drawing {
  const [width, , height] = sizeOf(piece).map((length) => length * unit) as [number, number, number];
  const draw = SHAPES[piece.shape ?? ""] ?? pawn;
  const [outline, across] = OUTLINES[piece.shape ?? ""] ?? [PAWN, 1.4];
  return { marks: draw(piece, fill, foot, width, height), outline, edges: "", place: placed(foot, across * width, height) };
}

type Draw = (piece: Piece, fill: Fill, foot: Point, width: number, height: number) => Mark[];

/** Around a figure: dark around light ones; around dark ones a light that parts them from what is behind. */
function lineColour(piece: Piece): string {
  const own = paint(piece.colour);
  return luminance(own) > 0.2 ? "var(--outline)" : shaded(own, 0.55);
}

function placed([x, y]: Point, across: number, up: number): string {
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${across.toFixed(2)} ${up.toFixed(2)})`;
}

function edge(piece: Piece, width = 1.3): Mark {
  return { stroke: lineColour(piece), "stroke-width": width, "stroke-linejoin": "round", "vector-effect": "non-scaling-stroke" };
}

/** A priest: a gown and a head. */
function pawn(piece: Piece, fill: Fill, foot: Point, width: number, height: number): Mark[] {
  const body = fill(piece.colour, "gown");
  return [
    { d: ellipse([foot[0] + 3, foot[1]], 0.5 * width, 0.2 * width), fill: "#000", "fill-opacity": 0.28 },
    { d: SPRITES.pawn, fill: body, transform: placed(foot, 1.4 * width, height), ...edge(piece) },
    { d: ellipse([foot[0], foot[1] - 0.74 * height], 0.22 * height), fill: body, ...edge(piece) },
  ];
}

/** A raven that looks to the left. */
function raven(piece: Piece, _fill: Fill, foot: Point, width: number, height: number): Mark[] {
  const own = paint(piece.colour ?? "black");
  const place = placed(foot, width / 2, height);
  const eye: Point = [foot[0] - 0.23 * width, foot[1] - 0.78 * height];
  return [
    { d: SPRITES.raven, fill: shaded(own, -0.3), transform: place, ...edge(piece) },
    { d: SPRITES["raven-wing"], fill: shaded(own, 0.14), transform: place },
    { d: ellipse(eye, 0.06 * height), fill: GLOW },
  ];
}

/** A stepped pyramid: the sign of points. */
function steps(_piece: Piece, _fill: Fill, foot: Point, width: number, height: number): Mark[] {
  return [{ d: SPRITES.steps, fill: "var(--ink-soft)", transform: placed(foot, 1.5 * width, 0.8 * height) }];
}

/** A bag: the sign of what can still be drawn. */
function bag(_piece: Piece, _fill: Fill, foot: Point, width: number, height: number): Mark[] {
  return [{ d: SPRITES.bag, fill: "var(--ink-soft)", transform: placed(foot, 1.5 * width, 0.9 * height) }];
}

/** A coin: the sign of money. */
function coin(piece: Piece, fill: Fill, foot: Point, _width: number, height: number): Mark[] {
  const colour = piece.colour || "gold";
  const centre: Point = [foot[0], foot[1] - 0.12 * height];
  const place = placed(centre, 0.76 * height, 0.76 * height);
  const rim = { transform: place, stroke: shaded(paint(colour), -0.45), "stroke-width": 1, "vector-effect": "non-scaling-stroke" };
  return [
    { d: SPRITES.coin, fill: fill(colour, "coin"), ...rim },
    { d: SPRITES["coin-rim"], fill: "none", ...rim },
  ];
}

/** A cube by itself: the sign of cubes. */
function cube(piece: Piece, fill: Fill, foot: Point, width: number): Mark[] {
  const size = (0.78 * width) / UNIT;
  const box: Box = { piece: { ...piece, kind: "cube", text: "" }, x: 0, y: 0, z: 0, width: size, depth: size, height: size, turn: 0 };
  const place = `translate(${foot[0].toFixed(1)} ${(foot[1] - 0.25 * width).toFixed(1)})`;
  return drawBlock(box, ISOMETRIC, fill).marks.map((mark) => ({ ...mark, transform: `${place} ${mark.transform ?? ""}` }));
}

/** A ladder by itself, a little aslant. */
function ladderSign(piece: Piece, _fill: Fill, [x, y]: Point, width: number, height: number): Mark[] {
  const spot = (side: number, share: number): Point => [x + side * 0.3 * width + (share - 0.5) * 0.4 * width, y - share * height];
  const rails = [-1, 1].map((side): [Point, Point] => [spot(side, 0), spot(side, 1)]);
  const rungs = [0.2, 0.5, 0.8].map((share): [Point, Point] => [spot(-1, share), spot(1, share)]);
  return ladderMarks(piece, [...rails, ...rungs], 0.07 * height);
}

/** The line around each shape, one unit high around its foot, and how wide a unit of it is drawn. */
const PAWN = `${SPRITES.pawn}M-.3-.74A.3.24 0 1 1 .3-.74A.3.24 0 1 1-.3-.74Z`;
const SQUARE = "M-.6-1.05H.6V.05H-.6Z";
const OUTLINES: Record<string, [string, number]> = {
  raven: [SPRITES.raven, 0.5],
  ladder: [SQUARE, 1],
  pyramid: [SPRITES.steps, 1.5],
  coin: [SPRITES.coin, 1.6],
  bag: [SPRITES.bag, 1.5],
  cube: [SQUARE, 1.4],
};

const SHAPES: Record<string, Draw> = { raven, ladder: ladderSign, priest: pawn, pyramid: steps, coin, bag, cube };

/** The number that a figure points at, beside it. */
function badge(piece: Piece, [x, y]: Point): Mark {
  const [width, , height] = sizeOf(piece);
  return {
    words: piece.text ?? "",
    x: x + UNIT * (0.5 * width + 0.12),
    y: y - UNIT * 0.3 * height,
    "font-size": 0.2 * UNIT,
    "font-weight": 700,
    "text-anchor": "middle",
    fill: "var(--ink)",
    stroke: "var(--slab-0)",
    "stroke-width": 4,
    "paint-order": "stroke",
  };
}

/** A pillar of stone with a pyramid for its top. */
function monolith(box: Box, view: View, fill: Fill): Drawing {
  const pillar = { ...box, height: box.height - CAP };
  const drawing = drawBlock({ ...pillar, piece: { ...box.piece, text: "" } }, view, fill);
  if (isPlan(view)) return drawing;
  const [half_x, half_y, top] = [box.width / 2, box.depth / 2, box.z + pillar.height];
  const corner = (x: number, y: number) => project(view, box.x + x * half_x, box.y + y * half_y, top);
  const [near, west, far, east] = [corner(-1, -1), corner(-1, 1), corner(1, 1), corner(1, -1)];
  const tip = project(view, box.x, box.y, box.z + box.height);
  const seam = { stroke: SOOT, "stroke-opacity": 0.3, "stroke-width": 0.8, "stroke-linejoin": "round" };
  const sides: [Point[], "top" | "left" | "right"][] = [
    [[west, far, tip], "top"],
    [[far, east, tip], "left"],
    [[near, west, tip], "top"],
    [[near, east, tip], "right"],
  ];
  drawing.marks.push(...sides.map(([points, face]) => ({ d: ring(points), fill: fill(box.piece.colour, face), ...seam })));
  const feet = [project(view, box.x - half_x, box.y - half_y, box.z), project(view, box.x - half_x, box.y + half_y, box.z), project(view, box.x + half_x, box.y - half_y, box.z)];
  return { marks: drawing.marks, outline: ring(hull([tip, near, west, far, east, ...feet])), edges: "" };
}

/** A stepped pyramid of stone. */
function pyramid(box: Box, view: View, fill: Fill): Drawing {
  const height = box.height / TERRACES;
  const marks: Mark[] = [];
  let outline = "";
  for (let terrace = 0; terrace < TERRACES; terrace += 1) {
    const share = 1 - terrace / (TERRACES + 0.4);
    const step = { ...box, z: box.z + terrace * height, height, width: box.width * share, depth: box.depth * share };
    const drawing = drawBlock({ ...step, piece: { ...box.piece, glyph: "", text: "" } }, view, fill);
    marks.push(...drawing.marks);
    outline ||= drawing.outline;
  }
  return { marks, outline, edges: "" };
}

/** A ladder that leans away from where it stands: at turn 0 towards higher y. */
function ladder(box: Box, view: View): Drawing {
  const angle = (box.turn * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const [width, run, height] = sizeOf(box.piece);
  const spot = (side: number, share: number): Point => {
    const out = (share - 0.5) * run;
    const x = box.x + (cosine * side * width) / 2 - sine * out;
    const y = box.y + (sine * side * width) / 2 + cosine * out;
    return project(view, x, y, box.z + share * height);
  };
  const rails = [-1, 1].map((side): [Point, Point] => [spot(side, 0), spot(side, 1)]);
  const shares = Array.from({ length: RUNGS }, (_, rung) => (rung + 0.7) / (RUNGS + 0.4));
  const rungs = shares.map((share): [Point, Point] => [spot(-1, share), spot(1, share)]);
  const outline = ring([spot(-1.3, -0.04), spot(1.3, -0.04), spot(1.3, 1.04), spot(-1.3, 1.04)]);
  return { marks: ladderMarks(box.piece, [...rails, ...rungs], 3.6), outline, edges: "" };
}

/** Rails and rungs, with a line around the whole. */
function ladderMarks(piece: Piece, lines: [Point, Point][], width: number): Mark[] {
  const d = lines.map((ends) => line(ends)).join("");
  const common = { d, fill: "none", "stroke-linecap": "round" };
  return [
    { ...common, stroke: lineColour(piece), "stroke-width": width + 2.4 },
    { ...common, stroke: paint(piece.colour ?? "brown"), "stroke-width": width },
  ];
}
