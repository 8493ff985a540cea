import { numericValues } from '../engine/index';

/** Whether a wrong answer stands to the right one as the rule of a misconception has it; both in plain typing. */
type Rule = (right: number[], wrong: number[]) => boolean;

const near = (a: number, b: number, slack = 1e-9) => Math.abs(a - b) <= slack * Math.max(1, Math.abs(a), Math.abs(b));
const each =
  (test: (right: number, wrong: number) => boolean): Rule =>
  (right, wrong) =>
    right.length === wrong.length && right.every((value, index) => test(value, wrong[index] ?? Number.NaN));
const times = (...factors: number[]): Rule =>
  each((right, wrong) => factors.some((factor) => near(wrong, factor * right)));
const byPowerOfTen: Rule = each((right, wrong) => {
  const shift = Math.log10(Math.abs(wrong / right));
  return Math.round(shift) !== 0 && near(shift, Math.round(shift), 1e-9);
});
const digits = (value: number) => [...String(value)].filter((letter) => /\d/.test(letter));
const larger: Rule = each((right, wrong) => wrong > right);
const smaller: Rule = each((right, wrong) => wrong < right);
const reversed: Rule = (right, wrong) =>
  right.length > 1 &&
  right.length === wrong.length &&
  right.every((value, index) => near(value, wrong.at(-1 - index) ?? Number.NaN));

/**
 * Rules that show in the two answers alone, whatever the question. Each path that bears such a name must keep its rule;
 * other names have rules that need the numbers of the question, and there the template's own path is the rule.
 */
export const ruleOfMisconception: Record<string, Rule> = {
  'one-zero-too-many': times(10),
  'ratio-order-swapped': reversed,
  'digits-swapped': each((right, wrong) => digits(right).sort().join() === digits(wrong).sort().join()),
  'leaves-out-zero': each(
    (right, wrong) =>
      digits(right)
        .filter((d) => d !== '0')
        .join() ===
      digits(wrong)
        .filter((d) => d !== '0')
        .join(),
  ),
  'decimal-point-moved-wrong-way': byPowerOfTen,
  'sector-half-left-out': times(2),
  'edge-counted-at-both-ends': times(2),
  'double-half-swap': times(4, 1 / 4),
  'definite-limits-swapped': times(-1),
  'protractor-wrong-scale': each((right, wrong) => near(right + wrong, 180)),
  'skips-a-ten': each((right, wrong) => [10, 100].includes(Math.abs(right - wrong))),
  'subtracts-instead-of-adding': smaller,
  'forgets-carry': smaller,
  'forgets-to-trade-down': larger,
};

/** Whether the path keeps the rule of its name; null where the name has no such rule, or an answer is no number. */
export function keepsRule(misconceptionId: string, right: string, wrong: string): boolean | null {
  const rule = ruleOfMisconception[misconceptionId];
  if (rule === undefined) return null;
  const [first, second] = [numericValues(right), numericValues(wrong)];
  return first === null || second === null ? null : rule(first, second);
}
