import { type Rational, rationals } from '../engine/index';
import { countNumber, givenNumber } from './given-number';
import { linearSteps } from './linear-steps';
import { asDecimal, asFraction, decimalText, inBrackets, type NumberStyle, plain } from './number-latex';
import { collected, constantTerm, polynomialLatex, polynomialPlain } from './polynomial';
import type { SequenceProblem } from './problem';
import { readMaths } from './read-maths';
import { cannot, type Solution } from './solution';
import { Working } from './working';

type Arithmetic = Extract<SequenceProblem, { kind: 'arithmetic-sequence' }>;
type Geometric = Extract<SequenceProblem, { kind: 'geometric-sequence' }>;

/** Rule, terms, sums and positions of arithmetic and geometric sequences. */
export const solveSequence = (problem: SequenceProblem): Solution =>
  problem.kind === 'arithmetic-sequence' ? arithmetic(problem) : geometric(problem);

/** Fractions where a fraction was given, decimals otherwise. */
const styleFor = (...texts: string[]): NumberStyle =>
  texts.some((text) => /\/|frac/.test(text)) ? asFraction : asDecimal;

const exactText = (value: Rational) => decimalText(value) ?? plain(value);
const number = (text: string, what: string) => givenNumber(text, what);
const powered = (value: Rational, exponent: string, write: NumberStyle) => {
  const text = write(value);
  const base = text.startsWith('\\frac') || text.startsWith('-') ? `\\left(${text}\\right)` : text;
  return `${base}^{${exponent}}`;
};

function arithmetic(problem: Arithmetic): Solution {
  const working = new Working('arithmetic-sequence');
  const [a, d] = [number(problem.a, 'first term'), number(problem.d, 'common difference')];
  const write = styleFor(problem.a, problem.d);
  const [first, step] = [write(a), inBrackets(write(d))];
  const rule = 'An arithmetic sequence has $T_n=a+(n-1)d$.';
  switch (problem.find) {
    case 'rule': {
      working.start('arithmetic-rule', `T_{n}=${first}+(n-1)\\times ${step}`, rule);
      const form = collected([{ coefficient: d, powers: [['n', 1]] }, constantTerm(rationals.subtract(a, d))]);
      working.equal('simplify', `T_{n}=${polynomialLatex(form, write)}`, 'Expand and collect like terms.');
      return working.answer({ kind: 'expression', model: polynomialPlain(form) });
    }
    case 'term': {
      const n = countNumber(problem.n, 'position', 1, 100_000);
      working.start('arithmetic-rule', `T_{${n}}=${first}+(${n}-1)\\times ${step}`, `${rule} Substitute $n=${n}$.`);
      const value = rationals.add(a, rationals.multiply(d, rationals.rational(n - 1)));
      working.equal('bracket-first', `T_{${n}}=${first}+${n - 1}\\times ${step}`, 'Work out the bracket.');
      working.equal('work-out', `T_{${n}}=${write(value)}`, 'Multiply, then add.');
      return working.answer({ kind: 'number', model: exactText(value) });
    }
    case 'sum': {
      const n = countNumber(problem.n, 'number of terms', 1, 100_000);
      working.start(
        'arithmetic-sum',
        `S_{${n}}=\\frac{${n}}{2}\\left(2\\times ${inBrackets(first)}+(${n}-1)\\times ${step}\\right)`,
        `The sum of $n$ terms is $S_n=\\frac{n}{2}(2a+(n-1)d)$. Substitute $n=${n}$.`,
      );
      const inside = rationals.add(
        rationals.multiply(rationals.rational(2), a),
        rationals.multiply(d, rationals.rational(n - 1)),
      );
      working.equal(
        'bracket-first',
        `S_{${n}}=\\frac{${n}}{2}\\times ${inBrackets(write(inside))}`,
        'Work out the bracket.',
      );
      const value = rationals.multiply(rationals.rational(n, 2), inside);
      working.equal('work-out', `S_{${n}}=${write(value)}`, 'Multiply.');
      return working.answer({ kind: 'number', model: exactText(value) });
    }
    case 'n': {
      const term = number(problem.term, 'term');
      if (rationals.isZero(d)) return cannot('All the terms of this sequence are the same.');
      const left = `${first}+(n-1)\\times ${step}`;
      working.start('arithmetic-rule', `${left}=${write(term)}`, `${rule} Set it equal to the term.`);
      const end = linearSteps(working, readMaths(left), readMaths(write(term)), '=', 'n');
      const n = 'value' in end ? end.value : cannot('I couldn’t finish this one.');
      return position(working, n);
    }
  }
}

function position(working: Working, n: Rational): Solution {
  if (n.d === 1n && n.n > 0n) return working.answer({ kind: 'number', model: plain(n), variable: 'n' });
  working.result(
    'not-a-term',
    '\\text{no solution}',
    'The position has to be a whole number above zero, so this number isn’t in the sequence.',
  );
  return working.answer({ kind: 'solutions', model: 'no solution', variable: 'n' });
}

function geometric(problem: Geometric): Solution {
  const working = new Working('geometric-sequence');
  const [a, r] = [number(problem.a, 'first term'), number(problem.r, 'common ratio')];
  if (rationals.isZero(a) || rationals.isZero(r)) return cannot('The first term and the ratio can’t be zero.');
  const write = styleFor(problem.a, problem.r);
  const first = write(a);
  const rule = 'A geometric sequence has $T_n=ar^{n-1}$.';
  switch (problem.find) {
    case 'rule': {
      const line = `${first}\\times ${powered(r, 'n-1', write)}`;
      working.start('geometric-rule', `T_{n}=${line}`, rule);
      return working.answer({ kind: 'expression', model: `${plainFactor(a)}*(${plain(r)})^(n-1)` }, line);
    }
    case 'term': {
      const n = countNumber(problem.n, 'position', 1, 40);
      working.start(
        'geometric-rule',
        `T_{${n}}=${first}\\times ${powered(r, `${n}-1`, write)}`,
        `${rule} Substitute $n=${n}$.`,
      );
      const value = rationals.multiply(a, rationals.power(r, n - 1));
      working.equal(
        'work-out-the-power',
        `T_{${n}}=${first}\\times ${inBrackets(write(rationals.power(r, n - 1)))}`,
        'Work out the power before you multiply.',
      );
      working.equal('work-out', `T_{${n}}=${write(value)}`, 'Multiply.');
      return working.answer({ kind: 'number', model: exactText(value) });
    }
    case 'sum':
      return geometricSum(working, a, r, countNumber(problem.n, 'number of terms', 1, 40), write);
    case 'sum-to-infinity': {
      if (rationals.compare(rationals.multiply(r, r), rationals.ONE) >= 0)
        return cannot('There’s only a sum to infinity when the ratio is between $-1$ and $1$.');
      const bottom = rationals.subtract(rationals.ONE, r);
      working.start(
        'sum-to-infinity',
        `S=\\frac{${first}}{1-${inBrackets(write(r))}}`,
        'For a ratio between $-1$ and $1$ the sum to infinity is $S=\\frac{a}{1-r}$.',
      );
      working.equal('work-out', `S=\\frac{${first}}{${write(bottom)}}`, 'Work out the denominator.');
      const value = rationals.divide(a, bottom);
      working.equal('divide', `S=${write(value)}`, 'Divide.');
      return working.answer({ kind: 'number', model: exactText(value) });
    }
    case 'n':
      return geometricPosition(working, a, r, number(problem.term, 'term'), rule, write);
  }
}

const plainFactor = (value: Rational) => (value.d === 1n && value.n >= 0n ? plain(value) : `(${plain(value)})`);

function geometricSum(working: Working, a: Rational, r: Rational, n: number, write: NumberStyle): Solution {
  const first = write(a);
  if (rationals.equals(r, rationals.ONE)) {
    working.start(
      'equal-terms',
      `S_{${n}}=${n}\\times ${inBrackets(first)}`,
      'The ratio is $1$, so all the terms are the same.',
    );
    const value = rationals.multiply(a, rationals.rational(n));
    working.equal('work-out', `S_{${n}}=${write(value)}`, 'Multiply.');
    return working.answer({ kind: 'number', model: exactText(value) });
  }
  const top = rationals.subtract(rationals.power(r, n), rationals.ONE);
  const bottom = rationals.subtract(r, rationals.ONE);
  const line = `S_{${n}}=\\frac{${inBrackets(first)}\\left(${powered(r, `${n}`, write)}-1\\right)}{${write(r)}-1}`;
  working.start('geometric-sum', line, `The sum of $n$ terms is $S_n=\\frac{a(r^n-1)}{r-1}$. Substitute $n=${n}$.`);
  working.equal(
    'work-out',
    `S_{${n}}=\\frac{${inBrackets(first)}\\times ${inBrackets(write(top))}}{${write(bottom)}}`,
    'Work out the bracket and the denominator.',
  );
  const value = rationals.divide(rationals.multiply(a, top), bottom);
  working.equal('divide', `S_{${n}}=${write(value)}`, 'Multiply and divide.');
  return working.answer({ kind: 'number', model: exactText(value) });
}

function geometricPosition(
  working: Working,
  a: Rational,
  r: Rational,
  term: Rational,
  rule: string,
  write: NumberStyle,
): Solution {
  const size = rationals.multiply(r, r);
  if (rationals.equals(size, rationals.ONE))
    return cannot('With a ratio of $1$ or $-1$, the same numbers keep coming up.');
  working.start(
    'geometric-rule',
    `${write(a)}\\times ${powered(r, 'n-1', write)}=${write(term)}`,
    `${rule} Set it equal to the term.`,
  );
  const power = rationals.divide(term, a);
  working.equivalent(
    'divide-both-sides',
    `${powered(r, 'n-1', write)}=${write(power)}`,
    `Divide both sides by $${write(a)}$.`,
  );
  let exponent = 0;
  let now: Rational = rationals.ONE;
  while (exponent < 60 && !rationals.equals(now, power)) {
    now = rationals.multiply(now, r);
    exponent += 1;
  }
  if (!rationals.equals(now, power)) return position(working, rationals.ZERO);
  working.identity(
    'write-as-a-power',
    `${powered(r, `${exponent}`, write)}=${write(power)}`,
    'Write the right side as a power of the ratio.',
  );
  working.start('equate-indices', `n-1=${exponent}`, 'The bases are the same, so the indices are the same.');
  working.equivalent('same-to-both-sides', `n=${exponent + 1}`, 'Add $1$ to both sides.');
  return position(working, rationals.rational(exponent + 1));
}
