import { proportionalSides } from './compare-equations';
import type { Comparison } from './comparison';
import { sameIntervals } from './intervals';
import { regionOf } from './solution-region';
import { solvedRegion } from './solve-inequality';
import { type Node, type Relation, variables } from './tree';

/** Solved inequalities by their boundary points; others (y > 2x + 1) by proportional sides and direction. */
export function compareInequalities(input: Node, model: Node, variable: string | undefined): Comparison {
  const name = variable ?? variables(model)[0] ?? variables(input)[0] ?? 'x';
  const wanted = regionOf(model, name);
  const given = regionOf(input, name);
  if (wanted === null) {
    const solved = given && onlyUnknown(model, name) ? solvedRegion(model, name) : null;
    if (given && solved) return { kind: sameIntervals(given, solved) ? 'same' : 'different' };
    return { kind: sameDirected(input, model) ? 'same' : 'different' };
  }
  if (given !== null) return { kind: sameIntervals(given, wanted) ? 'same' : 'different' };
  const reached = onlyUnknown(input, name) ? solvedRegion(input, name) : null;
  if (sameDirected(input, model) || (reached && sameIntervals(reached, wanted)))
    return { kind: 'unfinished', message: `Right so far. Now get ${name} by itself.` };
  return { kind: 'different' };
}

const onlyUnknown = (node: Node, name: string) => variables(node).every((other) => other === name);

const FLIPPED: Record<string, Relation> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' };

/** Whether each inequality of one chain is a multiple of that of the other, turned round for a negative multiple. */
export function sameDirected(a: Node, b: Node): boolean {
  if (a.kind !== 'relation' || b.kind !== 'relation' || a.operators.length !== b.operators.length) return false;
  if (variables(a).length === 0) return false;
  return (
    chain(a.parts, a.operators, b.parts, b.operators) ||
    chain(
      [...a.parts].reverse(),
      [...a.operators].reverse().map((o) => FLIPPED[o] ?? o),
      b.parts,
      b.operators,
    )
  );
}

function chain(partsA: Node[], operatorsA: Relation[], partsB: Node[], operatorsB: Relation[]): boolean {
  return operatorsA.every((operator, index) => {
    const [left, right, otherLeft, otherRight] = [partsA[index], partsA[index + 1], partsB[index], partsB[index + 1]];
    const other = operatorsB[index];
    if (!left || !right || !otherLeft || !otherRight || operator === '=' || operator === 'in') return false;
    const way = proportionalSides({ left, right }, { left: otherLeft, right: otherRight });
    if (way === null) return false;
    return operator === '!=' ? other === '!=' : other === (way === 1 ? operator : FLIPPED[operator]);
  });
}
