import { type Node, parse, variables } from '../../engine/index';
import { withoutIdleParts } from '../without-idle-parts';
import { isPlain } from './plain-values';

const relationSign = /(=|≈|\\approx|≤|≥|<=|>=|<|>|\\leq?(?![a-z])|\\geq?(?![a-z])|\\lt\b|\\gt\b)/;

export const sidesOf = (text: string): string[] =>
  text
    .split(relationSign)
    .filter((_, place) => place % 2 === 0)
    .map((side) => side.trim())
    .filter((side) => side !== '');

/** What is joined by "or", "and" or a comma. */
export const piecesOf = (text: string): string[] =>
  text
    .split(/\\text\s*\{\s*(?:or|and)\s*\}|\bor\b|\band\b|;|,(?!\d{3}(?!\d))(?![^(]*\))/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');

export const isIdentity = (text: string): boolean => {
  const sides = sidesOf(text);
  return sides.length > 1 && sides.every((side) => closedTree(side) !== null);
};

export const isName = (side: string): boolean => {
  const read = parse(side);
  return read.ok && withoutIdleParts(read.tree).kind === 'symbol' && variables(read.tree).length === 1;
};

export const lettersOf = (text: string): string[] => {
  const read = parse(text);
  return read.ok ? variables(read.tree) : [];
};

/** The tree of a text without letters, perhaps with a unit; null for others. */
export function closedTree(text: string): Node | null {
  const money = text.replace(/\\?\$/g, '');
  for (const options of [{}, { units: true }]) {
    const read = parse(money, options);
    if (read.ok && variables(read.tree).length === 0 && read.tree.kind !== 'relation' && read.tree.kind !== 'words')
      return read.tree;
  }
  return null;
}

/** 42, x = 42, 42 cm. */
export function isPlainClaim(text: string): boolean {
  const sides = sidesOf(text);
  const last = sides.at(-1) ?? '';
  const tree = closedTree(last) ?? (sides.length === 2 && isName(last) ? closedTree(sides[0] ?? '') : null);
  return (
    tree !== null &&
    isPlain(withoutIdleParts(tree)) &&
    sides
      .slice(0, -1)
      .every((side) => isName(side) || (closedTree(side) !== null && sides.length === 2 && isName(last)))
  );
}

/** The text as it is compared with another: without spaces, and with one sign for each operation. */
export const bareText = (text: string): string =>
  text
    .replace(/^\s*=/, '')
    .replace(/\\text\s*\{([^{}]*)\}/g, '$1')
    .replace(/\\left|\\right|\\[,;! ]|[\s{}]/g, '')
    .replace(/\\times|\\cdot|[*×]/g, '×')
    .replace(/\\[dt]frac/g, '\\frac');
