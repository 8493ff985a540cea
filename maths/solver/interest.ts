import { type Rational, rationals } from '../engine/index';
import { countNumber, givenNumber, moneyResult, positiveNumber, share } from './given-number';
import { linearSteps } from './linear-steps';
import { asDecimal, decimalText, plain, roundedText } from './number-latex';
import type { MoneyProblem } from './problem';
import { readMaths } from './read-maths';
import { cannot, type Solution } from './solution';
import { Working } from './working';

type Simple = Extract<MoneyProblem, { kind: 'simple-interest' }>;
type Compound = Extract<MoneyProblem, { kind: 'compound-interest' }>;

/** Simple and compound interest, straight-line and reducing-balance depreciation. */
export function solveMoney(problem: MoneyProblem): Solution {
  switch (problem.kind) {
    case 'simple-interest':
      return simpleInterest(problem);
    case 'compound-interest':
      return compoundInterest(problem);
    case 'straight-line-depreciation':
      return straightLine(problem);
    case 'reducing-balance':
      return reducingBalance(problem);
  }
}

const FORMULA = 'Simple interest is $I=Prn$: principal times rate times years.';

function simpleInterest(problem: Simple): Solution {
  const working = new Working('simple-interest');
  if (problem.find === 'interest' || problem.find === 'total') {
    const principal = positiveNumber(problem.principal, 'principal');
    const rate = share(positiveNumber(problem.rate, 'rate'));
    const years = positiveNumber(problem.years, 'time');
    working.start(
      'simple-interest-formula',
      `I=${asDecimal(principal)}\\times ${asDecimal(rate)}\\times ${asDecimal(years)}`,
      `${FORMULA} Write the rate as a decimal.`,
    );
    const interest = [rate, years].reduce(rationals.multiply, principal);
    working.equal('work-out', `I=${asDecimal(interest)}`, 'Multiply.');
    if (problem.find === 'interest') return moneyResult(working, interest, 'I');
    working.start(
      'add-the-principal',
      `${asDecimal(principal)}+${asDecimal(interest)}`,
      'The total is the principal plus the interest.',
    );
    const total = rationals.add(principal, interest);
    working.equal('work-out', asDecimal(total), 'Add.');
    return moneyResult(working, total);
  }
  if (!('interest' in problem)) return cannot('I need the interest to find this.');
  const interest = positiveNumber(problem.interest, 'interest');
  const known = (text: string, what: string) => asDecimal(positiveNumber(text, what));
  const rate = problem.find === 'rate' ? 'r' : asDecimal(share(positiveNumber(problem.rate, 'rate')));
  const years = problem.find === 'years' ? 'n' : known(problem.years, 'time');
  const principal = problem.find === 'principal' ? 'P' : known(problem.principal, 'principal');
  const letter = { rate: 'r', years: 'n', principal: 'P' }[problem.find];
  working.start(
    'simple-interest-formula',
    `${principal}\\times ${rate}\\times ${years}=${asDecimal(interest)}`,
    `${FORMULA} Substitute what you know.`,
  );
  const side = readMaths(`${principal}\\times ${rate}\\times ${years}`);
  const end = linearSteps(working, side, readMaths(decimalText(interest) ?? ''), '=', letter);
  const value = 'value' in end ? end.value : cannot('I couldn’t finish this one.');
  if (problem.find === 'principal') return moneyResult(working, value, 'P');
  if (problem.find === 'years')
    return working.answer({ kind: 'number', model: decimalText(value) ?? plain(value), variable: 'n' });
  const percent = rationals.multiply(value, rationals.rational(100));
  working.result('as-percentage', `r=${asDecimal(percent)}\\%`, 'Write the rate as a percentage per year.');
  return working.answer({ kind: 'number', model: `${decimalText(percent) ?? `(${plain(percent)})`}%`, variable: 'r' });
}

/** value × factor^times, exactly where that is short, else by doubles to a tenth of a cent. */
function grown(value: Rational, factor: Rational, times: number): Rational {
  if (times <= 40 && factor.d <= 100_000n) return rationals.multiply(value, rationals.power(factor, times));
  const double = rationals.toNumber(value) * rationals.toNumber(factor) ** times;
  if (!(double < 1e12)) return cannot('This amount gets too large for me.');
  return rationals.rational(BigInt(Math.round(double * 1e5)), 100_000n);
}

function compoundInterest(problem: Compound): Solution {
  const working = new Working('compound-interest');
  const principal = positiveNumber(problem.principal, 'principal');
  const yearly = share(positiveNumber(problem.rate, 'rate'));
  const years = countNumber(problem.years, 'number of years', 1, 60);
  const perYear = countNumber(problem.perYear ?? 1, 'number of times a year', 1, 365);
  const times = years * perYear;
  const rate = rationals.divide(yearly, rationals.rational(perYear));
  const factor = rationals.add(rationals.ONE, rate);
  if (perYear > 1) {
    working.identity(
      'number-of-periods',
      `${years}\\times ${perYear}=${times}`,
      `Interest is added $${perYear}$ times a year, so $${times}$ times altogether.`,
    );
  }
  const inside = perYear > 1 ? `1+\\frac{${asDecimal(yearly)}}{${perYear}}` : `1+${asDecimal(yearly)}`;
  working.start(
    'compound-interest-formula',
    `A=${asDecimal(principal)}\\times \\left(${inside}\\right)^{${times}}`,
    'Compound interest is $A=P(1+r)^n$, with the rate for one period as a decimal.',
  );
  const written = decimalText(factor);
  if (written)
    working.equal(
      'growth-factor',
      `A=${asDecimal(principal)}\\times ${written}^{${times}}`,
      'Each period multiplies the amount by the same number.',
    );
  const total = grown(principal, factor, times);
  if (problem.find === 'total') return moneyResult(working, total, 'A');
  const text = roundedText(total, 2);
  const rounded = givenNumber(text, 'amount');
  working.start(
    'subtract-the-principal',
    `${text}-${asDecimal(principal)}`,
    `To the nearest cent, the amount is $\\$${text}$; subtract the principal to find the interest.`,
  );
  const interest = rationals.subtract(rounded, principal);
  working.equal('work-out', asDecimal(interest), 'Subtract.');
  return moneyResult(working, interest);
}

function straightLine({
  value,
  yearly,
  years,
}: Extract<MoneyProblem, { kind: 'straight-line-depreciation' }>): Solution {
  const working = new Working('straight-line-depreciation');
  const [start, loss] = [positiveNumber(value, 'value'), positiveNumber(yearly, 'yearly loss')];
  const count = countNumber(years, 'number of years', 1, 100);
  working.start(
    'straight-line-formula',
    `${asDecimal(start)}-${count}\\times ${asDecimal(loss)}`,
    'Straight-line depreciation takes the same amount off every year.',
  );
  const lost = rationals.multiply(loss, rationals.rational(count));
  working.equal('work-out', `${asDecimal(start)}-${asDecimal(lost)}`, 'Multiply first.');
  const left = rationals.subtract(start, lost);
  if (rationals.sign(left) < 0) return cannot('The value would fall below zero before then.');
  working.equal('subtract', asDecimal(left), 'Subtract.');
  return moneyResult(working, left);
}

function reducingBalance({ value, rate, years }: Extract<MoneyProblem, { kind: 'reducing-balance' }>): Solution {
  const working = new Working('reducing-balance');
  const start = positiveNumber(value, 'value');
  const yearly = share(positiveNumber(rate, 'rate'));
  const count = countNumber(years, 'number of years', 1, 60);
  const factor = rationals.subtract(rationals.ONE, yearly);
  if (rationals.sign(factor) <= 0) return cannot('The rate must be less than $100\\%$.');
  working.start(
    'reducing-balance-formula',
    `S=${asDecimal(start)}\\times \\left(1-${asDecimal(yearly)}\\right)^{${count}}`,
    'Reducing-balance depreciation is $S=V_0(1-r)^n$, with the rate as a decimal.',
  );
  working.equal(
    'growth-factor',
    `S=${asDecimal(start)}\\times ${asDecimal(factor)}^{${count}}`,
    'Each year it keeps the same fraction of its value.',
  );
  return moneyResult(working, grown(start, factor, count), 'S');
}
