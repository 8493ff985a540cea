import { type Node, parse } from '../../engine/index';
import type { HalfPart } from './diagnosis';
import { sameValue } from './equal-value';
import { written } from './writing';

/**
 * The part of an unsound line that holds: one side against the last sound line or the next lines of the worked solution, or
 * some of its terms. Null where no part is sure to hold.
 */
export function partThatHolds(around: readonly string[], line: string): HalfPart | null {
  const read = parse(line.replace(/^\s*=/, ''));
  if (!read.ok) return null;
  const others = around.flatMap((text) => {
    const other = parse(text.replace(/^\s*=/, ''));
    return other.ok ? [other.tree] : [];
  });
  for (const other of others) {
    const part = sideThatHolds(other, read.tree) ?? termsThatHold(other, read.tree);
    if (part) return part;
  }
  return null;
}

function sideThatHolds(other: Node, own: Node): HalfPart | null {
  if (own.kind !== 'relation' || other.kind !== 'relation' || own.parts.length !== 2 || other.parts.length !== 2)
    return null;
  if (own.operators[0] !== other.operators[0]) return null;
  const [left, right] = own.parts.map((part, place) => sameSide(other.parts[place], part));
  if (left === right) return null;
  // "x = …" stays on the left whatever is wrong on the right.
  const kept = own.parts[left ? 0 : 1];
  if (kept?.kind === 'symbol' || kept?.kind === 'number') return null;
  return { kind: 'side', side: left ? 'left' : 'right' };
}

const sameSide = (a: Node | undefined, b: Node) => a !== undefined && sameValue(a, b);

function termsThatHold(other: Node, own: Node): HalfPart | null {
  if (own.kind !== 'add' || other.kind !== 'add' || own.terms.length !== other.terms.length) return null;
  const free = other.terms.map(written);
  const holding = own.terms.flatMap((term, place) => {
    const found = free.indexOf(written(term));
    if (found < 0) return [];
    free.splice(found, 1);
    return [place];
  });
  return holding.length === 0 || holding.length === own.terms.length
    ? null
    : { kind: 'terms', holding, of: own.terms.length };
}
