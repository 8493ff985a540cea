import { TooHeavy } from './limits';
import { children, type Node } from './tree';

/** Levels of a tree: far more than any text gives, far fewer than the stack holds. */
const MAX_LEVELS = 400;
/** Nodes of a tree; a text of 200 characters has fewer than 400. */
const MAX_NODES = 20_000;

/** Trees that were small enough before; nobody changes a tree once it is made. */
const known = new WeakSet<Node>();

/** Throws `TooHeavy` for a tree that no text could have given; looks at it level by level, so that no depth harms it. */
function ensureWithinCaps(root: Node): void {
  if (known.has(root)) return;
  let level: Node[] = [root];
  let nodes = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    nodes += level.length;
    if (depth > MAX_LEVELS) throw new TooHeavy('This tree is too deep to work with.');
    const next: Node[] = [];
    for (const node of level) {
      for (const child of children(node)) next.push(child);
      if (nodes + next.length > MAX_NODES) throw new TooHeavy('This tree is too large to work with.');
    }
    level = next;
  }
  known.add(root);
}

/** A function of a tree that refuses trees beyond the caps. */
export const capped =
  <Rest extends unknown[], Result>(run: (node: Node, ...rest: Rest) => Result) =>
  (node: Node, ...rest: Rest): Result => {
    ensureWithinCaps(node);
    return run(node, ...rest);
  };
