import { children, type Node, rewrite, variables } from '../../engine/index';
import { type Change, decimalNode } from './changes';
import type { Facts } from './question-facts';
import { rootsOf } from './roots';
import { isNumber, same, sampled, type Value } from './values';

interface Swap {
  from: number;
  to: Node;
  value: Value;
}

/**
 * What a student gets who makes one change in one place of the question's formulas or of the working and then goes on as
 * the working does: the value of the changed formula, the roots of a changed equation, and the values of all lines after
 * it in which its old value stood.
 */
export function consequences(facts: Facts, change: Change): Value[] {
  const out: Value[] = [];
  facts.formulas.forEach((sides) => {
    out.push(...changed(sides, change, facts).flatMap(({ values }) => values));
  });
  facts.lines.forEach((sides, index) => {
    for (const { values, swaps } of changed(sides, change, facts)) {
      out.push(...values);
      out.push(...carriedOn(facts, index + 1, swaps));
    }
  });
  out.push(...throughout(facts, change));
  return out;
}

/** The working with the change made in every place of every line, each line going on from the changed ones before it. */
function throughout(facts: Facts, change: Change): Value[] {
  const swaps: Swap[] = [];
  const out: Value[] = [];
  for (const sides of facts.lines) {
    for (const side of sides) {
      const tree = swapped(everywhere(side, change), swaps);
      const [old, value] = [sampled(side, facts.degrees), sampled(tree, facts.degrees)];
      if (tree === side || !isNumber(value) || same(value, old)) continue;
      out.push(value);
      if (isNumber(old) && swaps.length < 8) swaps.push({ from: old[0] ?? 0, to: tree, value });
    }
  }
  return out;
}

function changed(sides: Node[], change: Change, facts: Facts): { values: Value[]; swaps: Swap[] }[] {
  const before = rootsOf(sides, facts.degrees);
  return sides.flatMap((side, at) => {
    const old = sampled(side, facts.degrees);
    return variants(side, change).flatMap((tree) => {
      const value = sampled(tree, facts.degrees);
      const roots = rootsOf(
        sides.map((one, place) => (place === at ? tree : one)),
        facts.degrees,
      );
      const values = [value, ...roots].filter(
        (one) => isNumber(one) && !same(one, old) && !before.some((root) => same(root, one)),
      );
      const swaps: Swap[] =
        isNumber(value) && isNumber(old) && !same(value, old) ? [{ from: old[0] ?? 0, to: tree, value }] : [];
      const [root, next] = [before[0], roots[0]];
      if (root && next && !same(root, next)) swaps.push({ from: root[0] ?? 0, to: literal(next), value: next });
      return values.length > 0 ? [{ values, swaps }] : [];
    });
  });
}

/** All trees in which the change is made in one place, and the one in which it is made in all places. */
function variants(tree: Node, change: Change): Node[] {
  const all = everywhere(tree, change);
  return all === tree ? onePlace(tree, change) : [all, ...onePlace(tree, change)];
}

/** The tree with the first change made in every place that has one. */
const everywhere = (tree: Node, change: Change): Node => rewrite(tree, (node) => change(node)[0] ?? node);

function onePlace(tree: Node, change: Change): Node[] {
  const own = change(tree);
  const below = children(tree).flatMap((child, at) =>
    onePlace(child, change).map((other) => withChild(tree, at, other)),
  );
  return [...own, ...below];
}

function withChild(tree: Node, at: number, child: Node): Node {
  const list = (items: readonly Node[]) => items.map((item, place) => (place === at ? child : item));
  switch (tree.kind) {
    case 'neg':
    case 'percent':
    case 'degrees':
    case 'factorial':
      return { ...tree, of: child };
    case 'add':
      return { ...tree, terms: list(tree.terms) };
    case 'mul':
      return { ...tree, factors: list(tree.factors) };
    case 'div':
      return at === 0 ? { ...tree, top: child } : { ...tree, bottom: child };
    case 'pow':
      return at === 0 ? { ...tree, base: child } : { ...tree, exponent: child };
    case 'root':
      return at === 0 ? { ...tree, of: child } : { ...tree, index: child };
    case 'call':
      return { ...tree, args: list(tree.args) };
    case 'quantity':
      return { ...tree, value: child };
    case 'matrix': {
      const width = tree.rows[0]?.length ?? 1;
      return { ...tree, rows: tree.rows.map((row, y) => row.map((item, x) => (y * width + x === at ? child : item))) };
    }
    default:
      return tree;
  }
}

const literal = ([value = Number.NaN]: Value): Node => decimalNode(value);

/** The values of the later lines in which an old value stood and the new one stands now. */
function carriedOn(facts: Facts, from: number, start: Swap[]): Value[] {
  const swaps = [...start];
  const out: Value[] = [];
  for (const sides of facts.lines.slice(from)) {
    for (const side of sides) {
      const tree = swapped(side, swaps);
      if (tree === side) continue;
      const [old, value] = [sampled(side, facts.degrees), sampled(tree, facts.degrees)];
      if (!isNumber(value)) continue;
      out.push(value);
      if (isNumber(old) && swaps.length < 8 && variables(side).length === 0)
        swaps.push({ from: old[0] ?? 0, to: tree, value });
    }
    const roots = rootsOf(
      sides.map((side) => swapped(side, swaps)),
      facts.degrees,
    );
    const before = rootsOf(sides, facts.degrees);
    out.push(...roots);
    const [root, next] = [before[0], roots[0]];
    if (root && next && !same(root, next) && swaps.length < 8)
      swaps.push({ from: root[0] ?? 0, to: literal(next), value: next });
  }
  return out;
}

function swapped(tree: Node, swaps: Swap[]): Node {
  let any = false;
  const made = rewrite(tree, (node) => {
    if (node.kind !== 'number' && !(node.kind === 'neg' && node.of.kind === 'number') && node.kind !== 'div')
      return node;
    const [value = Number.NaN] = sampled(node, false);
    const swap = swaps.find((one) => Math.abs(one.from - value) <= 1e-9 * Math.max(1, Math.abs(value)));
    if (!swap) return node;
    any = true;
    return swap.to;
  });
  return any ? made : tree;
}
