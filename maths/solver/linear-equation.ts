import { type Node, rationals, toLatex } from '../engine/index';
import { linearSteps } from './linear-steps';
import { plain, styleOf } from './number-latex';
import { inLetter, letterLatex, numbersIn, polynomialLatex, polynomialOf, subtract } from './polynomial';
import { readMaths } from './read-maths';
import type { Solution } from './solution';
import { Working } from './working';

/** Whether left − right is at most linear in the letter, with no other letters. */
export function isLinear(left: Node, right: Node, variable: string): boolean {
  const [a, b] = [polynomialOf(left), polynomialOf(right)];
  const numbers = a && b && numbersIn(subtract(a, b), variable);
  return (
    numbers !== null &&
    numbers.length <= 2 &&
    [a, b].every((side) => side && (numbersIn(side, variable)?.length ?? 9) <= 2)
  );
}

/** Solves an equation that is linear in its only letter: fractions, brackets, like terms, then inverse operations. */
export function solveLinear(left: Node, right: Node, variable: string): Solution {
  const working = new Working('linear-equation');
  working.start('read-the-equation', `${toLatex(left)}=${toLatex(right)}`, 'Start with the given equation.');
  const end = linearSteps(working, left, right, '=', variable);
  if ('value' in end) return working.answer({ kind: 'number', model: plain(end.value), variable });
  const style = styleOf(left, right);
  const name = letterLatex(variable).trim();
  const dropped = `When you collect like terms, $${name}$ cancels out and $${style(end.left)}=${style(end.right)}$ is left`;
  if (rationals.equals(end.left, end.right)) {
    working.result('always-true', '\\text{all real numbers}', `${dropped}, which is always true.`);
    return working.answer({ kind: 'inequality', model: 'all real numbers', variable });
  }
  working.result('never-true', '\\text{no solution}', `${dropped}, which is never true.`);
  return working.answer({ kind: 'solutions', model: 'no solution', variable });
}

/** An equation whose higher powers are the same on both sides and drop out; null where they do not. */
export function solveLowered(left: Node, right: Node, variable: string): Solution | null {
  const [a, b] = [left, right].map((side) => {
    const form = polynomialOf(side);
    return form && numbersIn(form, variable);
  });
  const degree = a && b ? Math.max(a.length, b.length) - 1 : 0;
  if (!a || !b || degree < 2 || a.length !== b.length) return null;
  if (a.slice(2).some((value, index) => !rationals.equals(value, b[index + 2] ?? rationals.ZERO))) return null;
  const working = new Working('linear-equation');
  working.start('read-the-equation', `${toLatex(left)}=${toLatex(right)}`, 'Start with the given equation.');
  const [l, r] = [a, b].map((numbers) => polynomialLatex(inLetter(numbers.slice(0, 2), variable)));
  if (l === undefined || r === undefined) return null;
  const [p, q] = [readMaths(l), readMaths(r)];
  const trial = linearSteps(new Working('trial'), p, q, '=', variable);
  if (!('value' in trial)) return null;
  working.equivalent(
    'same-to-both-sides',
    `${l}=${r}`,
    'The higher powers are the same on both sides, so subtract them from both sides.',
  );
  linearSteps(working, p, q, '=', variable);
  return working.answer({ kind: 'number', model: plain(trial.value), variable });
}
