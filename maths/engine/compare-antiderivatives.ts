import { existsOnDomain, existsSomewhere, isAbsolute, withAbsolutes } from './absolute-logarithms';
import { sumOf } from './build';
import { equationSides } from './compare-equations';
import { constantDifference } from './normal-form';
import { add, equals, isZero } from './rational';
import { differsByConstant, sameValue } from './same-value';
import { integer, type Node, rewrite, some, variables } from './tree';
import type { AnswerSpec } from './types';

/** Whether an antiderivative is right, and whether it has its arbitrary constant and the absolute values it needs. */
export type ConstantComparison = 'with-constant' | 'without-constant' | 'without-absolute' | 'different';

const CONSTANT_NAME = /^[A-Za-z](?:_\w+)?$/;

/** Whether any one antiderivative stands for all of them here. */
export const isUpToConstant = (spec: AnswerSpec): boolean =>
  spec.upToConstant === true || (spec.forms ?? []).some((form) => form.kind === 'with-constant');

/**
 * Compares two antiderivatives up to a constant. An arbitrary constant is a letter the model does not use, added once
 * with any factor: x² + C, x² + k, x² + 2c. "y =" may stand before it.
 */
export function compareAntiderivatives(
  input: Node,
  model: Node,
  { variable, question }: Pick<AnswerSpec, 'variable' | 'question'>,
): ConstantComparison {
  const unnamed = (node: Node) => {
    const sides = equationSides(node);
    return sides?.left.kind === 'symbol' && sides.left.name !== variable ? sides.right : node;
  };
  const [given, wanted] = [unnamed(input), unnamed(model)];
  const found = compareValues(given, wanted, variable);
  // Where ln x stands, ln|x| is the same and holds on the other side of zero too.
  const plain = found === 'different' ? withoutAbsolute(given) : given;
  const asPlain = plain === given ? found : compareValues(plain, wanted, variable);
  if (asPlain !== 'different' || !some(wanted, isAbsolute)) return asPlain;
  // Where ln|x| stands, ln x is right wherever it exists.
  const barred = withAbsolutes(given);
  const asBarred = barred === given ? 'different' : compareValues(barred, wanted, variable);
  if (asBarred === 'different' || !existsSomewhere(given)) return 'different';
  return asBarred === 'without-constant' || existsOnDomain(given, variable, question) ? asBarred : 'without-absolute';
}

/** ln|x| as ln x. */
function withoutAbsolute(node: Node): Node {
  let found = false;
  const plain = rewrite(node, (part) => {
    const [of, ...base] = part.kind === 'call' && (part.name === 'ln' || part.name === 'log') ? part.args : [];
    if (part.kind !== 'call' || of?.kind !== 'call' || of.name !== 'abs' || !of.args[0]) return part;
    found = true;
    return { ...part, args: [of.args[0], ...base] };
  });
  return found ? plain : node;
}

function compareValues(input: Node, model: Node, variable: string | undefined): ConstantComparison {
  const core = withoutConstant(model, variable);
  const known = new Set([...variables(core), ...(variable === undefined ? [] : [variable])]);
  const extra = variables(input).filter((name) => !known.has(name));
  const [name, second] = extra;
  if (name === undefined) return differsByConstant(input, core) ? 'without-constant' : 'different';
  if (extra.length > 2 || !extra.every((each) => CONSTANT_NAME.test(each))) return 'different';
  const factor = extra.find((each) => isFactorInLogarithm(input, each));
  if (factor !== undefined) {
    const one = put(input, factor, 1);
    // A factor of either sign keeps ln(kx) going on both sides of zero, as ln|x| does.
    const fits = [one, put(withAbsolute(input, factor), factor, 1)].some(
      (each) => second === undefined && differsByConstant(each, core),
    );
    if (fits) return 'with-constant';
    // ln(kx) + C has one constant more than it needs.
    const both = [one, put(withAbsolute(input, factor), factor, 1)];
    const isRight =
      second !== undefined && both.some((each) => compareValues(each, model, variable) === 'with-constant');
    return isRight ? 'with-constant' : 'different';
  }
  if (second !== undefined) return 'different';
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

/** ln|kx| or ln(kx), the letter in front; ln|x|C and ln xC look like a product with the logarithm. */
function isLogarithmWith(part: Node, name: string): boolean {
  const of = part.kind === 'call' && (part.name === 'ln' || part.name === 'log') ? part.args[0] : undefined;
  if (of === undefined) return false;
  if (some(of, (inner) => inner.kind === 'call' && inner.name === 'abs' && variables(inner).includes(name)))
    return true;
  const [first] = of.kind === 'mul' ? of.factors : [];
  return first?.kind === 'symbol' && first.name === name;
}

/** ln(kx) as ln|kx|. */
const withAbsolute = (node: Node, name: string): Node =>
  rewrite(node, (part) =>
    part.kind === 'call' && isLogarithmWith(part, name) && part.args[0]
      ? { ...part, args: [{ kind: 'call', name: 'abs', args: [part.args[0]] }, ...part.args.slice(1)] }
      : part,
  );

/** ln|kx|: a factor inside a logarithm adds its own logarithm, so any factor is a constant. */
function isFactorInLogarithm(node: Node, name: string): boolean {
  const inside = some(node, (part) => isLogarithmWith(part, name));
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
