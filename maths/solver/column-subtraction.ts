import { type Rational, rationals } from '../engine/index';
import type { ColumnArithmetic } from '../figures/number-figures';
import { cells, type Numeral, placeName, scaledDigits } from './decimal-digits';
import { decimalText } from './number-latex';
import type { Working } from './working';

/** Subtracts the smaller from the larger number in columns, trading where a digit is too small; gives the difference. */
export function subtractInColumns(working: Working, top: Numeral, bottom: Numeral, front = ''): Rational {
  const places = Math.max(top.places, bottom.places);
  const length = Math.max(scaledDigits(top.value, places).length, places + 1);
  const pad = (digits: number[]) => [...Array.from({ length: length - digits.length }, () => 0), ...digits];
  const above = pad(scaledDigits(top.value, places));
  const below = pad(scaledDigits(bottom.value, places));
  const traded = [...above];
  const difference = rationals.subtract(top.value, bottom.value);
  const result = pad(scaledDigits(difference, places));
  const isBusy = top.text.length > 1;
  const lay = (done: number) => subtractionLayout({ above, below, traded, result, places, done });
  for (let index = length - 1; isBusy && index >= 0; index -= 1) {
    const [here = 0, take = 0] = [traded[index], below[index]];
    const name = placeName(length - 1 - index - places);
    let how = `Subtract the ${name}.`;
    if (here < take) {
      const from = lastNonZero(traded, index);
      for (let between = from + 1; between < index; between += 1) traded[between] = 9;
      traded[from] = (traded[from] ?? 0) - 1;
      traded[index] = here + 10;
      const source = placeName(length - 1 - from - places);
      how = `In the ${name} $${here}$ is less than $${take}$, so trade $1$ from the ${source}.`;
    }
    const now = traded[index] ?? 0;
    const isLeading =
      take === 0 &&
      now === 0 &&
      result.slice(0, index + 1).every((digit) => digit === 0) &&
      index < length - 1 - places;
    if (!isLeading) working.identity('subtract-a-column', `${now}-${take}=${now - take}`, how, lay(length - index));
  }
  working.equal(
    'read-the-difference',
    `${front}${decimalText(difference) ?? ''}`,
    isBusy ? 'Read the answer under the line.' : 'Subtract.',
    lay(length),
  );
  return difference;
}

function lastNonZero(digits: readonly number[], before: number): number {
  for (let index = before - 1; index > 0; index -= 1) if ((digits[index] ?? 0) > 0) return index;
  return 0;
}

interface Setting {
  above: number[];
  below: number[];
  traded: number[];
  result: number[];
  places: number;
  done: number;
}

function subtractionLayout({ above, below, traded, result, places, done }: Setting): ColumnArithmetic {
  const width = above.length;
  const changed = traded.map((digit, index) => (digit === above[index] ? null : digit));
  const firstShown = result.findIndex((digit, index) => digit !== 0 || index >= width - 1 - places);
  const shown = result.map((digit, index) => (index >= width - done && index >= firstShown ? digit : null));
  const firstBelow = below.findIndex((digit, index) => digit !== 0 || index >= width - 1 - places);
  const blank = below.map((digit, index) => (index < firstBelow ? null : digit));
  return {
    kind: 'column-arithmetic',
    rows: [
      ...(changed.some((digit) => digit !== null) ? [{ digits: cells(changed, width, places, false) }] : []),
      { digits: cells(above, width, places, true) },
      { digits: cells(blank, width, places, true), sign: '−', rule: true },
      { digits: cells(shown, width, places, done >= places) },
    ],
  };
}
