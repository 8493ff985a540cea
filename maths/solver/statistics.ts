import { type Rational, rationals } from '../engine/index';
import { givenNumber } from './given-number';
import { asDecimal, asFraction, decimalText, inBrackets, plain, roundedDouble, roundedText } from './number-latex';
import type { StatisticsProblem } from './problem';
import { cannot, type Solution } from './solution';
import { integerSquareRoot } from './surd-number';
import { Working } from './working';

const MAX_VALUES = 30;
const HALVES =
  'Quartiles are the medians of the lower and upper halves; with an odd number of values, leave the middle value out of both halves.';

/** One measure of a list of numbers. */
export function solveStatistics({ data, find }: StatisticsProblem): Solution {
  if (data.length === 0) return cannot('There’s no data here.');
  if (data.length > MAX_VALUES) return cannot(`I can work with up to $${MAX_VALUES}$ values.`);
  const values = data.map((text) => givenNumber(text, 'data'));
  if (values.some((value) => decimalText(value) === null)) return cannot('Give the data as whole numbers or decimals.');
  const working = new Working('statistics');
  const sorted = [...values].sort(rationals.compare);
  switch (find) {
    case 'mean':
      return exactOrRounded(working, meanLines(working, values));
    case 'median':
      order(working, sorted);
      return exact(working, medianLines(working, sorted, '', true));
    case 'mode':
      return mode(working, sorted);
    case 'range':
      return range(working, sorted);
    case 'lower-quartile':
    case 'upper-quartile':
    case 'interquartile-range':
      return quartiles(working, sorted, find);
    case 'standard-deviation':
    case 'sample-standard-deviation':
      return deviation(working, values, find === 'sample-standard-deviation');
  }
}

const count = (n: number) => rationals.rational(n);
const exact = (working: Working, value: Rational): Solution =>
  working.answer({ kind: 'number', model: decimalText(value) ?? plain(value) }, asDecimal(value));

/** A value that may not end is rounded to two decimal places. */
function exactOrRounded(working: Working, value: Rational): Solution {
  if (decimalText(value) !== null) return exact(working, value);
  const text = roundedText(value, 2);
  working.result('round', `${asFraction(value)}\\approx ${text}`, 'Round to $2$ decimal places.');
  return working.answer({ kind: 'number', model: text, tolerance: 0.005 }, `\\approx ${text}`);
}

function order(working: Working, sorted: readonly Rational[]): void {
  working.start('put-in-order', sorted.map(asDecimal).join(',\\ '), 'Put the values in order.');
}

const sumLatex = (values: readonly Rational[]) =>
  values.map((value, index) => (index === 0 ? asDecimal(value) : `+${inBrackets(asDecimal(value))}`)).join('');

function meanLines(working: Working, values: readonly Rational[]): Rational {
  const n = values.length;
  const total = values.reduce(rationals.add);
  working.start(
    'mean-formula',
    `\\frac{${sumLatex(values)}}{${n}}`,
    `The mean is the sum of the values divided by how many there are, $${n}$.`,
  );
  working.equal('add-the-values', `\\frac{${asDecimal(total)}}{${n}}`, 'Add the values.');
  const mean = rationals.divide(total, count(n));
  working.equal('divide', asDecimal(mean), 'Divide.');
  return mean;
}

/** The middle of ordered values; `name` is what it is called, such as Q_{1}, or nothing. */
function medianLines(working: Working, sorted: readonly Rational[], name: string, isAnswer: boolean): Rational {
  const n = sorted.length;
  const head = name === '' ? '' : `${name}=`;
  const middle = Math.floor(n / 2);
  const upper = sorted[middle] ?? rationals.ZERO;
  if (n % 2 === 1) {
    const reason = `There are $${n}$ values, so the middle one is number $${middle + 1}$.`;
    working[isAnswer ? 'result' : 'start']('middle-value', `${head}${asDecimal(upper)}`, reason);
    return upper;
  }
  const lower = sorted[middle - 1] ?? rationals.ZERO;
  working.start(
    'middle-two-values',
    `${head}\\frac{${sumLatex([lower, upper])}}{2}`,
    `There are $${n}$ values, so the median is halfway between numbers $${middle}$ and $${middle + 1}$.`,
  );
  const value = rationals.divide(rationals.add(lower, upper), count(2));
  working.equal('work-out', `${head}${asDecimal(value)}`, 'Work it out.');
  return value;
}

function mode(working: Working, sorted: readonly Rational[]): Solution {
  order(working, sorted);
  const times = new Map<string, number>();
  for (const value of sorted) times.set(asDecimal(value), (times.get(asDecimal(value)) ?? 0) + 1);
  const most = Math.max(...times.values());
  if (most === 1 || (times.size > 1 && [...times.values()].every((here) => here === most)))
    return cannot('No value appears more often than the others, so there’s no mode.');
  const modes = [...times].filter(([, here]) => here === most).map(([value]) => value);
  const latex = modes.join(',\\ ');
  const words = modes.length === 1 ? `$${latex}$ appears most often` : `These values appear most often`;
  working.result('most-frequent', latex, `${words}: $${most}$ times.`.replace(/^(\$)/, 'The value $1'));
  return working.answer({ kind: modes.length === 1 ? 'number' : 'set', model: modes.join(', ') });
}

function range(working: Working, sorted: readonly Rational[]): Solution {
  const [low = rationals.ZERO, high = rationals.ZERO] = [sorted[0], sorted.at(-1)];
  working.start(
    'largest-minus-smallest',
    `${asDecimal(high)}-${inBrackets(asDecimal(low))}`,
    'The range is the largest value minus the smallest value.',
  );
  const value = rationals.subtract(high, low);
  working.equal('subtract', asDecimal(value), 'Subtract.');
  return exact(working, value);
}

function quartiles(working: Working, sorted: readonly Rational[], find: StatisticsProblem['find']): Solution {
  const half = Math.floor(sorted.length / 2);
  if (half < 1) return cannot('I need at least two values for quartiles.');
  order(working, sorted);
  working.note(HALVES);
  const [lower, upper] = [sorted.slice(0, half), sorted.slice(-half)];
  const low = () => {
    working.start(
      'lower-half',
      lower.map(asDecimal).join(',\\ '),
      'The lower quartile is the median of the lower half.',
    );
    return medianLines(working, lower, 'Q_{1}', find === 'lower-quartile');
  };
  const high = () => {
    working.start(
      'upper-half',
      upper.map(asDecimal).join(',\\ '),
      'The upper quartile is the median of the upper half.',
    );
    return medianLines(working, upper, 'Q_{3}', find === 'upper-quartile');
  };
  if (find === 'lower-quartile') return exact(working, low());
  if (find === 'upper-quartile') return exact(working, high());
  const [q1, q3] = [low(), high()];
  working.start(
    'quartile-difference',
    `${asDecimal(q3)}-${inBrackets(asDecimal(q1))}`,
    'The interquartile range is the upper quartile minus the lower quartile.',
  );
  const value = rationals.subtract(q3, q1);
  working.equal('subtract', asDecimal(value), 'Subtract.');
  return exact(working, value);
}

function deviation(working: Working, values: readonly Rational[], isSample: boolean): Solution {
  const n = values.length - (isSample ? 1 : 0);
  if (n < 1) return cannot('I need at least two values for a sample standard deviation.');
  const mean = meanLines(working, values);
  const squares = values.map((value) => {
    const gap = rationals.subtract(value, mean);
    return rationals.multiply(gap, gap);
  });
  const over = isSample ? `$${n}$, one less than how many values there are` : `how many there are, $${n}$`;
  const gaps = values.map((value) => `(${asDecimal(value)}-${inBrackets(asDecimal(mean))})^{2}`).join('+');
  const why = `The variance is the sum of the squared distances from the mean divided by ${over}.`;
  if (gaps.length <= 150) working.start('variance-formula', `\\frac{${gaps}}{${n}}`, why);
  const summed = `\\frac{${sumLatex(squares)}}{${n}}`;
  if (gaps.length <= 150) {
    if (summed.length <= 190) working.equal('square-the-distances', summed, 'Square each distance.');
  } else if (summed.length <= 190) working.start('variance-formula', summed, why);
  const variance = rationals.divide(squares.reduce(rationals.add), count(n));
  if (gaps.length <= 150 || summed.length <= 190) working.equal('work-out', asDecimal(variance), 'Add and divide.');
  working.start(
    'square-root',
    `\\sqrt{${asDecimal(variance)}}`,
    'The standard deviation is the square root of the variance.',
  );
  working.note(
    isSample
      ? 'This is the standard deviation of a sample.'
      : 'This is the standard deviation of the whole population.',
  );
  const [top, bottom] = [integerSquareRoot(variance.n), integerSquareRoot(variance.d)];
  if (top !== null && bottom !== null) {
    const root = rationals.rational(top, bottom);
    working.equal('work-out', asDecimal(root), 'Take the square root.');
    return exactOrRounded(working, root);
  }
  const text = roundedDouble(Math.sqrt(rationals.toNumber(variance)), 2);
  working.result('round', `\\sqrt{${asDecimal(variance)}}\\approx ${text}`, 'Round to $2$ decimal places.');
  return working.answer({ kind: 'number', model: text, tolerance: 0.005 }, `\\approx ${text}`);
}
