import { exactValue } from './normal-form';
import { parse } from './parse';
import { plainText } from './plain-text';
import { questionUnits } from './question-units';
import { parseModel, readingsOf } from './readings';
import { isRoundedKey } from './rounded-answer';
import { isNumber, type Node, some, variables } from './tree';
import type { AnswerSpec, Verdict } from './types';
import { isOneNumber } from './unit-verdict';

type WrongForm = Extract<Verdict, { kind: 'wrong-form' }>;
/** The verdict on another text, or on the same question asked otherwise. */
type Judge = (spec: AnswerSpec, input: string) => Verdict;

const wrongForm = (form: WrongForm['form'], message: string): WrongForm => ({ kind: 'wrong-form', form, message });
const NUMBER = String.raw`\s*-?\d+(?:\.\d+)?\s*`;
const RATIO = new RegExp(String.raw`^(${NUMBER})(?:\\colon|\{:\}|:|\bto\b)(${NUMBER})$`);

/**
 * What is said of an answer that is no mistake but is written as something else than the question asks for: a ratio for a
 * fraction, a decimal for a percentage, a rounded value for an exact one, a chain with < for a list. Null for other answers.
 */
export function anotherForm(spec: AnswerSpec, text: string, judge: Judge): WrongForm | null {
  return (
    asRatio(spec, text, judge) ?? asDecimal(spec, text, judge) ?? asRounded(spec, text) ?? asPlain(spec, text, judge)
  );
}

/** Whether a single number is asked for and a ratio was typed: 1 : 6 for a probability. */
export const isRatioForNumber = (spec: AnswerSpec, text: string): boolean =>
  (isOneNumber(spec) || spec.kind === 'expression') && RATIO.test(plainText(spec, text));

function asRatio(spec: AnswerSpec, text: string, judge: Judge): WrongForm | null {
  const [, first, second] = (isRatioForNumber(spec, text) && RATIO.exec(plainText(spec, text))) || [];
  if (first === undefined || second === undefined) return null;
  const verdict = judge({ ...spec, forms: [] }, `${first}/${second}`);
  return verdict.kind === 'correct' || verdict.kind === 'wrong-form' ? wrongForm('notation', ratioMessage(spec)) : null;
}

/** What is said of a ratio where a number is asked for, whatever its value. */
export function ratioMessage({ question = '', forms = [] }: AnswerSpec): string {
  if (/\bprobabilit|\bchance|\blikely/i.test(question))
    return 'This is a ratio, but the question asks for a probability. Write it as a fraction.';
  if (/\bfractions?\b/i.test(question) || forms.some(({ kind }) => kind === 'lowest-terms'))
    return 'This is a ratio, but the question asks for a fraction. Write it with a fraction bar.';
  return 'This is a ratio, but the question asks for one number. Work it out.';
}

/** 0.25 or 1/4 where a percentage is asked for. */
function asDecimal(spec: AnswerSpec, text: string, judge: Judge): WrongForm | null {
  const asked = spec.unit === '%' || (spec.unit === undefined && questionUnits(spec.question).asked?.[0]?.name === '%');
  if (!asked || !isOneNumber(spec)) return null;
  const plain = plainText(spec, text);
  const read = parse(plain, { oneValue: true });
  if (!read.ok || variables(read.tree).length > 0 || some(read.tree, isMeasured)) return null;
  const verdict = judge({ ...spec, forms: [] }, `(${plain})*100`);
  return verdict.kind === 'correct' || verdict.kind === 'wrong-form'
    ? wrongForm('percentage', 'Right value. Now write it as a percentage.')
    : null;
}

const isMeasured = (node: Node) => ['percent', 'quantity', 'degrees', 'relation', 'list', 'ratio'].includes(node.kind);

function asRounded(spec: AnswerSpec, text: string): WrongForm | null {
  const model = parseModel(spec);
  // Where the digits that repeat are asked for, leaving the dots out is the mistake itself.
  if (!model.ok || some(model.tree, isRecurring) || !/\d[.%]\d|\.\d|%|22/.test(text)) return null;
  const found = readingsOf(spec).some((options) => {
    const read = parse(plainText(spec, text), options);
    return read.ok && isRoundedKey(spec, read.tree, model.tree);
  });
  return found ? wrongForm('exact', roundedMessage(model.tree)) : null;
}

const isRecurring = (node: Node) => isNumber(node) && node.recurring !== '';

function roundedMessage(model: Node): string {
  const isFraction = ['div', 'mixed', 'neg', 'quantity'].includes(model.kind) && exactValue(model) !== null;
  return `That’s rounded. Give the exact value${isFraction ? ', as a fraction' : ', not a decimal'}.`;
}

/** The right values with other signs between or around them. */
function asPlain(spec: AnswerSpec, text: string, judge: Judge): WrongForm | null {
  const plain = plainText(spec, text);
  const right = (input: string) => judge({ ...spec, forms: [] }, input).kind === 'correct';
  if (spec.kind === 'list') {
    const chain = plain.split(/\s*(?:<=?|≤|\\leq?(?![A-Za-z])|\\lt(?![A-Za-z]))\s*/);
    const turned = plain.split(/\s*(?:>=?|≥|\\geq?(?![A-Za-z])|\\gt(?![A-Za-z]))\s*/);
    const items = chain.length > 1 ? chain : turned;
    if (items.length > 1 && right(items.join(', ')))
      return wrongForm('notation', 'Right order. Write a comma between the numbers.');
  }
  if (
    spec.kind === 'coordinate' &&
    /^\s*\[.*\]\s*$/.test(plain) &&
    right(plain.replace(/[[]/g, '(').replace(/[\]]/g, ')'))
  )
    return wrongForm('notation', 'Right numbers. Write the point in round brackets, like (2, -3).');
  if (spec.kind === 'system' && /^[\s\d.,;/+−-]+$/.test(plain) && right(`(${plain})`))
    return wrongForm('notation', 'Right values. Write which letter each one is for, like x = 2, y = 5.');
  if (spec.kind === 'ratio' && /^[\s\d./-]+$/.test(plain) && right(plain.replace(/\//, ':')))
    return wrongForm('notation', 'Right numbers. Write it as a ratio, with a colon.');
  return null;
}
