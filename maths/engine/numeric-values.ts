import { readClock } from './clock';
import { amountOf } from './compare-quantities';
import { decimal } from './compare-values';
import { itemsOf, withoutPlusMinus } from './items';
import { MAX_LENGTH } from './limits';
import { type Parsed, parse } from './parse';
import { type Node, variables } from './tree';

/**
 * The closed numeric values of an answer in plain typing or LaTeX, in the order written: "x=2 or x=-3" gives [2, -3],
 * "(2,-3)" gives [2, -3], "3/4" gives [0.75], "5 cm" gives [5] in the unit written, "7 r 3" gives [7, 3].
 * Null where any part has no closed real value.
 */
export function numericValues(text: string): number[] | null {
  if (text.length > MAX_LENGTH) return null;
  const quotient = /^\s*(\d{1,15})\s*r(?:em(?:ainder)?)?\s*(\d{1,15})\s*$/i.exec(text);
  if (quotient) return [Number(quotient[1]), Number(quotient[2])];
  for (const read of readings(text)) {
    if (!read.ok) continue;
    const values = valuesOf(read.tree);
    if (values !== null && values.length > 0 && values.every((value) => Number.isFinite(value)))
      return values.map((value) => value + 0);
  }
  const clock = readClock(text);
  return clock.kind === 'time' && /[ap]\.?m/i.test(text) ? [clock.minutes] : null;
}

function readings(text: string): Parsed[] {
  return [{}, { units: true }, { spaceList: true }].map((options) => parse(text, options));
}

function valuesOf(node: Node): number[] | null {
  switch (node.kind) {
    case 'list':
    case 'set':
    case 'tuple':
    case 'ratio':
      return all(node.kind === 'ratio' ? node.items : itemsOf(node));
    case 'matrix':
      return all(node.rows.flat());
    case 'relation':
      return all(node.parts.filter((part) => part.kind !== 'symbol'));
    case 'union':
      return all(node.parts);
    default:
      return scalar(node);
  }
}

function all(parts: Node[]): number[] | null {
  const values = parts.map(valuesOf);
  return values.every((value) => value !== null) ? values.flat().filter((value) => value !== null) : null;
}

function scalar(node: Node): number[] | null {
  const amount = node.kind === 'percent' || node.kind === 'degrees' ? null : amountOf(node);
  const value = amount?.value ?? (node.kind === 'degrees' ? node.of : node);
  if (variables(value).length > 0) return null;
  return withoutPlusMinus(value).map(decimal);
}
