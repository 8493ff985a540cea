import { type Node, variables } from '../engine/index';
import { hasUnknownBelow, solveFractionEquation } from './fraction-equation';
import { solveDoubleInequality, solveLinearInequality } from './inequality';
import { isLinear, solveLinear, solveLowered } from './linear-equation';
import { type Comparison, SIGNS } from './linear-steps';
import type { SolveProblem } from './problem';
import { quadraticOf, solveQuadratic } from './quadratic';
import { solveQuadraticInequality } from './quadratic-inequality';
import { readMaths } from './read-maths';
import { solveSimultaneous } from './simultaneous';
import { cannot, type Solution } from './solution';

/** Chooses the method for an equation, an inequality or two equations. */
export function solveStatement(problem: SolveProblem): Solution {
  const tree = readMaths(problem.statement);
  if (tree.kind === 'list' && !tree.joins.includes('or')) return solveSimultaneous(tree.items, problem.method);
  if (tree.kind !== 'relation') return cannot('I need an equation or an inequality to solve.');
  const signs = tree.operators.filter((operator): operator is Comparison => operator in SIGNS);
  const names = variables(tree);
  const variable = problem.variable ?? names[0] ?? 'x';
  if (signs.length !== tree.operators.length) return cannot('I can solve with the signs =, <, >, ≤ and ≥.');
  if (names.length !== 1 || names[0] !== variable)
    return cannot(
      names.length === 0
        ? 'There’s no unknown here to solve for.'
        : 'There’s more than one unknown here. Give me two equations, or ask me to make one letter the subject.',
    );
  if (tree.parts.length === 3) return solveDoubleInequality(tree.parts, signs, variable);
  const [left, right] = tree.parts;
  const [sign] = signs;
  if (!left || !right || !sign || tree.parts.length !== 2)
    return cannot('I need an equation or an inequality to solve.');
  return sign === '=' ? equation(left, right, variable, problem) : inequality(left, right, sign, variable);
}

function equation(left: Node, right: Node, variable: string, { method }: SolveProblem): Solution {
  if (isLinear(left, right, variable)) return solveLinear(left, right, variable);
  if (quadraticOf(left, right, variable)) return solveQuadratic(left, right, variable, method);
  const lowered = solveLowered(left, right, variable);
  if (lowered) return lowered;
  if ([left, right].some((side) => hasUnknownBelow(side, variable)))
    return solveFractionEquation(left, right, variable);
  return cannot('I can solve linear and quadratic equations, but this is a different kind.');
}

function inequality(left: Node, right: Node, sign: Comparison, variable: string): Solution {
  if (isLinear(left, right, variable)) return solveLinearInequality(left, right, sign, variable);
  if (quadraticOf(left, right, variable)) return solveQuadraticInequality(left, right, sign, variable);
  return cannot('I can solve linear and quadratic inequalities, but this is a different kind.');
}
