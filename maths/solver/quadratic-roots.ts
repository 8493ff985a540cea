import { type Rational, rationals } from '../engine/index';
import { asFraction, plain } from './number-latex';
import type { Solution } from './solution';
import { type Surd, surdLatex, surdPlain } from './surd-number';
import type { Working } from './working';

/** Ends where no real number is a solution. */
export function noReal(working: Working, variable: string, reason: string): Solution {
  working.equivalent('no-real-solutions', '\\text{no solution}', reason);
  working.note('There are no real solutions.');
  return working.answer({ kind: 'solutions', model: 'no solution', variable });
}

export const TWO_ROOTS = 'Take the square root of both sides; there’s a positive and a negative root.';

/** -1\pm \sqrt{2}, \frac{1\pm 3\sqrt{5}}{2}. */
export function plusMinusLatex(middle: Rational, root: Surd): string {
  if (middle.n === 0n) return `\\pm ${surdLatex(root)}`;
  if (middle.d !== root.outside.d || middle.d === 1n) return `${asFraction(middle)}\\pm ${surdLatex(root)}`;
  return `\\frac{${middle.n}\\pm ${surdLatex({ ...root, outside: rationals.rational(root.outside.n) })}}{${middle.d}}`;
}

/** middle ± surd. */
export function rootsAnswer(variable: string, middle: Rational, root: Surd) {
  const one = (sign: string) => `${variable}=${middle.n === 0n ? '' : plain(middle)}${sign}${surdPlain(root)}`;
  return { kind: 'solutions', model: `${one(middle.n === 0n ? '' : '+')} or ${one('-')}`, variable } as const;
}
