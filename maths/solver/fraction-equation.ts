import { type Node, rationals, some, toLatex, variables } from '../engine/index';
import { clearFractions } from './clear-fractions';
import { linearSteps } from './linear-steps';
import { plain } from './number-latex';
import { numbersIn, polynomialLatex, subtract } from './polynomial';
import { solveQuadratic } from './quadratic';
import { readMaths } from './read-maths';
import { cannot, type Solution } from './solution';
import { Working } from './working';

/** Whether the unknown stands below a fraction bar. */
export const hasUnknownBelow = (node: Node, variable: string): boolean =>
  some(node, (part) => part.kind === 'div' && variables(part.bottom).includes(variable));

/** An equation with the unknown in a denominator: clear the fractions, solve, and leave out what makes a denominator zero. */
export function solveFractionEquation(left: Node, right: Node, variable: string): Solution {
  const working = new Working('fraction-equation');
  working.start(
    'read-the-equation',
    `${toLatex(left)}=${toLatex(right)}`,
    `Start with the given equation; no denominator can be $0$.`,
  );
  const { left: l, right: r, by, bottoms } = clearFractions(left, right);
  const isAllowed = (value: number) =>
    bottoms.every(
      (bottom) =>
        Math.abs((numbersIn(bottom, variable) ?? []).reduceRight((sum, c) => sum * value + rationals.toNumber(c), 0)) >
        1e-9,
    );
  const [p, q] = [l, r].map((form) => readMaths(polynomialLatex(form)));
  const degree = (numbersIn(subtract(l, r), variable) ?? cannot('I can solve for one unknown at a time.')).length - 1;
  if (!p || !q || degree > 2 || degree < 1)
    return cannot('I can solve fraction equations that become linear or quadratic.');
  const lines = `${polynomialLatex(l)}=${polynomialLatex(r)}`;
  const reason = `Multiply every term by $${by}$ to clear the fractions, and expand.`;
  if (degree === 1) {
    return linear(working, { left: p, right: q, lines, reason, variable, isAllowed });
  }
  const inner = solveQuadratic(p, q, variable);
  const values = [...inner.answer.model.matchAll(/=(-?\d+(?:\/\d+)?)(?= or |$)/g)].map(([, text = '']) => {
    const [top = 0, bottom = 1] = text.split('/').map(Number);
    return top / bottom;
  });
  if (values.some((value) => !isAllowed(value)))
    return cannot('One of the possible solutions makes a denominator zero, and I can’t set that out yet.');
  working.equivalent('clear-fractions', lines, reason);
  for (const step of inner.steps.slice(1)) working.add(step);
  return working.answer(inner.answer, inner.answerLatex);
}

interface LinearCase {
  left: Node;
  right: Node;
  lines: string;
  reason: string;
  variable: string;
  isAllowed: (value: number) => boolean;
}

function linear(working: Working, { left, right, lines, reason, variable, isAllowed }: LinearCase): Solution {
  const trial = linearSteps(new Working('trial'), left, right, '=', variable);
  const fits = 'value' in trial && isAllowed(rationals.toNumber(trial.value));
  // A candidate that is left out does not follow from the equation, so a chain of its own leads to it.
  if (fits) working.equivalent('clear-fractions', lines, reason);
  else working.start('clear-fractions', lines, reason);
  const end = linearSteps(working, left, right, '=', variable);
  if (!('value' in end)) return cannot('I couldn’t finish this one.');
  if (fits) return working.answer({ kind: 'number', model: plain(end.value), variable });
  working.result(
    'leave-out-candidate',
    '\\text{no solution}',
    `This value makes a denominator $0$, so reject it: there’s no solution.`,
  );
  return working.answer({ kind: 'solutions', model: 'no solution', variable });
}
