/** The clock by which pieces glide. */
import type { Glide, Piece, Scene, Zone } from "../protocol";
import { SLAB_HEIGHT } from "./boxes";
import { DURATION, planned, poseAt, type Motion, type Pose, type Station } from "./glide";
import { project, turnedPoint, UNIT, type Point, type Spot, type View } from "./projection";

/** Where the zones of a scene are on the screen. */
type Screen = Map<string, { zone: Zone; matrix: DOMMatrix }>;

/** How boards are looked at. */
interface Look {
  view: View;
  turn: number;
}

/** Read where the zones are drawn just now. */
function screenOf(root: Element, scene: Scene): Screen {
  const screen: Screen = new Map();
  for (const drawing of root.querySelectorAll<SVGSVGElement>("svg[data-zone]")) {
    const zone = scene.zones.find((one) => one.id === drawing.dataset.zone);
    const matrix = drawing.getScreenCTM();
    if (zone && matrix) screen.set(zone.id, { zone, matrix });
  }
  return screen;
}

export class Motions {
  #plan = $state.raw(new Map<string, Motion>());
  #moment = $state(1);
  #request = 0;
  #shown: Scene | null = null;
  #before: { stations: Map<string, Station>; screen: Screen } | null = null;

  /** How much of the way is done, 0 to 1. */
  get moment(): number {
    return this.#moment;
  }

  /** Whether anything is on its way. */
  get isMoving(): boolean {
    return this.#plan.size > 0;
  }

  /** Whether a piece is on its way. */
  moves(piece: Piece): boolean {
    return this.#plan.has(piece.id);
  }

  /** Where a piece is just now, if it is on its way. */
  pose(piece: Piece): Pose | null {
    const motion = this.#plan.get(piece.id);
    return motion ? poseAt(motion, this.#moment) : null;
  }

  /** Before another scene is drawn: see where everything is, so that pieces set off from there. */
  leave(root: Element, next: Scene): void {
    if (!this.#shown || this.#shown === next) return;
    this.#before = { stations: this.#stations(this.#shown), screen: screenOf(root, this.#shown) };
  }

  /** A scene is drawn: let its pieces glide to where they are in it, unless they shall be still. */
  arrive(root: Element, next: Scene, moved: Glide[], look: Look, isStill: boolean): void {
    if (this.#shown === next) return;
    const before = this.#before;
    this.#shown = next;
    this.#before = null;
    if (!before || isStill) this.stop();
    else this.#start(before.stations, next, moved, before.screen, screenOf(root, next), look);
  }

  /** Everything at once where it belongs. */
  stop(): void {
    cancelAnimationFrame(this.#request);
    if (this.#plan.size) this.#plan = new Map();
  }

  /** Where all pieces of a scene are just now. */
  #stations(scene: Scene): Map<string, Station> {
    const stations = new Map<string, Station>();
    for (const zone of scene.zones) {
      for (const piece of zone.pieces) {
        const pose = this.pose(piece);
        stations.set(piece.id, { zone: zone.id, at: pose?.at ?? piece.at, piece, offset: pose?.offset ?? [0, 0] });
      }
    }
    return stations;
  }

  /** Set off towards a scene that is on the screen already. Flights begin where their zones were before. */
  #start(before: Map<string, Station>, scene: Scene, moved: Glide[], was: Screen, is: Screen, look: Look): void {
    const plan = planned(before, scene, moved);
    for (const zone of scene.zones) {
      for (const piece of zone.pieces) {
        const motion = plan.get(piece.id);
        if (motion?.source) aim(motion, motion.source, piece, was, is.get(zone.id), look);
      }
    }
    this.stop();
    if (!plan.size) return;
    this.#plan = plan;
    this.#moment = 0;
    const began = performance.now();
    const step = (now: number) => {
      this.#moment = Math.min(Math.max((now - began) / DURATION, 0), 1);
      if (this.#moment < 1) this.#request = requestAnimationFrame(step);
      else this.stop();
    };
    this.#request = requestAnimationFrame(step);
  }
}

/** Let a flight begin at its source on the screen; if that is not to be seen, let the piece appear. */
function aim(motion: Motion, source: { zone: string; at: Spot }, piece: Piece, was: Screen, to: { zone: Zone; matrix: DOMMatrix } | undefined, look: Look): void {
  const from = was.get(source.zone);
  if (!from || !to) {
    motion.fades = true;
    return;
  }
  const [start, end] = [onScreen(from.zone, source.at, from.matrix, look), onScreen(to.zone, piece.at, to.matrix, look)];
  motion.offset = [start[0] - end[0], start[1] - end[1]];
  motion.scale = Math.min(Math.max(from.matrix.a / to.matrix.a, 0.4), 2.5);
}

function onScreen(zone: Zone, at: Spot, matrix: DOMMatrix, { view, turn }: Look): Point {
  const [x, y] = zone.kind === "board" ? onBoard(zone, at, view, turn) : [at[0] * UNIT, (zone.size[1] - at[1]) * UNIT];
  return [matrix.a * x + matrix.e, matrix.d * y + matrix.f];
}

function onBoard(zone: Zone, at: Spot, view: View, turn: number): Point {
  const [x, y] = turnedPoint([at[0], at[1]], zone.size, turn);
  const beside = at[0] < 0 || at[1] < 0 || at[0] > zone.size[0] || at[1] > zone.size[1];
  return project(view, x, y, at[2] - (beside ? SLAB_HEIGHT : 0));
}
