import { type Node, parse, toLatex, variables } from '../../engine/index';
import { effortOf } from '../effort';
import { shownStart } from '../question-lines';
import { hasAnswerShape } from '../states-answer';
import { withoutIdleParts } from '../without-idle-parts';
import type { LinesSoFar } from './lines-so-far';

/** Whether a text says what a question that asks for an expression or a rule asks for. */
export function isFinalFormula(lines: LinesSoFar, text: string): boolean {
  const { question } = lines;
  const read = parse(text);
  const bare = read.ok ? toLatex(withoutIdleParts(read.tree)) : text;
  if ([text, bare].some((each) => hasAnswerShape(question, each))) return true;
  if (!read.ok || variables(read.tree).length === 0 || lines.isWritten(text)) return false;
  const wantsFactors = question.answer.forms?.some(({ kind }) => kind === 'factorised') ?? false;
  if (wantsFactors && isProductOfBrackets(withoutIdleParts(read.tree))) return true;
  if (isAsShortAsAnswer(lines, read.tree, bare)) return true;
  // What the question shows may be compared with anything; what it asks to be found only with lines made of its numbers.
  if (shownStart(question) !== null || lines.haveLetters) return false;
  const isRule = question.answer.kind === 'equation';
  if (isRule && variables(read.tree).length < 2) return false;
  return !lines.known().hasAll(withoutIdleParts(read.tree));
}

/**
 * An expression in the answer's letters with no more in it than an answer has: (3/3)x⁶ + x + C may be cancelled, but the work
 * is done.
 */
function isAsShortAsAnswer({ question: { answer } }: LinesSoFar, tree: Node, bare: string): boolean {
  if (answer.kind !== 'expression' || tree.kind === 'relation') return false;
  const model = parse(answer.model);
  if (!model.ok || model.tree.kind === 'relation') return false;
  const [own, key] = [tree, model.tree].map((each) =>
    [kindOf(withoutIdleParts(each)), ...variables(each).sort()].join(),
  );
  return own === key && (effortOf(bare) ?? Number.POSITIVE_INFINITY) <= (effortOf(answer.model) ?? 0);
}

/** A sum, a product, a fraction …, whatever its sign. */
const kindOf = (tree: Node): string => (tree.kind === 'neg' ? kindOf(tree.of) : tree.kind);

/** (3x + 3)(3x + 1), though more may be taken out of it. */
const isProductOfBrackets = (tree: Node): boolean =>
  tree.kind === 'neg'
    ? isProductOfBrackets(tree.of)
    : tree.kind === 'mul' &&
      tree.factors.every((factor) => factor.kind !== 'div') &&
      tree.factors.some((factor) => factor.kind === 'add');
