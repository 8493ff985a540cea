import { amountOf } from './compare-quantities';
import { bare, decimal } from './compare-values';
import { ensureAllowance, MAX_LENGTH, withinAllowance } from './limits';
import { exactValue } from './normal-form';
import { parse } from './parse';
import { plainText } from './plain-text';
import { readingsOf } from './readings';
import { isNumber, type Node } from './tree';
import type { AnswerSpec } from './types';

/**
 * Whether a typed decimal is another value (plain typing) rounded or cut off to the places it shows, where that value has
 * no end: 0.13, 0.133 and 0.1333 are 2/15. At least two figures must show. Never throws.
 */
export function isRoundedFrom(spec: AnswerSpec, input: string, other: string): boolean {
  if (input.length > MAX_LENGTH || other.length > MAX_LENGTH) return false;
  try {
    return withinAllowance(() => {
      const [shown, value] = [valueIn(spec, input), valueIn(spec, other)];
      const found = shown !== null && value !== null && isRounding(shown, value);
      ensureAllowance();
      return found;
    });
  } catch {
    return false;
  }
}

function valueIn(spec: AnswerSpec, text: string): Node | null {
  const read = parse(plainText(spec, text), readingsOf(spec)[0]);
  return read.ok ? (amountOf(bare(read.tree, spec.variable))?.value ?? null) : null;
}

function isRounding(shown: Node, value: Node): boolean {
  const digits = shown.kind === 'neg' ? shown.of : shown;
  if (!isNumber(digits) || digits.decimals === null || digits.recurring !== '') return false;
  const figures = (digits.whole + digits.decimals).replace(/^0+/, '').length;
  if (figures < 2 || !isEndless(value)) return false;
  const scale = 10 ** digits.decimals.length;
  const [typed, whole] = [Math.round(decimal(shown) * scale), decimal(value) * scale];
  return Number.isFinite(whole) && (typed === Math.round(whole) || typed === Math.trunc(whole));
}

/** No decimal ends it, or none that anyone writes out: 2/15, √2, 63/128, but not 3/8. */
function isEndless(value: Node): boolean {
  const exact = exactValue(value);
  return exact === null || 10_000n % exact.d !== 0n;
}
