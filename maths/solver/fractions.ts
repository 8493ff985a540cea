import { exactValue, type Node, type Rational, rationals, toLatex } from '../engine/index';
import { asFraction, mixedLatex, plain } from './number-latex';
import { cannot, type Solution } from './solution';
import { Working } from './working';

/** A fraction as written: not yet in lowest terms. */
interface Written {
  top: bigint;
  bottom: bigint;
}

const frac = ({ top, bottom }: Written) =>
  bottom === 1n ? `${top}` : `${top < 0n ? '-' : ''}\\frac{${top < 0n ? -top : top}}{${bottom}}`;

/** A fraction, mixed numeral or whole number as it stands, or null. */
function writtenOf(node: Node): Written | null {
  if (node.kind === 'neg') {
    const inner = writtenOf(node.of);
    return inner && { ...inner, top: -inner.top };
  }
  if (node.kind === 'mixed') {
    const value = exactValue(node);
    const bottom = BigInt(node.bottom.whole);
    return value && { top: (value.n * bottom) / value.d, bottom };
  }
  if (node.kind === 'number' && node.decimals === null) return { top: BigInt(node.whole), bottom: 1n };
  if (node.kind !== 'div' || node.top.kind !== 'number' || node.bottom.kind !== 'number') return null;
  if (node.top.decimals !== null || node.bottom.decimals !== null || /^0+$/.test(node.bottom.whole)) return null;
  return { top: BigInt(node.top.whole), bottom: BigInt(node.bottom.whole) };
}

const isMixed = (node: Node): boolean => node.kind === 'mixed' || (node.kind === 'neg' && isMixed(node.of));

/** Whether this is a sum, product or quotient of fractions and mixed numerals, one operation deep. */
export function fractionParts(tree: Node): { kind: 'add' | 'mul' | 'div'; parts: Node[]; written: Written[] } | null {
  const parts =
    tree.kind === 'add'
      ? tree.terms
      : tree.kind === 'mul'
        ? tree.factors
        : tree.kind === 'div'
          ? [tree.top, tree.bottom]
          : null;
  if (!parts || (tree.kind !== 'add' && tree.kind !== 'mul' && tree.kind !== 'div')) return null;
  const written = parts.map(writtenOf).filter((part) => part !== null);
  if (written.length !== parts.length || written.length > 4 || written.every((part) => part.bottom === 1n)) return null;
  return { kind: tree.kind, parts, written };
}

/** Adds, subtracts, multiplies or divides fractions, one idea a line. */
export function solveFractions({ kind, parts, written }: NonNullable<ReturnType<typeof fractionParts>>): Solution {
  const working = new Working('fractions');
  const signs = (texts: string[]) =>
    texts.map((text, index) => (index === 0 || text.startsWith('-') ? text : `+${text}`)).join('');
  const join = (texts: string[]) =>
    kind === 'add' ? signs(texts) : texts.map(bracket).join(kind === 'mul' ? '\\times ' : '\\div ');
  working.start('read-the-expression', join(parts.map(toLatex)), 'Start with the given expression.');
  if (parts.some(isMixed)) {
    working.equal(
      'improper-fractions',
      join(written.map(frac)),
      'Write mixed numerals as improper fractions: whole part times denominator, plus numerator.',
    );
  }
  if (kind === 'add') return addLines(working, written);
  const [first, second] = written;
  if (kind === 'div' && first && second) {
    if (second.top === 0n) return cannot('You can’t divide by zero.');
    const sign = second.top < 0n ? -1n : 1n;
    const turned = { top: sign * second.bottom, bottom: sign * second.top };
    working.equal(
      'multiply-by-reciprocal',
      [first, turned].map((part) => bracket(frac(part))).join('\\times '),
      'To divide by a fraction, multiply by its reciprocal.',
    );
    return multiplyLines(working, [first, turned]);
  }
  return multiplyLines(working, written);
}

const bracket = (text: string) => (text.startsWith('-') ? `\\left(${text}\\right)` : text);

function addLines(working: Working, written: Written[]): Solution {
  const least = written.map((part) => part.bottom).reduce((a, b) => (a * b) / rationals.gcd(a, b), 1n);
  const scaled = written.map(({ top, bottom }) => ({ top: (top * least) / bottom, bottom: least }));
  const joined = (texts: string[]) =>
    texts.map((text, index) => (index === 0 || text.startsWith('-') ? text : `+${text}`)).join('');
  working.equal(
    'common-denominator',
    joined(scaled.map(frac)),
    `Write all the fractions over the lowest common denominator, $${least}$.`,
  );
  const tops = scaled.map(({ top }) => `${top}`);
  working.equal(
    'add-numerators',
    `\\frac{${joined(tops)}}{${least}}`,
    'The denominators are the same, so add or subtract the numerators.',
  );
  const sum = scaled.reduce((total, { top }) => total + top, 0n);
  working.equal('work-out', frac({ top: sum, bottom: least }), 'Work out the numerator.');
  return finish(working, rationals.rational(sum, least));
}

function multiplyLines(working: Working, written: Written[]): Solution {
  const product = written.map(({ top, bottom }) => rationals.rational(top, bottom)).reduce(rationals.multiply);
  const text = (values: bigint[]) => values.map((value) => bracket(`${value}`)).join('\\times ');
  working.equal(
    'multiply-across',
    `\\frac{${text(written.map(({ top }) => top))}}{${text(written.map(({ bottom }) => bottom))}}`,
    'Multiply the numerators, and multiply the denominators.',
  );
  const [top, bottom] = [
    written.reduce((all, part) => all * part.top, 1n),
    written.reduce((all, part) => all * part.bottom, 1n),
  ];
  working.equal('work-out', frac({ top, bottom }), 'Work out both products.');
  return finish(working, product);
}

function finish(working: Working, value: Rational): Solution {
  working.equal(
    'lowest-terms',
    asFraction(value),
    'Divide the numerator and denominator by their highest common factor.',
  );
  working.equal('mixed-numeral', mixedLatex(value), 'Write the improper fraction as a mixed numeral.');
  return working.answer({ kind: 'number', model: plain(value), forms: [{ kind: 'lowest-terms' }] });
}

/** A fraction alone, in lowest terms. */
export function simplifyFraction(tree: Node): Solution | null {
  const written = tree.kind === 'div' ? writtenOf(tree) : null;
  if (!written || written.bottom === 1n) return null;
  const common = rationals.gcd(written.top, written.bottom);
  const working = new Working('fractions');
  working.start('read-the-fraction', frac(written), 'Start with the given fraction.');
  const value = rationals.rational(written.top, written.bottom);
  const reason =
    common === 1n
      ? 'The numerator and denominator have no common factor.'
      : `Divide the numerator and denominator by their highest common factor, $${common}$.`;
  working.equal('lowest-terms', asFraction(value), reason);
  return working.answer({ kind: 'number', model: plain(value), forms: [{ kind: 'lowest-terms' }] });
}
