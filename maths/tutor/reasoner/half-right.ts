import { type Node, numericValues, parse } from '../../engine/index';
import type { QuestionContent } from '../../templates/index';
import type { HalfPart } from './diagnosis';
import { sameValue } from './equal-value';
import { written } from './writing';

const collections = ['solutions', 'set', 'system', 'coordinate', 'list'];

/**
 * The part of an unsound line that holds: one side against the last sound line or the next lines of the worked solution,
 * some of its terms, or some of its values. Null where no part is sure to hold.
 */
export function partThatHolds(question: QuestionContent, around: readonly string[], line: string): HalfPart | null {
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
  return valuesThatHold(question, line);
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

function valuesThatHold({ answer, choices }: QuestionContent, line: string): HalfPart | null {
  if (choices !== null || !collections.includes(answer.kind)) return null;
  const [given, wanted] = [numericValues(line), numericValues(answer.model)];
  if (!given || !wanted || given.length < 2 || wanted.length < 2) return null;
  const near = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
  const inOrder = answer.kind === 'coordinate' || answer.kind === 'list' || answer.kind === 'system';
  const holding = given.filter((value, place) =>
    inOrder ? near(value, wanted[place] ?? Number.NaN) : wanted.some((other) => near(value, other)),
  ).length;
  return holding === 0 || holding === given.length ? null : { kind: 'values', holding, of: given.length };
}
