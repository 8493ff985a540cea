import { questionUnits } from './question-units';
import type { AnswerSpec } from './types';

/** What a product ends and begins with. */
const ENDS_A_FACTOR = /[\w)}\]²³⁰¹⁴-⁹π½⅓⅔¼¾!°]\s*$/;
const STARTS_A_FACTOR = /^\s*(?:[\w(√π∛½⅓⅔¼¾]|\.\d|\\(?:frac|sqrt|pi|left|mleft|d?frac)(?![A-Za-z]))/;
const LETTERS = /(?<![\\A-Za-z])[A-Za-z]+/g;
const NAMED = /^(?:pi|sqrt|root|cbrt)$/i;

/** Whether the letter x stands for nothing in a question, so that it can only be a times sign. */
export function hasNoX(spec: AnswerSpec): boolean {
  // Neither question nor key are known: nothing tells what x is.
  if (spec.question === undefined && spec.model === '') return false;
  return !/x/i.test(spec.model) && !/^x/i.test(spec.variable ?? '') && !/[xX]/.test(lettersOf(spec));
}

const lettersOf = (spec: AnswerSpec) => [...questionUnits(spec.question).letters].join('');

/** "6xπ", "2^3 x 3^2" and "12 x a" with times signs, where the question has no x. */
export function withTimesSigns(spec: AnswerSpec, text: string): string {
  if (!/x/i.test(text) || !hasNoX(spec)) return text;
  const own = new Set(lettersOf(spec) + spec.model.replace(/[^A-Za-z]/g, ''));
  return text.replace(LETTERS, (run, at: number) => {
    if (!/x/i.test(run)) return run;
    const pieces = run.split(/x/i);
    const isKnown = (piece: string) => piece === '' || NAMED.test(piece) || (piece.length === 1 && own.has(piece));
    if (!pieces.every(isKnown) || pieces.slice(1, -1).includes('')) return run;
    const [before, after] = [text.slice(0, at), text.slice(at + run.length)];
    const opens = pieces[0] !== '' || ENDS_A_FACTOR.test(before);
    const closes = pieces.at(-1) !== '' || STARTS_A_FACTOR.test(after);
    return opens && closes ? pieces.join('×') : run;
  });
}
