import { exactValue, type Node, type Rational, rationals } from '../engine/index';
import { positiveNumber } from './given-number';
import { asDecimal, asFraction, decimalText, plain } from './number-latex';
import type { RatioProblem } from './problem';
import { readMaths } from './read-maths';
import { cannot, type Solution } from './solution';
import { Working } from './working';

/** Simplifies a ratio, or shares an amount in a ratio. */
export function solveRatio(problem: RatioProblem): Solution {
  const parts = partsOf(problem.ratio);
  return problem.kind === 'simplify-ratio' ? simplifyRatio(parts) : shareOut(parts, problem);
}

interface Part {
  value: Rational;
  node: Node;
}

function partsOf(text: string): Part[] {
  const tree = readMaths(text);
  if (tree.kind !== 'ratio' || tree.items.length > 5) return cannot('I need a ratio such as $2:3$.');
  return tree.items.map((node) => {
    const value = exactValue(node);
    return value && rationals.sign(value) > 0
      ? { value, node }
      : cannot('Every part of the ratio has to be a number above zero.');
  });
}

const ratioLatex = (values: readonly Rational[]) => values.map(asDecimal).join(':');

function simplifyRatio(parts: readonly Part[]): Solution {
  const working = new Working('simplify-ratio');
  const values = parts.map((part) => part.value);
  const written = parts
    .map(({ node, value }) => (node.kind === 'div' ? asFraction(value) : asDecimal(value)))
    .join(':');
  working.start('read-the-ratio', written, 'Start with the given ratio.');
  const decimals = Math.max(...values.map((value) => decimalText(value)?.split('.')[1]?.length ?? 0));
  const isDecimal =
    parts.some(({ node }) => node.kind === 'number' && node.decimals !== null) &&
    values.every((value) => decimalText(value) !== null);
  const least = values.reduce((held, { d }) => (held * d) / rationals.gcd(held, d), 1n);
  const by = isDecimal ? 10n ** BigInt(decimals) : least;
  const whole = values.map((value) => rationals.multiply(value, rationals.rational(by)));
  if (by > 1n)
    working.equal('whole-numbers', ratioLatex(whole), `Multiply every part by $${by}$, so they’re all whole numbers.`);
  const common = whole.map(({ n }) => n).reduce(rationals.gcd, 0n);
  const simple = whole.map((value) => rationals.divide(value, rationals.rational(common)));
  working.equal(
    'divide-by-common-factor',
    ratioLatex(simple),
    `Divide every part by the highest common factor, $${common}$.`,
  );
  return working.answer({ kind: 'ratio', model: ratioLatex(simple), forms: [{ kind: 'simplest-ratio' }] });
}

function shareOut(parts: readonly Part[], problem: Extract<RatioProblem, { kind: 'share' }>): Solution {
  const working = new Working('share-in-a-ratio');
  const amount = positiveNumber(problem.amount, 'amount');
  const values = parts.map((part) => part.value);
  const total = values.reduce(rationals.add);
  working.identity(
    'total-parts',
    `${values.map(asDecimal).join('+')}=${asDecimal(total)}`,
    `There are $${asDecimal(total)}$ equal parts altogether.`,
  );
  working.start(
    'one-part',
    `\\frac{${asDecimal(amount)}}{${asDecimal(total)}}`,
    'Divide the amount by the number of parts to find one part.',
  );
  const one = rationals.divide(amount, total);
  working.equal('work-out', asDecimal(one), 'This is one part.');
  const shares = values.map((value) => rationals.multiply(value, one));
  if (problem.money && shares.some((value) => rationals.multiply(value, rationals.rational(100)).d !== 1n))
    return cannot('You can’t share this amount in that ratio to the exact cent.');
  for (const [index, value] of values.entries()) {
    const got = shares[index] ?? rationals.ZERO;
    working.identity(
      'multiply-one-part',
      `${asDecimal(value)}\\times ${asDecimal(one)}=${asDecimal(got)}`,
      `Multiply one part by $${asDecimal(value)}$.`,
    );
  }
  working.result(
    'state-the-shares',
    shares.map(asDecimal).join(',\\ '),
    'Write the shares in the same order as the ratio; together they make the whole amount.',
  );
  const model = shares.map((value) => decimalText(value) ?? plain(value)).join(', ');
  return working.answer({ kind: 'list', model, ...(problem.money ? { unit: '$' } : {}) });
}
