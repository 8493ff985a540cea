import { compareTree } from './compare-answer';
import { amountOf } from './compare-quantities';
import { bare, decimal } from './compare-values';
import { ensureAllowance, MAX_LENGTH, withinAllowance } from './limits';
import { exactValue } from './normal-form';
import { parse } from './parse';
import { plainText } from './plain-text';
import { readingsOf } from './readings';
import { integer, isNumber, isWhole, type Node, rewrite, some, symbol, variables } from './tree';
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

/**
 * Whether an answer is the key with endless values of it rounded or cut off: 0.333 for 1/3, (0.33, 2), 33.3%, 3 × 3.14 and
 * 22/7 for π.
 */
export function isRoundedKey(spec: AnswerSpec, input: Node, model: Node): boolean {
  const values = endlessParts(model);
  if (values.length === 0) return false;
  const holdsPi = values.some((value) => value.kind === 'symbol');
  let found = false;
  const put = (value: Node): Node => {
    found = true;
    return value;
  };
  const exact = rewrite(input, (part) => {
    const turned = holdsPi ? withPi(part) : null;
    if (turned !== null) return put(turned);
    if (part.kind === 'percent' && isNumber(part.of)) {
      const shown = part.of.decimals === null ? { ...part.of, decimals: '' } : part.of;
      const share = values.find((value) => isRounding(shown, { kind: 'mul', factors: [value, integer(100)] }));
      return share ? put(share) : part;
    }
    if (!isNumber(part)) return part;
    const same = values.find((value) => isRounding(part, value));
    if (same) return put(same);
    const opposite = values.find((value) => isRounding(part, { kind: 'neg', of: value }));
    return opposite ? put({ kind: 'neg', of: opposite }) : part;
  });
  return found && compareTree(spec, exact, model).kind === 'same';
}

/** 22/7, and 3 × 22/7 read from left to right, with π; null for others. */
function withPi(part: Node): Node | null {
  if (part.kind !== 'div' || !isWhole(part.bottom) || part.bottom.whole !== '7') return null;
  const factors = part.top.kind === 'mul' ? part.top.factors : [part.top];
  const at = factors.findIndex((factor) => isWhole(factor) && factor.whole === '22');
  return at < 0
    ? null
    : { kind: 'mul', factors: factors.map((factor, index) => (index === at ? symbol('pi') : factor)) };
}

/** The closed parts of a key that no decimal ends. */
function endlessParts(model: Node): Node[] {
  const found: Node[] = [];
  some(model, (part) => {
    const isValue = ['div', 'mul', 'add', 'root', 'pow', 'call', 'symbol', 'mixed', 'number', 'neg'].includes(
      part.kind,
    );
    if (isValue && found.length < 12 && variables(part).length === 0 && isEndless(part)) found.push(part);
    return false;
  });
  return found;
}
