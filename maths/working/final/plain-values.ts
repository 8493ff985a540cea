import { evaluate, type Node, parse, some, toLatex, variables } from '../../engine/index';
import type { QuestionContent } from '../../templates/index';

const isWhole = (node: Node): boolean =>
  node.kind === 'neg' ? isWhole(node.of) : node.kind === 'number' && node.decimals === null && node.recurring === '';

/** 3/4, −3/4, (−3)/4. */
export const isFraction = (node: Node): boolean =>
  node.kind === 'neg' ? isFraction(node.of) : node.kind === 'div' && isWhole(node.top) && isWhole(node.bottom);

/** 84/2 is a division still to be done; 3/4 and 8/8 are numbers. */
export function isDivision(fraction: Node): boolean {
  if (fraction.kind !== 'div') return false;
  const [top, bottom] = [Math.abs(evaluate(fraction.top, {})), Math.abs(evaluate(fraction.bottom, {}))];
  return bottom > 1 && top > bottom && top % bottom === 0;
}

/** Nothing is left to do. */
export function isPlain(node: Node): boolean {
  switch (node.kind) {
    case 'number':
    case 'mixed':
      return true;
    case 'neg':
    case 'percent':
    case 'degrees':
      return isPlain(node.of);
    case 'quantity':
      return isPlain(node.value);
    case 'div':
      return isFraction(node) || (isPlain(node.top) && node.top.kind === 'quantity');
    case 'mul':
      return isScientific(node);
    case 'tuple':
    case 'set':
    case 'list':
    case 'ratio':
      return node.items.every(isPlain);
    case 'matrix':
      return node.rows.flat().every(isPlain);
    default:
      return false;
  }
}

const isTen = (node: Node): boolean => node.kind === 'number' && node.whole === '10' && !node.decimals;

export const isScientific = (node: Node): boolean =>
  node.kind === 'mul' &&
  node.factors.length === 2 &&
  node.factors[0]?.kind === 'number' &&
  node.factors[1]?.kind === 'pow' &&
  isTen(node.factors[1].base);

/** Whether the key is written with roots, logarithms, π, e or i: what such a number is called is no secret. */
export function isExactKey({ model }: QuestionContent['answer']): boolean {
  const read = parse(model, { units: true });
  return (
    read.ok &&
    some(
      read.tree,
      (node) => ['root', 'call'].includes(node.kind) || (node.kind === 'symbol' && variables(node).length === 0),
    )
  );
}

/** A multiple of a root, a logarithm, π, e or i, or a sum of different ones: 28 + 7π, √20, (2π)/3. */
export function isExact(node: Node): boolean {
  switch (node.kind) {
    case 'neg':
      return isExact(node.of);
    case 'add':
      return (
        node.terms.filter((term) => !isExact(term)).length <= 1 &&
        node.terms.every((term) => isExact(term) || isPlain(term)) &&
        new Set(node.terms.map(atomOf)).size === node.terms.length
      );
    case 'mul':
      return (
        node.factors.every((factor) => isExact(factor) || isPlain(factor)) &&
        node.factors.some(isExact) &&
        node.factors.filter((factor) => !isExact(factor)).length <= 1
      );
    case 'div':
      return (
        (isExact(node.top) && isPlain(node.bottom)) ||
        (isExact(node.bottom) && (isPlain(node.top) || isExact(node.top)))
      );
    case 'root':
      return isPlain(node.of);
    case 'call':
      return node.name.startsWith('l') && node.args.every((arg) => isPlain(arg));
    case 'pow':
      return node.base.kind === 'symbol' && (isPlain(node.exponent) || isExact(node.exponent));
    case 'symbol':
      return variables(node).length === 0;
    default:
      return false;
  }
}

/** What a term is a multiple of. */
const atomOf = (node: Node): string =>
  toLatex(node)
    .replace(/[-\d./\s]|\\frac|\\left|\\right/g, '')
    .replace(/[{}()]/g, '') +
  (/sqrt|ln|log/.test(toLatex(node)) ? (/(?:sqrt|ln|log)\W*(\d+)/.exec(toLatex(node))?.[1] ?? '') : '');
