import { sumOf } from './build';
import { equationSides } from './compare-equations';
import { constantDifference } from './normal-form';
import { add, equals, isZero } from './rational';
import { differsByConstant, sameValue } from './same-value';
import { integer, type Node, rewrite, some, variables } from './tree';
import type { AnswerSpec } from './types';

/** Whether an antiderivative is right, and whether it has its arbitrary constant. */
export type ConstantComparison = 'with-constant' | 'without-constant' | 'different';

const CONSTANT_NAME = /^[A-Za-z](?:_\w+)?$/;

/** Whether any one antiderivative stands for all of them here. */
export const isUpToConstant = (spec: AnswerSpec): boolean =>
  spec.upToConstant === true || (spec.forms ?? []).some((form) => form.kind === 'with-constant');

/**
 * Compares two antiderivatives up to a constant. An arbitrary constant is a letter the model does not use, added once
 * with any factor: x² + C, x² + k, x² + 2c. "y =" may stand before it.
 */
export function compareAntiderivatives(input: Node, model: Node, variable: string | undefined): ConstantComparison {
  const unnamed = (node: Node) => {
    const sides = equationSides(node);
    return sides?.left.kind === 'symbol' && sides.left.name !== variable ? sides.right : node;
  };
  return compareValues(unnamed(input), unnamed(model), variable);
}

function compareValues(input: Node, model: Node, variable: string | undefined): ConstantComparison {
  const core = withoutConstant(model, variable);
  const known = new Set([...variables(core), ...(variable === undefined ? [] : [variable])]);
  const extra = variables(input).filter((name) => !known.has(name));
  const [name] = extra;
  if (name === undefined) return differsByConstant(input, core) ? 'without-constant' : 'different';
  if (extra.length > 1 || !CONSTANT_NAME.test(name)) return 'different';
  if (isFactorInLogarithm(input, name))
    return differsByConstant(put(input, name, 1), core) ? 'with-constant' : 'different';
  if (!isAddedOnce(input, name)) return 'different';
  return differsByConstant(put(input, name, 0), core) ? 'with-constant' : 'different';
}

/** The model without its own "+ C". */
function withoutConstant(model: Node, variable: string | undefined): Node {
  if (model.kind !== 'add') return model;
  const isConstant = (term: Node) => term.kind === 'symbol' && /^[CcKk]$/.test(term.name) && term.name !== variable;
  return sumOf([integer(0), ...model.terms.filter((term) => !isConstant(term))]);
}

const put = (node: Node, name: string, value: number): Node =>
  rewrite(node, (part) => (part.kind === 'symbol' && part.name === name ? integer(value) : part));

/** ln|kx|: a factor inside a logarithm adds its own logarithm, so any factor is a constant. */
function isFactorInLogarithm(node: Node, name: string): boolean {
  const inside = some(node, (part) => part.kind === 'call' && part.name === 'abs' && variables(part).includes(name));
  const [at1, at2] = [put(node, name, 1), put(node, name, 2)];
  return inside && !sameValue(at1, at2) && differsByConstant(at1, at2);
}

/** Whether the letter adds the same non-zero number each time it grows by one. */
function isAddedOnce(node: Node, name: string): boolean {
  const [at0, at1, at2] = [0, 1, 2].map((value) => put(node, name, value));
  if (!at0 || !at1 || !at2) return false;
  const [one, two] = [constantDifference(at1, at0), constantDifference(at2, at0)];
  return one !== null && two !== null && !isZero(one) && equals(add(one, one), two);
}
