/** Solid pieces on a board: blocks, cubes, tiles, dominoes, cards, tokens; and the hollows in it. */
import type { Piece } from "../protocol";
import { high, low, sizeOf, type Box } from "./boxes";
import { inlay, isBack, known, paint, shaded, SOOT, SPRITES } from "./look";
import { ellipse, glyphMarks, lettering, line, matrix, ring, type Drawing, type Fill, type Mark } from "./marks";
import { nearness } from "./order";
import { hull } from "./outlines";
import { isPlan, project, UNIT, type Point, type View } from "./projection";

const FLAT = 0.15; // a piece lower than this shows its glyph on top
const CAST: Point = [0.085, -0.03]; // where the shade of a block falls on what it stands on, in board units
const SEAM = { stroke: SOOT, "stroke-opacity": 0.32, "stroke-width": 0.9, "stroke-linejoin": "round" } as const;

/** A block of painted wood: three faces, light along its edges, its glyph. `cover` is what stands on it. */
export function drawBlock(box: Box, view: View, fill: Fill, cover?: Box): Drawing {
  const faces = facesOf(box, view);
  const colour = box.piece.colour;
  const light = shaded(paint(colour), 0.62);
  const glint = { fill: "none", stroke: light, "stroke-linecap": "round", "stroke-linejoin": "round" };
  const [near, left, far, right] = faces.top as [Point, Point, Point, Point];
  const marks: Mark[] = [{ class: "contact", d: ring(hull([...foot(box, view, 0.035), ...foot(box, view, 0.02, CAST)])), fill: SOOT, "fill-opacity": 0.22 }];
  if (isPlan(view)) {
    marks.push({ d: ring(faces.top), fill: fill(colour, "top"), ...SEAM });
    marks.push({ d: line([near, left, far]), ...glint, "stroke-width": 1.6, "stroke-opacity": 0.7 });
  } else {
    marks.push({ d: ring(faces.left), fill: fill(colour, "left"), ...SEAM });
    marks.push({ d: ring(faces.right), fill: fill(colour, "right"), ...SEAM });
    marks.push({ d: ring(faces.top), fill: fill(colour, "top"), ...SEAM });
    marks.push({ d: line([left, near, right]), ...glint, "stroke-width": 1.5, "stroke-opacity": 0.8 });
    marks.push({ d: line([near, faces.left[0]!]), ...glint, "stroke-width": 0.9, "stroke-opacity": 0.35 });
    marks.push({ d: line([left, far, right]), ...glint, "stroke-width": 0.7, "stroke-opacity": 0.35 });
  }
  marks.push(...glyphs(box, view, cover), ...written(box, view, cover));
  const outline = isPlan(view) ? faces.top : hull([...faces.left, ...faces.right, ...faces.top]);
  const edges = isPlan(view) ? "" : line([left, near, right]) + line([near, faces.left[0]!]);
  return { marks, outline: ring(outline), edges };
}

/** A tile of two halves. The second lies where its turn says, at 0 towards higher x. */
export function drawDomino(box: Box, view: View, fill: Fill): Drawing {
  const parts = halves(box).sort((one, other) => nearness(one) - nearness(other));
  const drawings = parts.map((half) => drawBlock(half, view, fill));
  const whole = drawBlock({ ...box, piece: { ...box.piece, glyph: "", text: "" } }, view, fill);
  return { ...whole, marks: drawings.flatMap((drawing) => drawing.marks) };
}

export function halves(box: Box): [Box, Box] {
  const second: Piece = { ...box.piece, colour: box.piece.second?.colour, glyph: box.piece.second?.glyph, second: null };
  const along = ([[1, 0], [0, 1], [-1, 0], [0, -1]] as Point[])[Math.round(box.turn / 90) % 4]!;
  const [width, depth] = along[0] ? [box.width / 2, box.depth] : [box.width, box.depth / 2];
  const [x, y] = [(along[0] * width) / 2, (along[1] * depth) / 2];
  return [
    { ...box, x: box.x - x, y: box.y - y, width, depth },
    { ...box, piece: second, x: box.x + x, y: box.y + y, width, depth },
  ];
}

/** A token or a marker: a round slice of wood, with what is written on it. */
export function drawDisc(box: Box, view: View, fill: Fill): Drawing {
  const colour = box.piece.colour;
  const radius = (UNIT * Math.min(box.width, box.depth)) / 2;
  const [across, down] = isPlan(view) ? [radius, radius] : [radius * Math.sqrt(1.5), radius * Math.sqrt(0.5)];
  const [[x, base], [, top]] = [project(view, box.x, box.y, box.z), project(view, box.x, box.y, box.z + box.height)];
  const side = `M${x - across} ${top}V${base}A${across} ${down} 0 0 0 ${x + across} ${base}V${top}A${across} ${down} 0 0 1 ${x - across} ${top}Z`;
  const lid = ellipse([x, top], across, down);
  const marks: Mark[] = [
    { class: "contact", d: ellipse([x + 3, base + 2], across + 3, down + 2), fill: SOOT, "fill-opacity": 0.24 },
    { d: side, fill: fill(colour, "right"), ...SEAM },
    { d: lid, fill: fill(colour, "top"), ...SEAM },
    { d: ellipse([x, top], across * 0.82, down * 0.82), fill: "none", stroke: shaded(paint(colour), -0.35), "stroke-opacity": 0.5, "stroke-width": 1.2 },
  ];
  const inner = { ...box, width: 0.8 * box.width, depth: 0.8 * box.depth };
  marks.push(...(box.piece.glyph ? topGlyph(inner, view, 0.32 * inner.width, box.y) : []), ...written(inner, view));
  const outline = isPlan(view) ? lid : `M${x - across} ${top}A${across} ${down} 0 0 1 ${x + across} ${top}V${base}A${across} ${down} 0 0 1 ${x - across} ${base}Z`;
  return { marks, outline, edges: "" };
}

/** A hollow in the slab, where something can be put. */
export function drawCell(box: Box, view: View): Drawing {
  const [near, left, far, right] = foot(box, view) as [Point, Point, Point, Point];
  const outline = ring([near, left, far, right]);
  const stone = known(box.piece.colour);
  const strength = box.piece.at[2] > 0 ? 0.15 : 1; // what lies under a raised cell is seen through it
  const marks: Mark[] = [
    { d: outline, fill: box.piece.colour ? paint(stone) : "var(--recess)", "fill-opacity": 0.75 * strength },
    { d: line([left, far, right]), fill: "none", stroke: SOOT, "stroke-opacity": 0.35 * strength, "stroke-width": 2 },
    { d: line([left, near, right]), fill: "none", stroke: "var(--slab-edge)", "stroke-opacity": 0.8 * strength, "stroke-width": 1.6 },
  ];
  if (box.piece.glyph) marks.push(...topGlyph({ ...box, height: 0 }, view, 0.3 * Math.min(box.width, box.depth), box.y));
  if (box.piece.text) marks.push(lying(box, view, 0.5, "var(--engraving)"));
  return { marks, outline, edges: "" };
}

/** Where something would stand: a box of glass. */
export function drawPlace(box: Box, view: View): Drawing {
  const faces = facesOf(box, view);
  const [near, left, , right] = faces.top as [Point, Point, Point, Point];
  const outline = ring(hull([...faces.left, ...faces.right, ...faces.top]));
  const edges = line([left, near, right]) + line([near, faces.left[0]!]);
  const glass = { fill: "var(--halo)", "fill-opacity": 0.16 };
  const edge = { d: outline + edges, fill: "none", "stroke-linejoin": "round", "vector-effect": "non-scaling-stroke" };
  const marks: Mark[] = [
    { d: outline, ...glass },
    { d: ring(faces.top), ...glass },
    { ...edge, stroke: "var(--halo)", "stroke-width": 7, "stroke-opacity": 0.4 },
    { ...edge, stroke: "var(--glow)", "stroke-width": 2.2 },
  ];
  return { marks, outline, edges };
}

/** Words engraved in the slab. */
export function drawWords(box: Box, view: View, words: string): Drawing {
  return { marks: [lying(box, view, 1, "var(--engraving)", words)], outline: ring(foot(box, view)), edges: "" };
}

function facesOf(box: Box, view: View): { top: Point[]; left: Point[]; right: Point[] } {
  const [[x, y, z], [to_x, to_y, to_z]] = [low(box), high(box)];
  const at = (...spot: [number, number, number]) => project(view, ...spot);
  return {
    top: [at(x, y, to_z), at(x, to_y, to_z), at(to_x, to_y, to_z), at(to_x, y, to_z)],
    left: [at(x, y, z), at(x, to_y, z), at(x, to_y, to_z), at(x, y, to_z)],
    right: [at(x, y, z), at(to_x, y, z), at(to_x, y, to_z), at(x, y, to_z)],
  };
}

/** The footprint, wider by a margin and shifted: near, left, far, right. */
function foot(box: Box, view: View, margin = 0, shift: Point = [0, 0]): Point[] {
  const [[x, y, z], [to_x, to_y]] = [low(box), high(box)];
  const [west, east] = [x - margin + shift[0], to_x + margin + shift[0]];
  const [south, north] = [y - margin + shift[1], to_y + margin + shift[1]];
  return ([[west, south], [west, north], [east, north], [east, south]] as Point[]).map(([u, v]) => project(view, u, v, z));
}

/** The glyph, where it can be seen: on both sides of a block, on top of what is flat, on all faces of a cube. */
function glyphs(box: Box, view: View, cover?: Box): Mark[] {
  const { glyph, colour, kind } = box.piece;
  if (!glyph) return [];
  const half = 0.3 * Math.min(box.width, box.depth);
  if (isPlan(view)) {
    if (!cover) return topGlyph(box, view, half, box.y);
    const step = low(cover)[1] - low(box)[1];
    return step > 0.05 ? topGlyph(box, view, 0.4 * step, low(box)[1] + step / 2) : [];
  }
  const marks: Mark[] = [];
  if (box.height >= FLAT) {
    const size = 0.28 * Math.min(box.height, box.width);
    const middle = box.z + box.height / 2;
    const down = project(view, 0, 0, -size);
    const sides: [Point, Point][] = [
      [project(view, 0, -size), project(view, low(box)[0], box.y, middle)],
      [project(view, size, 0), project(view, box.x, low(box)[1], middle)],
    ];
    for (const [right, centre] of sides) marks.push(...glyphMarks(glyph, colour, ["left", "right"], right, down, centre));
  }
  if (box.height < FLAT || (kind === "cube" && !cover)) marks.push(...topGlyph(box, view, half, box.y));
  return marks;
}

function topGlyph(box: Box, view: View, half: number, y: number): Mark[] {
  const centre = project(view, box.x, y, box.z + box.height);
  const [right, down] = facing(view, half);
  return glyphMarks(box.piece.glyph ?? "", box.piece.colour, ["top"], right, down, centre);
}

/** What is written on top of a piece, or the sign of a card's back. */
function written(box: Box, view: View, cover?: Box): Mark[] {
  const { colour, text } = box.piece;
  if (cover) return [];
  const ink = inlay(paint(colour), ["top"]);
  if (text) {
    const size = 0.5 * Math.min(box.width, box.depth);
    const place = matrix(...facing(view, 0.01 * size), project(view, box.x, box.y, box.z + box.height));
    return [{ ...lettering(text, [0, 0], 100, ink, 160), class: "serif", transform: place }];
  }
  if (!isBack(colour)) return [];
  const half = 0.3 * Math.min(box.width, box.depth);
  const place = matrix(...facing(view, half), project(view, box.x, box.y, box.z + box.height));
  return [{ d: SPRITES.back, fill: ink, "fill-opacity": 0.5, transform: place }];
}

/** What lies on top, upright for the viewer: a square seen along the board's axes would look like a diamond. */
function facing(view: View, half: number): [Point, Point] {
  const slant = half * Math.SQRT1_2;
  if (isPlan(view)) return [project(view, half, 0), project(view, 0, -half)];
  return [project(view, slant, -slant), project(view, -slant, -slant)];
}

/** The piece's text, lying, and read by one who stands at the side that its turn says. */
function lying(box: Box, view: View, share: number, fill: string, text = box.piece.text ?? ""): Mark {
  const size = Math.min(box.width, box.depth) * share * 0.01;
  const [along, up] = ([
    [[1, 0], [0, 1]],
    [[0, 1], [-1, 0]],
    [[-1, 0], [0, -1]],
    [[0, -1], [1, 0]],
  ] as [Point, Point][])[Math.round(box.turn / 90) % 4]!;
  const right = project(view, along[0] * size, along[1] * size);
  const down = project(view, -up[0] * size, -up[1] * size);
  const room = Math.max(box.width, box.depth, sizeOf(box.piece)[0]);
  return {
    ...lettering(text, [0, 0], 100, fill, room / size / 1.1),
    class: "serif",
    transform: matrix(right, down, project(view, box.x, box.y, box.z)),
  };
}
