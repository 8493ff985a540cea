import { type Rational, rationals } from '../engine/index';
import { givenNumber, moneyResult, positiveNumber, share } from './given-number';
import { asDecimal, decimalText, plain } from './number-latex';
import type { PercentageProblem } from './problem';
import { cannot, type Solution } from './solution';
import { Working } from './working';

/** Percentages of amounts, changes by a percentage, parts as percentages, and back to the whole. */
export function solvePercentage(problem: PercentageProblem): Solution {
  switch (problem.kind) {
    case 'percentage-of':
      return percentageOf(
        givenNumber(problem.percent, 'percentage'),
        givenNumber(problem.amount, 'amount'),
        problem.money === true,
      );
    case 'percentage-change':
      return change(problem);
    case 'as-percentage':
      return asPercentage(givenNumber(problem.part, 'part'), positiveNumber(problem.whole, 'whole'));
    case 'reverse-percentage':
      return reverse(problem);
  }
}

const HUNDRED = rationals.rational(100);

function finish(working: Working, value: Rational, money: boolean): Solution {
  if (money) return moneyResult(working, value);
  return working.answer({ kind: 'number', model: decimalText(value) ?? plain(value) });
}

function percentageOf(percent: Rational, amount: Rational, money: boolean): Solution {
  const working = new Working('percentage');
  const [p, a] = [asDecimal(percent), asDecimal(amount)];
  const value = rationals.multiply(share(percent), amount);
  working.start('of-means-times', `${p}\\%\\times ${a}`, '"Of" means multiply.');
  working.equal('out-of-a-hundred', `\\frac{${p}}{100}\\times ${a}`, 'Per cent means out of one hundred.');
  working.equal('work-out', asDecimal(value), 'Multiply, then divide by $100$.');
  return finish(working, value, money);
}

function change(problem: Extract<PercentageProblem, { kind: 'percentage-change' }>): Solution {
  const working = new Working('percentage-change');
  const percent = givenNumber(problem.percent, 'percentage');
  const amount = givenNumber(problem.amount, 'amount');
  const rises = problem.direction === 'increase';
  const total = rises ? rationals.add(HUNDRED, percent) : rationals.subtract(HUNDRED, percent);
  if (rationals.sign(total) < 0) return cannot('You can’t decrease an amount by more than $100\\%$.');
  const [p, t, a] = [asDecimal(percent), asDecimal(total), asDecimal(amount)];
  const factor = asDecimal(share(total));
  working.identity(
    'whole-and-change',
    `100\\%${rises ? '+' : '-'}${p}\\%=${t}\\%`,
    rises ? 'The new amount is the whole plus the increase.' : 'The new amount is what’s left of the whole.',
  );
  working.start('of-means-times', `${t}\\%\\times ${a}`, `Find $${t}\\%$ of the amount.`);
  working.equal(
    'percentage-as-decimal',
    `${factor}\\times ${a}`,
    'Write the percentage as a decimal: divide by $100$.',
  );
  const value = rationals.multiply(share(total), amount);
  working.equal('work-out', asDecimal(value), 'Multiply.');
  return finish(working, value, problem.money === true);
}

function asPercentage(part: Rational, whole: Rational): Solution {
  const working = new Working('as-percentage');
  const fraction = rationals.divide(part, whole);
  const value = rationals.multiply(fraction, HUNDRED);
  working.start(
    'part-over-whole',
    `\\frac{${asDecimal(part)}}{${asDecimal(whole)}}\\times 100\\%`,
    'Write the part over the whole, and multiply by $100\\%$.',
  );
  if (fraction.d !== 1n) {
    working.equal('lowest-terms', `\\frac{${fraction.n}}{${fraction.d}}\\times 100\\%`, 'Simplify the fraction.');
  }
  working.equal('work-out', `${asDecimal(value)}\\%`, 'Multiply by $100\\%$.');
  return working.answer({
    kind: 'number',
    model: `${decimalText(value) ?? `(${plain(value)})`}%`,
    forms: [{ kind: 'percentage' }],
  });
}

function reverse(problem: Extract<PercentageProblem, { kind: 'reverse-percentage' }>): Solution {
  const working = new Working('reverse-percentage');
  const percent = givenNumber(problem.percent, 'percentage');
  const result = givenNumber(problem.result, 'amount');
  const { direction } = problem;
  const total =
    direction === 'of'
      ? percent
      : direction === 'increase'
        ? rationals.add(HUNDRED, percent)
        : rationals.subtract(HUNDRED, percent);
  if (rationals.sign(total) <= 0) return cannot('The percentage left has to be more than zero.');
  const [p, t, r] = [asDecimal(percent), asDecimal(total), asDecimal(result)];
  const factor = asDecimal(share(total));
  if (direction !== 'of') {
    const sign = direction === 'increase' ? '+' : '-';
    working.identity(
      'whole-and-change',
      `100\\%${sign}${p}\\%=${t}\\%`,
      `After the change, you have $${t}\\%$ of the original amount.`,
    );
  }
  working.start('form-an-equation', `${factor}x=${r}`, `Let $x$ be the original amount: $${t}\\%$ of it is $${r}$.`);
  const value = rationals.divide(result, share(total));
  working.equivalent('divide-both-sides', `x=${asDecimal(value)}`, `Divide both sides by $${factor}$.`);
  if (problem.money) return moneyResult(working, value);
  return working.answer({ kind: 'number', model: decimalText(value) ?? plain(value), variable: 'x' });
}
