import type { QuestionContent } from '../templates/index';
import { type CheckedLine, note } from './checked-line';
import { judgeIntegrals } from './judge-integrals';
import { promptFormulas } from './question-lines';
import { hasIntegral, hasLimits, readIntegrals } from './read-integrals';
import { withoutLabel } from './without-label';

/** A line with an integral sign, or an antiderivative in brackets with limits behind it. */
export const isOfIntegrals = (line: string): boolean => hasIntegral(line) || hasLimits(line);

/** The integral that a question asks for, as its prompt writes it. */
const askedIntegral = ({ prompt }: QuestionContent): string | undefined => promptFormulas(prompt).find(hasIntegral);

/** Without the question's own integral in front: what stands behind it is a line about the question. */
export function withoutAskedIntegral(question: QuestionContent, line: string): string {
  const asked = askedIntegral(question);
  const at = line.indexOf('=');
  return asked !== undefined && at > 0 && plain(line.slice(0, at)) === plain(asked) ? line.slice(at) : line;
}

/**
 * A line with integrals while the question is open. Antiderivatives are judged, by differentiating, where the question
 * asks for the value of an integral. Values never are: they would tell the answer.
 */
export function checkOpenIntegrals(question: QuestionContent, typed: string): CheckedLine {
  const asked = askedIntegral(question);
  if (asked === undefined || question.answer.kind !== 'number') return note;
  const line = withoutLabel(typed);
  const begins = /^\s*(?:=|\[|\\left\s*\[)/.test(line) && !/[^=\s].*=/.test(line);
  const unlimited = withoutLimits(begins ? `${asked}=${line.replace(/^\s*=/, '')}` : line);
  return unlimited === null ? note : verdictOf(unlimited);
}

/** A line with integrals of a question that is closed: values are judged too. */
export const checkClosedIntegrals = (line: string): CheckedLine => ({
  ...verdictOf(withoutLabel(line)),
  statesAnswer: true,
});

function verdictOf(line: string): CheckedLine {
  switch (judgeIntegrals(line)) {
    case 'equal':
      return { ...note, verdict: 'CHECKED', reason: null };
    case 'unequal':
      return { ...note, verdict: 'LOOK_AGAIN', reason: 'unequal-sides' };
    case null:
      return note;
  }
}

/**
 * "∫₀¹ 2x dx = [x²]₀¹" as "∫ 2x dx = x² + c": with the same limits everywhere it says that one is an antiderivative of the
 * other. Null where a side is a value.
 */
function withoutLimits(line: string): string | null {
  const sides = readIntegrals(line);
  if (sides === null) return null;
  const all = sides.flatMap(({ integrals }) => integrals);
  const limits = new Set(all.map((each) => (each.limits ? `${plain(each.limits.from)} ${plain(each.limits.to)}` : '')));
  if (limits.size !== 1) return null;
  if (limits.has('')) return line;
  const isName = (text: string) => /^\s*[A-Za-z]\s*$/.test(text);
  if (sides.some(({ text, integrals }) => integrals.length === 0 && !isName(text))) return null;
  return sides
    .map(({ text, integrals }) => {
      const whole = integrals.reduce(
        (sum, { of, by, isBracket }) =>
          sum.replace(/\(\\[A-Z][a-z]+\)/, () => (isBracket ? `(${of})` : `∫(${of})d${by} `)),
        text,
      );
      return integrals.some(({ isBracket }) => isBracket) ? `${whole}+c` : whole;
    })
    .join('=');
}

const plain = (text: string): string =>
  text
    .replace(/\\int(?![a-z])/g, '∫')
    .replace(/\\left|\\right|\\[,;:! ]|[\s{}]/g, '')
    .replace(/\\[dt]frac/g, '\\frac');
