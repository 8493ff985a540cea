import { isRatioForNumber, ratioMessage } from './another-form';
import { asCelsius } from './as-celsius';
import { narrow } from './clean-text';
import { readClock } from './clock';
import { unitOf } from './compare-answer';
import { readQuotient } from './compare-quotients';
import { lacksClock, TIME_WANTED, WHICH_HALF } from './compare-times';
import { isNamed } from './compare-values';
import { failedForm, partsOf } from './forms/failed-form';
import { isCalculation } from './forms/finished';
import { formWanted } from './forms/messages';
import { itemsOf } from './items';
import { MAX_LENGTH, withinAllowance } from './limits';
import { misprint } from './misprints';
import { noMathematics } from './no-mathematics';
import { parse } from './parse';
import { plainText } from './plain-text';
import { questionUnits } from './question-units';
import { isPiecewise } from './read-pieces';
import { readingsOf } from './readings';
import { splitUnit } from './split-unit';
import { TOO_MUCH, tooLarge } from './too-large';
import { integer, type Node, variables } from './tree';
import type { AnswerSpec } from './types';
import { EXPRESSIONS, NUMERIC } from './unfinished';
import { isOneNumber, VALUE_ONLY } from './unit-verdict';
import { sameUnit, unitSize, unitText } from './units';
import { unnamed } from './unnamed';
import { withoutNoun } from './without-noun';

/** What can be said of an answer before it is marked. */
export interface FormProblem {
  kind: 'unreadable' | 'form';
  /** One sentence for the student. */
  message: string;
}

const unreadable = (message: string): FormProblem => ({ kind: 'unreadable', message });
const inForm = (message: string): FormProblem => ({ kind: 'form', message });

/** Stands for every key. */
const NO_KEY = integer(0);

/**
 * Why an answer would not be taken as it is written: it cannot be read, or it has another form than the question asks
 * for. What it says follows from the text and from what is asked, never from the value of the key, so it tells nobody
 * right from wrong. Null where there is nothing to say, also for an empty text and for what takes too long to look at.
 */
export function checkForm(asked: AnswerSpec, input: string): FormProblem | null {
  if (asked.kind === 'choice' || input.trim() === '' || input.length > MAX_LENGTH) return null;
  try {
    return withinAllowance(() => look(withoutKey(asked), narrow(input)));
  } catch {
    return null;
  }
}

/** The question with a key that has the shape of its own and no value: solved for its unknown or not, am or pm or not. */
function withoutKey({ kind, model, forms, variable, upToConstant, question, unit }: AnswerSpec): AnswerSpec {
  return { kind, model: shapeOf({ kind, model, variable }), forms, variable, upToConstant, question, unit };
}

function shapeOf({ kind, model, variable }: Pick<AnswerSpec, 'kind' | 'model' | 'variable'>): string {
  if (kind === 'time') return readHalf(model) === null ? '13:00' : '1:00 pm';
  if (/\b[A-Z]{2,}\b/.test(model)) return 'AA';
  if (kind !== 'equation' && kind !== 'inequality') return '';
  const key = parse(model);
  return key.ok && isSolved(key.tree, variable) ? SOLVED : '';
}

const SOLVED = 'solved';

/** The unknown stands alone on one side: x = 4, r = C/(2π), 1 < x < 7. */
function isSolved(node: Node, variable: string | undefined): boolean {
  if (node.kind === 'list' || node.kind === 'union') return childrenOf(node).every((each) => isSolved(each, variable));
  const name = (variable ?? '').toLowerCase();
  const isName = (part: Node) =>
    variable === undefined ? part.kind === 'symbol' : part.kind === 'symbol' && part.name.toLowerCase() === name;
  return node.kind === 'relation' && node.parts.some((part) => isName(part) || isNamed(part, variable ?? ''));
}

const childrenOf = (node: Extract<Node, { kind: 'list' | 'union' }>) =>
  node.kind === 'list' ? itemsOf(node) : node.parts;

const readHalf = (text: string) => {
  const read = readClock(text);
  return read.kind === 'time' ? read.half : null;
};

function look(spec: AnswerSpec, text: string): FormProblem | null {
  if (spec.kind === 'time') return lookAtTime(spec, text);
  if (spec.kind === 'quotient') {
    const read = readQuotient(plainText(spec, text.replace(/^\s*=(?!=)/, ' ')));
    return read.kind === 'unreadable' ? unreadable(read.message) : null;
  }
  if ((spec.kind === 'expression' || spec.kind === 'equation') && isPiecewise(text)) return null;
  const slip = spec.question === undefined ? null : misprint(spec, text);
  if (slip !== null) return unreadable(slip.message);
  if (spec.question !== undefined && isRatioForNumber(spec, text)) return inForm(ratioMessage(spec));
  const measured = /^[\s\d.,()/+*^=−–-]*$/.test(text) ? null : lookAtUnit(spec, text);
  return measured === null ? lookAtTree(spec, text) : measured.problem;
}

function lookAtTime(spec: AnswerSpec, text: string): FormProblem | null {
  const given = readClock(text);
  if (given.kind === 'no-time') return unreadable(TIME_WANTED);
  const missing = spec.forms?.find((form) => lacksClock(form, text));
  if (missing) return inForm(formWanted(missing, spec));
  const isOpen = given.half === null && readHalf(spec.model) !== null && given.minutes >= 60 && given.minutes < 780;
  return isOpen ? unreadable(WHICH_HALF) : null;
}

/** A number with units or words of the question around it; null where the text is something else. */
function lookAtUnit(spec: AnswerSpec, text: string): { problem: FormProblem | null } | null {
  if (!isOneNumber(spec) || spec.question === undefined) return null;
  const own = questionUnits(spec.question);
  const split = splitUnit(spec, own, text);
  if (split === null) return null;
  const asked = unitOf(spec) ?? own.asked;
  const strange =
    split.unit !== null &&
    asked !== null &&
    !sameUnit(asked, split.unit) &&
    (spec.kind === 'number' || unitSize(asked).dimensions !== unitSize(split.unit).dimensions) &&
    split.unit[0]?.name !== '%';
  if (strange) return { problem: inForm(`Give it in ${unitText(asked)}.`) };
  const forms = split.unit === null ? spec.forms : spec.forms?.filter((form) => form.kind !== 'with-unit');
  if (split.unit?.[0]?.name === '%') return null;
  return { problem: lookAtTree({ ...spec, forms }, split.number) };
}

/** Looks at each way the text may be read; the first without a fault is enough. */
function lookAtTree(spec: AnswerSpec, input: string): FormProblem | null {
  const plain = plainText(
    spec,
    input.replace(/^\s*=(?!=)\s*/, (gap) => ' '.repeat(gap.length)),
  );
  const text = withoutNoun(spec, plain);
  let first: FormProblem | null = null;
  for (const options of readingsOf(spec)) {
    const given = parse(text, options);
    const problem = given.ok ? lookAtReading(spec, text, given.tree) : unreadable(given.message);
    if (problem === null) return null;
    if (first === null || (first.kind === 'unreadable' && problem.kind === 'form')) first = problem;
  }
  return first;
}

function lookAtReading(spec: AnswerSpec, text: string, given: Node): FormProblem | null {
  if (tooLarge(given)) return unreadable(TOO_MUCH);
  const tree = asCelsius(unnamed(spec, given, NO_KEY), spec.unit);
  if (isOneNumber(spec) && isWholeEquation(spec, tree)) return unreadable(VALUE_ONLY);
  const isWord = spec.question === undefined || /^\s*undefined\s*$/i.test(text);
  const words = isWord ? null : noMathematics(spec, text, tree, NO_KEY);
  if (words !== null) return unreadable(words);
  const open = spec.model === SOLVED ? unsolved(spec, tree) : null;
  if (open !== null) return inForm(open);
  if (lacksConstant(spec, tree)) return inForm(formWanted({ kind: 'with-constant' }, spec));
  const failed = failedForm(spec, tree, tree);
  if (isLeftOpen(spec, tree)) return inForm('Work it out and write the answer.');
  const form = spec.forms?.find(({ kind }) => kind === failed?.form);
  return form ? inForm(formWanted(form, spec)) : null;
}

/** What is left to do where the key is solved for its unknown; without a name for it, lines and regions may be written freely. */
function unsolved({ kind, variable }: AnswerSpec, tree: Node): string | null {
  if (tree.kind !== 'relation')
    return kind === 'equation' && variable === undefined ? 'Write it as an equation.' : null;
  const name = variable ?? (kind === 'inequality' ? variables(tree)[0] : undefined);
  if (name === undefined || (kind === 'inequality' && variables(tree).length > 1)) return null;
  return isSolved(tree, name) ? null : `Get ${name} by itself.`;
}

const isWholeEquation = (spec: AnswerSpec, node: Node): boolean =>
  node.kind === 'relation' &&
  node.operators.includes('=') &&
  !node.parts.some((part) => part.kind === 'symbol' || isNamed(part, spec.variable ?? ''));

/** No letter in it that the question does not have: there is no arbitrary constant. */
function lacksConstant(spec: AnswerSpec, tree: Node): boolean {
  if (spec.upToConstant !== true && !spec.forms?.some(({ kind }) => kind === 'with-constant')) return false;
  const own = new Set([...questionUnits(spec.question).letters, spec.variable ?? 'x', 'e', 'i']);
  return variables(tree).every((letter) => own.has(letter));
}

/** A sum, product or quotient of plain numbers where a value is asked for: 2 + 3, 4 × 5, 12/3. */
const isLeftOpen = (spec: AnswerSpec, tree: Node): boolean =>
  spec.question !== undefined &&
  NUMERIC.has(spec.kind) &&
  !spec.forms?.some(({ kind }) => EXPRESSIONS.has(kind)) &&
  partsOf(spec, tree).some(isCalculation);
