/**
 * The picker: how pointing at targets becomes an action.
 *
 * The server sends the legal actions as a trie of targets. Each action is an ordered tuple of targets, and no tuple
 * begins another. People point in any order: an action stays possible while it holds everything chosen so far. Where
 * several actions hold the same targets in different orders (a domino laid this way or that), the order of pointing
 * decides between them.
 */
import type { Choice } from "../protocol";

export interface Action {
  action: number;
  targets: string[];
}

export type Picked =
  | { kind: "narrowed"; chosen: string[] }
  | { kind: "complete"; chosen: string[]; action: number }
  | { kind: "back"; chosen: string[] }
  | { kind: "illegal"; targets: string[] };

/** All actions of a trie. */
export function actionsOf(choices: Record<string, Choice>): Action[] {
  const found: Action[] = [];
  const walk = (branch: Record<string, Choice>, path: string[]): void => {
    for (const [target, choice] of Object.entries(branch)) {
      const targets = [...path, target];
      if (choice.next && Object.keys(choice.next).length > 0) walk(choice.next, targets);
      else if (choice.action !== undefined && choice.action >= 0) found.push({ action: choice.action, targets });
    }
  };
  walk(choices, []);
  return found;
}

/** How far the order of pointing is from the action's own; undefined where the action does not hold what is chosen. */
function distance(targets: string[], chosen: string[]): number | undefined {
  const left: (string | null)[] = [...targets];
  let sum = 0;
  for (const [index, target] of chosen.entries()) {
    const place = left.indexOf(target);
    if (place < 0) return undefined;
    left[place] = null;
    sum += Math.abs(place - index);
  }
  return sum;
}

function unchosen(targets: string[], chosen: string[]): string[] {
  const left = [...targets];
  for (const target of chosen) left.splice(left.indexOf(target), 1);
  return left;
}

/** Chooses among the actions of one decision. `kindOf` tells of what kind the piece with a target is. */
export class Picker {
  readonly actions: Action[];

  constructor(
    choices: Record<string, Choice>,
    private readonly kindOf: (target: string) => string = () => "",
  ) {
    this.actions = actionsOf(choices);
  }

  /** The actions that hold everything chosen; of those with the same targets, the nearest to the order of pointing. */
  remaining(chosen: string[]): Action[] {
    const nearest = new Map<string, number>();
    const holding: { action: Action; group: string; far: number }[] = [];
    for (const action of this.actions) {
      const far = distance(action.targets, chosen);
      if (far === undefined) continue;
      const group = [...action.targets].sort().join("\n");
      nearest.set(group, Math.min(far, nearest.get(group) ?? Infinity));
      holding.push({ action, group, far });
    }
    return holding.filter(({ group, far }) => far === nearest.get(group)).map(({ action }) => action);
  }

  /**
   * The targets to point at next, in the order of the actions: of each remaining action the first that is not chosen,
   * and those of the same kind, because of two towers to be swapped either may come first.
   */
  open(chosen: string[]): string[] {
    const targets = new Set<string>();
    for (const action of this.remaining(chosen)) {
      const [first, ...others] = unchosen(action.targets, chosen);
      if (first === undefined) continue;
      targets.add(first);
      const kind = this.kindOf(first);
      for (const other of others) if (this.kindOf(other) === kind) targets.add(other);
    }
    return [...targets];
  }

  /**
   * Point at a target. From the second target on, an action that is the only one left is complete even if it has more
   * targets; the first one alone never plays an action of several, because it could still be taken back.
   */
  pick(chosen: string[], target: string): Picked {
    const next = [...chosen, target];
    const left = this.remaining(next);
    const [only] = left;
    if (only === undefined) {
      return chosen.includes(target)
        ? { kind: "back", chosen: chosen.filter((other) => other !== target) }
        : { kind: "illegal", targets: next };
    }
    const whole = only.targets.length === next.length;
    if (left.length === 1 && (whole || next.length > 1)) return { kind: "complete", chosen: next, action: only.action };
    return { kind: "narrowed", chosen: next };
  }

  /** All targets of the action that pointing at one more would leave, or what is chosen and that target. */
  shown(chosen: string[], hovered: string | null): string[] {
    if (hovered === null || chosen.includes(hovered)) return chosen;
    const next = [...chosen, hovered];
    const left = this.remaining(next);
    if (left.length === 0) return chosen;
    return left.length === 1 && left[0] ? left[0].targets : next;
  }
}
