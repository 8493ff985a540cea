import { type Rational, rationals } from '../engine/index';
import { countNumber, givenNumber } from './given-number';
import { asDecimal, asFraction, decimalText, plain } from './number-latex';
import type { ProbabilityProblem } from './problem';
import { cannot, type Solution } from './solution';
import { Working } from './working';

type TwoDraws = Extract<ProbabilityProblem, { kind: 'two-draws' }>;
type Table = Extract<ProbabilityProblem, { kind: 'two-way-table' }>;

/** Probabilities of one event, of two stages, and from two-way tables. */
export function solveProbability(problem: ProbabilityProblem): Solution {
  switch (problem.kind) {
    case 'simple-probability':
      return simple(problem.favourable, problem.total);
    case 'complement':
      return complement(problem.probability);
    case 'two-draws':
      return twoDraws(problem);
    case 'independent-events':
      return independent(problem);
    case 'two-way-table':
      return twoWayTable(problem);
  }
}

const LARGEST = 1_000_000;
const finish = (working: Working, value: Rational): Solution => working.answer({ kind: 'number', model: plain(value) });
const over = (top: number, bottom: number) => `\\frac{${top}}{${bottom}}`;

function simple(favourable: number, total: number): Solution {
  const all = countNumber(total, 'number of outcomes', 1, LARGEST);
  const good = countNumber(favourable, 'number of favourable outcomes', 0, all);
  const working = new Working('simple-probability');
  working.start(
    'favourable-over-total',
    over(good, all),
    'All outcomes are equally likely, so write the favourable outcomes over the total.',
  );
  const value = rationals.rational(good, all);
  working.equal('lowest-terms', asFraction(value), 'Simplify the fraction.');
  return finish(working, value);
}

function chance(text: string): { value: Rational; write: (value: Rational) => string } {
  const value = givenNumber(text.includes('%') ? `${text.replace('%', '')}/100` : text, 'probability');
  if (rationals.sign(value) < 0 || rationals.compare(value, rationals.ONE) > 0)
    return cannot('A probability is between $0$ and $1$.');
  const write = text.includes('/') || text.includes('frac') || decimalText(value) === null ? asFraction : asDecimal;
  return { value, write };
}

function complement(probability: string): Solution {
  const { value, write } = chance(probability);
  const working = new Working('complement');
  working.start(
    'one-minus',
    `1-${write(value)}`,
    'An event either happens or it doesn’t, so the two probabilities add to $1$.',
  );
  const other = rationals.subtract(rationals.ONE, value);
  working.equal('subtract', write(other), 'Subtract.');
  return finish(working, other);
}

function twoDraws({ counts, replacement, event }: TwoDraws): Solution {
  const colours = Object.keys(counts);
  if (colours.length < 1 || colours.length > 6) return cannot('I can work with one to six kinds of item.');
  for (const colour of colours) countNumber(counts[colour] ?? -1, 'number of items', 0, 1000);
  const total = colours.reduce((sum, colour) => sum + (counts[colour] ?? 0), 0);
  if (total < 2) return cannot('You need at least two items to take two.');
  const working = new Working(replacement ? 'independent-draws' : 'dependent-draws');
  const left = replacement ? total : total - 1;
  const of = (colour: string) => counts[colour] ?? cannot('The event names an item that isn’t there.');
  const second = (before: string, colour: string) => of(colour) - (!replacement && before === colour ? 1 : 0);
  const path = (first: string, then: string) => ({
    latex: `${over(of(first), total)}\\times ${over(Math.max(0, second(first, then)), left)}`,
    value: rationals.rational(BigInt(of(first) * Math.max(0, second(first, then))), BigInt(total * left)),
  });
  const why = replacement
    ? 'The first item is put back, so the second draw has the same probabilities: multiply along the branch.'
    : 'The first item isn’t put back, so there’s one fewer item for the second draw: multiply along the branch.';
  if ('same' in event) {
    const paths = colours.filter((colour) => of(colour) > 0).map((colour) => path(colour, colour));
    working.start(
      'add-the-branches',
      paths.map(({ latex }) => latex).join('+'),
      `${why} Add the branches where both are the same.`,
    );
    const value = paths.map((one) => one.value).reduce(rationals.add, rationals.ZERO);
    working.equal('work-out', asFraction(value), 'Multiply, add and simplify.');
    return finish(working, value);
  }
  if ('atLeastOne' in event) {
    const others = total - of(event.atLeastOne);
    const next = replacement ? others : Math.max(0, others - 1);
    const none = rationals.rational(BigInt(others * next), BigInt(total * left));
    working.start(
      'one-minus-none',
      `1-${over(others, total)}\\times ${over(next, left)}`,
      `"At least one" is the complement of "none". ${why}`,
    );
    working.equal('multiply', `1-${asFraction(none)}`, 'Multiply first.');
    const value = rationals.subtract(rationals.ONE, none);
    working.equal('subtract', asFraction(value), 'Subtract.');
    return finish(working, value);
  }
  const found = 'both' in event ? path(event.both, event.both) : path(event.first, event.second);
  working.start('multiply-along-the-branch', found.latex, why);
  working.equal('work-out', asFraction(found.value), 'Multiply and simplify.');
  return finish(working, found.value);
}

function independent({ first, second, find }: Extract<ProbabilityProblem, { kind: 'independent-events' }>): Solution {
  const [a, b] = [chance(first), chance(second)];
  const write = a.write === asFraction || b.write === asFraction ? asFraction : asDecimal;
  const working = new Working('independent-events');
  const [notA, notB] = [a, b].map(({ value }) => rationals.subtract(rationals.ONE, value)) as [Rational, Rational];
  const why = 'The events are independent, so multiply their probabilities.';
  if (find === 'both') {
    working.start('multiply', `${write(a.value)}\\times ${write(b.value)}`, why);
    const value = rationals.multiply(a.value, b.value);
    working.equal('work-out', write(value), 'Multiply.');
    return finish(working, value);
  }
  const neither = rationals.multiply(notA, notB);
  if (find === 'neither') {
    working.start(
      'complements',
      `(1-${write(a.value)})\\times (1-${write(b.value)})`,
      `Neither event happens, so use both complements. ${why}`,
    );
    working.equal('brackets-first', `${write(notA)}\\times ${write(notB)}`, 'Work out the brackets.');
    working.equal('work-out', write(neither), 'Multiply.');
    return finish(working, neither);
  }
  working.start(
    'one-minus-neither',
    `1-(1-${write(a.value)})\\times (1-${write(b.value)})`,
    `"At least one" is the complement of "neither". ${why}`,
  );
  working.equal('multiply', `1-${write(neither)}`, 'Work out the brackets and multiply.');
  const value = rationals.subtract(rationals.ONE, neither);
  working.equal('subtract', write(value), 'Subtract.');
  return finish(working, value);
}

function twoWayTable({ counts, find }: Table): Solution {
  for (const value of counts.flat()) countNumber(value, 'number in the table', 0, LARGEST);
  const [[both, onlyA], [onlyB, neither]] = counts;
  const working = new Working('two-way-table');
  const [inA, inB] = [both + onlyA, both + onlyB];
  const total = inA + onlyB + neither;
  const sumOf = (parts: number[], what: string) => {
    working.identity(
      'add-a-total',
      `${parts.join('+')}=${parts.reduce((a, b) => a + b, 0)}`,
      `Add to find the total for ${what}.`,
    );
  };
  const fraction = (top: number, bottom: number, reason: string): Solution => {
    if (bottom === 0) return cannot('There’s nothing in that group, so the probability isn’t defined.');
    working.start('part-over-total', over(top, bottom), reason);
    const value = rationals.rational(top, bottom);
    working.equal('lowest-terms', asFraction(value), 'Simplify the fraction.');
    return finish(working, value);
  };
  const everything = () => sumOf([both, onlyA, onlyB, neither], 'the whole table');
  switch (find) {
    case 'A and B':
      everything();
      return fraction(both, total, 'Write the number in both groups over the total.');
    case 'A or B':
      everything();
      sumOf([both, onlyA, onlyB], 'everything in $A$ or $B$ or both');
      return fraction(both + onlyA + onlyB, total, 'Write the number in either group over the total.');
    case 'A given B':
      sumOf([both, onlyB], 'group $B$');
      return fraction(both, inB, 'Given $B$, only group $B$ counts: write the number in both over the total of $B$.');
    case 'B given A':
      sumOf([both, onlyA], 'group $A$');
      return fraction(both, inA, 'Given $A$, only group $A$ counts: write the number in both over the total of $A$.');
    default: {
      everything();
      sumOf(find === 'A' ? [both, onlyA] : [both, onlyB], `group $${find}$`);
      return fraction(find === 'A' ? inA : inB, total, `Write the number in $${find}$ over the total.`);
    }
  }
}
