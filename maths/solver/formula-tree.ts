import { exactValue, integer, isWhole, type Node, variables } from '../engine/index';

export const has = (node: Node, letter: string): boolean => variables(node).includes(letter);

const isOne = (node: Node) => isWhole(node) && node.whole === '1';

/** A product; factors already divided stay on one fraction bar. */
export function times(value: Node, by: Node): Node {
  if (isOne(by)) return value;
  if (isOne(value)) return by;
  if (value.kind === 'div') return { kind: 'div', top: times(value.top, by), bottom: value.bottom };
  if (by.kind === 'div') return over(times(value, by.top), by.bottom);
  const factors = [by, value].flatMap((part) => (part.kind === 'mul' ? part.factors : [part]));
  return { kind: 'mul', factors: [...factors.filter(isNumber), ...factors.filter((part) => !isNumber(part))] };
}

const isNumber = (node: Node) => node.kind === 'number';

/** A quotient on one fraction bar; dividing by a fraction multiplies by its reciprocal. */
export function over(value: Node, by: Node): Node {
  if (isOne(by)) return value;
  if (by.kind === 'div') return over(times(value, by.bottom), by.top);
  if (value.kind === 'div') return { kind: 'div', top: value.top, bottom: times(value.bottom, by) };
  if (value.kind === 'neg') return { kind: 'neg', of: over(value.of, by) };
  return { kind: 'div', top: value, bottom: by };
}

export const negative = (value: Node): Node =>
  value.kind === 'neg'
    ? value.of
    : value.kind === 'add'
      ? { kind: 'add', terms: value.terms.map(negative) }
      : { kind: 'neg', of: value };

/** A sum with zeros left out. */
export function plus(value: Node, ...terms: Node[]): Node {
  const all = [value, ...terms]
    .flatMap((term) => (term.kind === 'add' ? term.terms : [term]))
    .filter((term) => exactValue(term)?.n !== 0n);
  const [only] = all;
  if (!only) return integer(0);
  return all.length === 1 ? only : { kind: 'add', terms: all };
}
