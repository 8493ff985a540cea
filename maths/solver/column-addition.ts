import { type Rational, rationals } from '../engine/index';
import type { ColumnArithmetic } from '../figures/number-figures';
import { cells, type Numeral, placeName, scaledDigits } from './decimal-digits';
import { decimalText } from './number-latex';
import type { Working } from './working';

/** Adds numbers of 0 or more in columns, writing one line a column with its carry; gives the sum. */
export function addInColumns(working: Working, numerals: readonly Numeral[]): Rational {
  const places = Math.max(...numerals.map((numeral) => numeral.places));
  const sum = numerals.map((numeral) => numeral.value).reduce(rationals.add);
  const result = scaledDigits(sum, places);
  const width = Math.max(result.length, places + 1);
  const rows = numerals.map(({ value }) => padded(scaledDigits(value, places), places + 1));
  const column = (row: number[], index: number) => row[row.length - 1 - index] ?? 0;
  const carries: number[] = [0];
  const total = padded(result, places + 1);
  const isBusy = numerals.some(({ text }) => text.length > 1);
  for (let index = 0; isBusy && index < Math.max(...rows.map((row) => row.length)); index += 1) {
    const carry = carries[index] ?? 0;
    const digits = rows.map((row) => column(row, index));
    const here = digits.reduce((a, b) => a + b, carry);
    const next = Math.floor(here / 10);
    carries[index + 1] = next;
    const name = placeName(index - places);
    const write = `write $${here % 10}$`;
    const keep = next > 0 ? ` and carry $${next}$ to the ${placeName(index - places + 1)}` : '';
    const parts = [...digits, ...(carry > 0 ? [carry] : [])];
    working.identity(
      'add-a-column',
      `${parts.join('+')}=${here}`,
      `Add the ${name}${carry > 0 ? ' and the carried digit' : ''}: ${write}${keep}.`,
      additionLayout(rows, carries, total, width, places, index + 1),
    );
  }
  const layout = additionLayout(rows, carries, total, width, places, total.length);
  working.equal('read-the-sum', decimalText(sum) ?? '', isBusy ? 'Read the answer under the line.' : 'Add.', layout);
  return sum;
}

const padded = (digits: number[], length: number): number[] => [
  ...Array.from({ length: Math.max(0, length - digits.length) }, () => 0),
  ...digits,
];

function additionLayout(
  rows: number[][],
  carries: number[],
  total: number[],
  width: number,
  places: number,
  done: number,
): ColumnArithmetic {
  const shown = total.map((digit, index) => (index >= total.length - done ? digit : null));
  const carried = Array.from({ length: width }, (_, index) => {
    const carry = carries[width - 1 - index] ?? 0;
    return carry > 0 ? carry : null;
  });
  return {
    kind: 'column-arithmetic',
    rows: [
      ...(carried.some((digit) => digit !== null) ? [{ digits: cells(carried, width, places, false) }] : []),
      ...rows.map((row, index) => ({
        digits: cells(row, width, places, true),
        ...(index === rows.length - 1 ? { sign: '+', rule: true } : {}),
      })),
      { digits: cells(shown, width, places, done >= places) },
    ],
  };
}
