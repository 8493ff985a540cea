import type { QuestionContent } from '../templates/index';

/** The formula of the prompt that the working starts from; null where the question is told in words. */
export function shownStart({ prompt, steps, answer }: QuestionContent): string | null {
  const first = steps[0];
  if (first?.relation !== 'start') return null;
  const asked = promptFormulas(prompt);
  const own = asked.find((formula) => sameWriting(formula, first.line));
  if (own !== undefined) return own;
  // "Simplify 6/8." with a first line 6 ÷ 8 starts from what is asked all the same.
  const [only, ...more] = asked;
  const isStart = only !== undefined && more.length === 0 && /[=<>+×÷]|\\(?:frac|sqrt|times|div|le|ge)\b/.test(only);
  return isStart && (answer.kind === 'solutions' || answer.kind === 'inequality') && /[=<>]/.test(only) ? only : null;
}

/** The lines of the worked solution that begin something new: a student may begin there as well. */
export function ownStarts({ steps }: QuestionContent): string[] {
  return steps.filter(({ relation }) => relation === 'start').map(({ line }) => line);
}

/** The formulas of a prompt, without prices. */
export function promptFormulas(prompt: string): string[] {
  return [...prompt.replaceAll('\\$', '').matchAll(/\$([^$]*)\$/g)].map(([, formula = '']) => formula);
}

const sameWriting = (a: string, b: string) => plain(a) === plain(b);
const plain = (text: string) => text.replace(/\\left|\\right|\\[,;! ]|\s/g, '').replace(/\\dfrac/g, '\\frac');
