import { type Rational, rationals } from '../engine/index';
import type { ColumnArithmetic } from '../figures/number-figures';
import { type Numeral, placeName } from './decimal-digits';
import { decimalText } from './number-latex';
import type { Working } from './working';

/** Multiplies two numbers of 0 or more in columns: one row a digit of the second, then the sum; gives the product. */
export function multiplyInColumns(working: Working, first: Numeral, second: Numeral): Rational {
  const product = rationals.multiply(first.value, second.value);
  const [long, short] = first.text.length >= second.text.length ? [first, second] : [second, first];
  const [a, b] = [whole(long), whole(short)];
  const places = first.places + second.places;
  const answer = decimalText(product) ?? '';
  if (a < 10n) {
    working.equal('multiply', answer, 'Use the times tables.');
    return product;
  }
  const digits = [...`${b}`].map(Number).reverse();
  const partials = digits.map((digit, index) => a * BigInt(digit) * 10n ** BigInt(index)).filter((part) => part > 0n);
  const layout = multiplicationLayout(a, b, partials);
  if (places > 0 && digits.length > 0)
    working.note('Leave out the decimal points while you multiply, and put them back at the end.');
  if (digits.length === 1) shortLines(working, a, Number(b));
  else {
    for (const [index, digit] of digits.entries()) {
      if (digit === 0) continue;
      const by = BigInt(digit) * 10n ** BigInt(index);
      const zeros =
        index === 0
          ? ''
          : ` Start with ${index === 1 ? 'a zero' : `${index} zeros`}, because this digit counts ${placeName(index)}.`;
      working.identity(
        'partial-product',
        `${a}\\times ${by}=${a * by}`,
        `Multiply by the ${placeName(index)} digit.${zeros}`,
      );
    }
    if (partials.length > 1)
      working.identity('add-partial-products', `${partials.join('+')}=${a * b}`, 'Add the rows.', layout);
  }
  if (places === 0) {
    working.equal('read-the-product', answer, 'Read the answer under the line.', layout);
    return product;
  }
  if (digits.length === 1)
    working.identity(
      'multiply-without-points',
      `${a}\\times ${b}=${a * b}`,
      'Read the product of the whole numbers.',
      layout,
    );
  const count = places === 1 ? 'is $1$ digit' : `are $${places}$ digits`;
  working.equal(
    'place-the-point',
    answer,
    `Altogether there ${count} after the decimal points, so the answer has the same.`,
  );
  return product;
}

const whole = ({ value, places }: Numeral): bigint =>
  rationals.multiply(value, rationals.rational(10n ** BigInt(places))).n;

/** One line a digit, with what is carried. */
function shortLines(working: Working, a: bigint, by: number): void {
  let carry = 0;
  const digits = [...`${a}`].map(Number).reverse();
  for (const [index, digit] of digits.entries()) {
    const here = digit * by + carry;
    const isLast = index === digits.length - 1;
    const added = carry > 0 ? `+${carry}` : '';
    const next = Math.floor(here / 10);
    const keep =
      isLast || next === 0 ? `write $${isLast ? here : here % 10}$` : `write $${here % 10}$ and carry $${next}$`;
    working.identity(
      'multiply-a-digit',
      `${digit}\\times ${by}${added}=${here}`,
      `Multiply the ${placeName(index)}${carry > 0 ? ' and add the carried digit' : ''}: ${keep}.`,
    );
    carry = next;
  }
}

function multiplicationLayout(a: bigint, b: bigint, partials: bigint[]): ColumnArithmetic {
  const width = `${a * b}`.length;
  const row = (value: bigint) => {
    const digits = [...`${value}`];
    return [...Array.from({ length: Math.max(0, width - digits.length) }, () => null), ...digits];
  };
  return {
    kind: 'column-arithmetic',
    rows: [
      { digits: row(a) },
      { digits: row(b), sign: '×', rule: true },
      ...(partials.length > 1
        ? partials.map((part, index) => ({
            digits: row(part),
            ...(index === partials.length - 1 ? { sign: '+', rule: true } : {}),
          }))
        : []),
      { digits: row(a * b) },
    ],
  };
}
