import { type Node, parse, some } from '../../engine/index';
import { saidFormulas } from '../filter/said-formulas';
import { saidNumbers } from '../filter/said-numbers';
import { written } from '../reasoner/writing';
import { piecesOf } from './said-pieces';

/** What a reply may say as it stands: formulas, their parts, and numbers that were decided before it was worded. */
export interface Decided {
  /** The writings of formulas and of all their parts, as they are and with units. */
  writings: ReadonlySet<string>;
  /** Formulas and their sides, for values that are written otherwise. */
  values: readonly string[];
  numbers: readonly number[];
  /** Numbers that stand with a unit. */
  measured: readonly { number: string; unit: string }[];
}

/** More formulas than a reply's facts have. */
const most = 60;

/** Everything that these texts say: rich text, where a line of working stands between dollar signs. */
export function decidedBy(texts: readonly string[]): Decided {
  const writings = new Set<string>();
  for (const text of texts) {
    const said = [...piecesOf(text).flatMap(({ kind, text: piece }) => (kind === 'maths' ? [piece] : []))];
    for (const formula of [...said, ...saidFormulas(text)]) {
      for (const tree of readingsOf(formula)) some(tree, (node) => writings.add(written(node)) === null);
    }
  }
  const values = [...new Set(texts.flatMap((text) => saidFormulas(text)))].filter((formula) => parse(formula).ok);
  return {
    writings,
    values: values.slice(0, most),
    numbers: texts.flatMap((text) => [...saidNumbers(text), ...numerals(text)]),
    measured: texts.flatMap((text) =>
      piecesOf(text).flatMap(({ kind, text: piece }) => (kind === 'maths' ? (measuredIn(piece) ?? []) : [])),
    ),
  };
}

/** A text as the parser reads it without units and with them. */
export const readingsOf = (formula: string): Node[] =>
  [parse(formula), parse(formula, { units: true })].flatMap((read) => (read.ok ? [read.tree] : []));

/** A number with a unit; null for anything else. */
export function measuredIn(piece: string): { number: string; unit: string } | null {
  const tree = readingsOf(piece).find(({ kind }) => kind === 'quantity');
  if (tree?.kind !== 'quantity') return null;
  return { number: written(tree.value), unit: tree.unit.map(({ name, power }) => `${name}^${power}`).join(' ') };
}

const numerals = (text: string): number[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
