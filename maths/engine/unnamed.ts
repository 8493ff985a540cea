import { isNamed } from './compare-values';
import { sameValue } from './same-value';
import { type Node, variables } from './tree';
import type { AnswerSpec } from './types';

/** Kinds whose answer is one value, so that a name in front of it says nothing more. */
const VALUES = new Set<AnswerSpec['kind']>(['number', 'expression', 'quantity', 'money', 'ratio']);

/**
 * The value of "y = 2x + 3" where an expression is asked for, of "n = 8", and of a chain "x = 8/2 = 4". The name must be
 * the spec's own variable; where that is an unknown of the model, or none is given, any letter the model does not use.
 */
export function unnamed(spec: AnswerSpec, node: Node, model: Node): Node {
  if (!VALUES.has(spec.kind) || node.kind !== 'relation' || node.operators.some((operator) => operator !== '='))
    return node;
  const [name, ...values] = node.parts;
  const last = values.at(-1);
  if (last && isCalculation(spec, node)) return last;
  if (!name || !last || !isName(spec, name, values, model)) return node;
  return values.every((value) => value === last || sameValue(value, last)) ? last : node;
}

/** 36/2 = 18 where a number is asked for: the calculation and its result. */
const isCalculation = (spec: AnswerSpec, { parts }: { parts: Node[] }): boolean => {
  const [first, ...others] = parts;
  return (
    spec.question !== undefined &&
    spec.kind !== 'expression' &&
    first !== undefined &&
    ['add', 'mul', 'div', 'pow', 'root'].includes(first.kind) &&
    parts.every((part) => variables(part).length === 0) &&
    others.every((part) => sameValue(part, first))
  );
};

function isName(spec: AnswerSpec, name: Node, values: Node[], model: Node): boolean {
  const { variable } = spec;
  const known = variables(model);
  if (variable !== undefined && !known.includes(variable)) return values.length > 1 && isNamed(name, variable);
  return (
    name.kind === 'symbol' &&
    !known.includes(name.name) &&
    name.name !== variable &&
    !values.some((value) => variables(value).includes(name.name)) &&
    !/^(?:pi|e|i|infinity)$/.test(name.name)
  );
}
