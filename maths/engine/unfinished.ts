import { bare } from './compare-values';
import { partsOf } from './forms/failed-form';
import { isCalculation, isWorkedOut } from './forms/finished';
import { unsigned } from './forms/signs';
import { parse } from './parse';
import { formulasOf } from './question-formulas';
import { isNumber, type Node, some } from './tree';
import type { AnswerSpec, Verdict } from './types';

export const NUMERIC = new Set<AnswerSpec['kind']>([
  'number',
  'quantity',
  'money',
  'list',
  'set',
  'solutions',
  'coordinate',
  'ratio',
  'system',
]);
const ALGEBRAIC = new Set<AnswerSpec['kind']>(['expression', 'equation', 'inequality']);
/** Forms that are expressions themselves, so that nothing is to be worked out to a value. */
export const EXPRESSIONS = new Set(['index', 'factorised', 'expanded', 'completed-square']);
const UNFINISHED = 'Not finished yet: work it out and write the answer.';

/**
 * What is said about the right value of an answer that is not worked out; null where it is. Only where the question is
 * known: without one, any way to write a value will do.
 */
export function unfinished(spec: AnswerSpec, input: Node, model: Node): Verdict | null {
  if (spec.question === undefined) return null;
  const copied = isCopy(spec.question, input, model);
  const open =
    NUMERIC.has(spec.kind) && !spec.forms?.some((form) => EXPRESSIONS.has(form.kind)) && !isValue(spec, input, model);
  const loose = ALGEBRAIC.has(spec.kind) && isLoose(input) && !isLoose(model);
  return copied || open || loose ? { kind: 'wrong-form', form: 'unfinished', message: UNFINISHED } : null;
}

/** Arithmetic that is still to be done: x > 30/5, 3(6x + 1)² × 6. */
const isLoose = (node: Node): boolean => hasLooseNumbers(node) || some(node, isCalculation);

/** Two numbers in one product that are still to be multiplied: 3(6x + 1)² × 6. */
const hasLooseNumbers = (node: Node): boolean =>
  some(node, (part) => part.kind === 'mul' && part.factors.filter(carriesNumber).length > 1);

function carriesNumber(factor: Node): boolean {
  const plain = unsigned(factor);
  if (plain.kind !== 'div') return isNumber(plain) || plain.kind === 'mixed';
  return [plain.top, plain.bottom]
    .flatMap((part) => (part.kind === 'mul' ? part.factors : [part]))
    .some((part) => isNumber(unsigned(part)));
}

function isValue(spec: AnswerSpec, input: Node, model: Node): boolean {
  const parts = partsOf(spec, bare(input, spec.variable));
  const wanted = partsOf(spec, bare(model, spec.variable));
  if (spec.kind === 'money' && parts.some((part) => part.kind === 'div')) return false;
  if (
    input.kind === 'add' &&
    !wanted.some((part) => part.kind === 'add') &&
    input.terms.every((term) => unsigned(term).kind === 'quantity')
  )
    return false;
  // 3 cm × 5 cm
  if (input.kind === 'quantity' && some(input.value, isQuantity)) return false;
  return parts.every((part, index) => isWorkedOut(part, wanted[index] ?? wanted[0] ?? part));
}

const isQuantity = (node: Node) => node.kind === 'quantity';

/** Whether an answer is one of the question's own formulas, with something left to do, where the model is another. */
function isCopy(question: string, input: Node, model: Node): boolean {
  const written = JSON.stringify(input);
  if (!some(input, (part) => ['add', 'mul', 'div', 'pow', 'root', 'call'].includes(part.kind))) return false;
  if (written === JSON.stringify(model)) return false;
  return formulasOf(question).some((formula) => {
    const read = parse(formula);
    return read.ok && JSON.stringify(read.tree) === written;
  });
}
