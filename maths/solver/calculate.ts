import { type exactValue, type Node, rationals, variables } from '../engine/index';
import { addInColumns } from './column-addition';
import { subtractInColumns } from './column-subtraction';
import { type Numeral, numeralOf } from './decimal-digits';
import { fractionParts, solveFractions } from './fractions';
import { divide, divisionLines, quotientLatex } from './long-division';
import { multiplyInColumns } from './long-multiplication';
import { decimalText, roundedText } from './number-latex';
import { orderOfOperations } from './order-of-operations';
import type { CalculateProblem } from './problem';
import { readMaths } from './read-maths';
import { cannot, type Solution } from './solution';
import { Working } from './working';

const MAX_DIGITS = 9;
/** A fraction typed with a slash: in 2/3 ÷ 4/5 each is one number. */
const SLASHED = /(?<![\d.^√\w})])(\d+)\s*\/\s*(\d+)(?![\d.(^!%\w])/g;

/** Works out a number: in columns where two plain numbers meet, else with fractions or in the order of operations. */
export function calculate({ expression, division = 'decimal' }: CalculateProblem): Solution {
  const divides = /÷|\\div/.test(expression);
  const tree = readMaths(expression.replace(SLASHED, '\\frac{$1}{$2}'));
  if (variables(tree).length > 0)
    return cannot('There are letters here. Ask me to simplify, expand, factorise or solve.');
  const columns = inColumns(tree, division);
  if (columns) return columns;
  const parts = fractionParts(tree);
  if (parts && (tree.kind !== 'div' || parts.parts.some((part) => part.kind !== 'number')))
    return solveFractions(parts);
  return orderOfOperations(tree, divides);
}

function inColumns(tree: Node, division: 'remainder' | 'decimal'): Solution | null {
  const isShort = (numeral: Numeral | null): numeral is Numeral =>
    numeral !== null && numeral.text.length <= MAX_DIGITS;
  if (tree.kind === 'div') {
    const [top, bottom] = [numeralOf(tree.top), numeralOf(tree.bottom)];
    return isShort(top) && isShort(bottom) ? longDivision(top, bottom, division) : null;
  }
  if (tree.kind === 'mul' && tree.factors.length === 2) {
    const [first, second] = tree.factors.map(numeralOf);
    if (!first || !second || !isShort(first) || !isShort(second)) return null;
    const working = new Working('column-multiplication');
    working.start('set-out', `${first.text}\\times ${second.text}`, 'Write the numbers under each other.');
    return exact(working, multiplyInColumns(working, first, second));
  }
  return tree.kind === 'add' ? sum(tree.terms) : null;
}

function sum(terms: Node[]): Solution | null {
  const numerals = terms.map((term) => numeralOf(term.kind === 'neg' ? term.of : term));
  if (!numerals.every((numeral) => numeral !== null && numeral.text.length <= MAX_DIGITS)) return null;
  const list = numerals.filter((numeral) => numeral !== null);
  if (terms.every((term) => term.kind !== 'neg') && list.length <= 6) {
    const working = new Working('column-addition');
    working.start('set-out', list.map(({ text }) => text).join('+'), 'Line up the numbers by place value.');
    return exact(working, addInColumns(working, list));
  }
  const [first, second] = list;
  if (terms.length !== 2 || terms[0]?.kind === 'neg' || !first || !second) return null;
  const working = new Working('column-subtraction');
  working.start('set-out', `${first.text}-${second.text}`, 'Line up the numbers by place value.');
  if (rationals.compare(first.value, second.value) >= 0)
    return exact(working, subtractInColumns(working, first, second));
  working.equal(
    'larger-minus-smaller',
    `-(${second.text}-${first.text})`,
    'The second number is larger, so the answer is negative: subtract the smaller from the larger and put a minus sign in front.',
  );
  return exact(working, rationals.negate(subtractInColumns(working, second, first, '-')));
}

const exact = (working: Working, value: NonNullable<ReturnType<typeof exactValue>>): Solution =>
  working.answer({ kind: 'number', model: decimalText(value) ?? rationals.toText(value) });

function longDivision(top: Numeral, bottom: Numeral, division: 'remainder' | 'decimal'): Solution {
  if (rationals.isZero(bottom.value)) return cannot('You can’t divide by zero.');
  const working = new Working('long-division');
  working.start('set-out', `${top.text}\\div ${bottom.text}`, 'Set out the division with the divisor in front.');
  const places = Math.max(top.places, bottom.places);
  const scale = rationals.rational(10n ** BigInt(places));
  const [a, b] = [rationals.multiply(top.value, scale).n, rationals.multiply(bottom.value, scale).n];
  if (places > 0) {
    working.equal(
      'whole-numbers',
      `${a}\\div ${b}`,
      `Multiply both numbers by $${scale.n}$, so they’re whole numbers; the answer stays the same.`,
    );
  }
  const found = divide(a, b, division === 'decimal' || places > 0);
  divisionLines(working, found, b);
  if (division === 'remainder' && places === 0 && found.remainder > 0n) {
    working.result(
      'quotient-and-remainder',
      `${found.quotient}\\text{ r }${found.remainder}`,
      'Write the quotient and the remainder.',
      found.layout,
    );
    return working.answer({ kind: 'quotient', model: `${found.quotient} r ${found.remainder}` });
  }
  if (found.isCut && found.quotient === 0n)
    return cannot('This decimal takes a lot of digits to recur, so ask for it as a fraction.');
  if (found.isCut) {
    const text = roundedText(rationals.rational(a, b), 2);
    const shown = `${a}\\div ${b}\\approx ${text}`;
    working.result('round', shown, 'The digits keep going, so round to $2$ decimal places.', found.layout);
    return working.answer({ kind: 'number', model: text, tolerance: 0.005 }, `\\approx ${text}`);
  }
  const line = quotientLatex(found);
  const recurs = found.recurring === '' ? '' : ' The remainders repeat, so these digits recur.';
  working.equal('read-the-quotient', line, `Read the answer above the line.${recurs}`, found.layout);
  return working.answer({ kind: 'number', model: line });
}
