import { checkAnswer, checkStep, numericValues, parse, variables } from '../../../../maths/engine/index';
import { withDigits } from '../../../../maths/engine/number-words';
import { formulasOf } from '../../../../maths/lint/rich-text';
import type { QuestionContent } from '../../../../maths/templates/index';

/** What a student wants worked out: as typed, as it was read, and what comes out. */
export interface Asked {
  typed: string;
  /** The formula that was read, without its task. Null where nothing was read. */
  formula: string | null;
  /** The answer, plain typing or LaTeX; null where there is none. */
  answer: string | null;
}

/**
 * Whether a message asks for an open question: its text, its formula up to writing, the names of its letters or a common
 * factor, or its numbers with its answer. Pure; never throws.
 */
export function isSameQuestion(question: QuestionContent, asked: Asked): boolean {
  if (isPasted(question, asked.typed)) return true;
  const shown = shownFormulas(question);
  const [first] = question.steps;
  if (first?.relation === 'start' && asked.formula !== null && shown.includes(first.line)) {
    if (isSameWriting(first.line, asked.formula)) return true;
  }
  // What says its own value or solution asks for nothing, and must not tell whether it is the key.
  if (asked.formula === null || saysValue(asked.formula)) return false;
  const own = ownFormulas(question);
  const formula = renamed(asked.formula);
  if (own.some((line) => isSameWriting(renamed(line), formula) && !isTrivial(line))) return true;
  const [numbers, seen] = [numeralsOf(asked.formula), numbersShown(question)];
  const shares = numbers.length > 0 && numbers.every((number) => seen.includes(number));
  const scaled = shown.some(
    (line) => areProportional(numeralsOf(line), numbers) || includesAll(numbers, numeralsOf(line)),
  );
  if (hasAllNumbers(question, numbers)) return true;
  if (!shares && !scaled) return false;
  return (
    own.some((line) => !isTrivial(line) && follows(renamed(line), formula)) ||
    (asked.answer !== null && isKey(question, asked.answer))
  );
}

/** The whole prompt, or most of its words in their order of appearance, stands in the message. */
function isPasted({ prompt }: QuestionContent, typed: string): boolean {
  const own = wordsOf(prompt);
  if (own.length < 5) return false;
  const said = new Set(wordsOf(typed));
  return own.filter((word) => said.has(word)).length >= 0.85 * own.length && said.size >= 5;
}

const wordsOf = (text: string): string[] => [
  ...new Set(
    withDigits(text.toLowerCase().replace(/\\[a-z]+|\$/g, ' '))
      .normalize('NFKC')
      .match(/[a-z]{2,}|\d+/g) ?? [],
  ),
];

/** The formulas of the prompt and the lines that the working begins with: none that only the working comes to. */
function shownFormulas({ prompt, steps }: QuestionContent): string[] {
  const starts = steps.filter(({ relation }) => relation === 'start').map(({ line }) => line);
  return [...safely(() => formulasOf(prompt)), ...starts.filter((line) => !saysValue(line) || prompt.includes(line))];
}

/** The formulas of the prompt and the lines of the worked solution. */
function ownFormulas({ prompt, steps }: QuestionContent): string[] {
  return [...safely(() => formulasOf(prompt)), ...steps.map(({ line }) => line)].slice(0, 24);
}

const textOf = ({ prompt, figure }: QuestionContent): string => withDigits(`${prompt} ${JSON.stringify(figure ?? '')}`);

/** A single number or letter says nothing about which question it is from. */
const isTrivial = (line: string): boolean => /^\s*(?:[a-z]\s*=\s*)?-?[\d.]*[a-z]?\s*$/i.test(line);

const numeralsOf = (text: string): number[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

/** The numbers that a question shows, and those that its working begins with: never one that only the working comes to. */
function numbersShown(question: QuestionContent): number[] {
  const text = [textOf(question), ...shownFormulas(question)].join(' ');
  const percents = [...text.matchAll(/(\d+(?:\.\d+)?)\s*\\?%/g)].map(([, percent]) => Number(percent) / 100);
  return [...numeralsOf(text), ...percents];
}

/** All the numbers that are told in a question's text, at least two of which tell it from others. */
function hasAllNumbers({ prompt }: QuestionContent, numbers: number[]): boolean {
  const told = [...new Set(numeralsOf(withDigits(prompt)))];
  return told.filter(isTelling).length >= 2 && told.every((number) => numbers.includes(number));
}

/** x = 5, 417 + 0, 417 × 1: one number, and nothing to do. */
function saysValue(line: string): boolean {
  const numbers = numeralsOf(line).filter((number) => number !== 0 && number !== 1);
  return numbers.length < 2;
}

/** Small whole numbers stand in every question. */
const isTelling = (number: number): boolean => number >= 10 || !Number.isInteger(number);

const includesAll = (all: number[], part: number[]): boolean =>
  part.length > 1 && part.every((number) => all.includes(number));

/** 6x + 10 = 40 asks for the same as 3x + 5 = 20. */
function areProportional(a: number[], b: number[]): boolean {
  if (a.length < 2 || a.length !== b.length) return false;
  const [one, other] = [a, b].map((numbers) => [...numbers].sort((x, y) => x - y));
  const ratio = (other?.[0] ?? 0) / (one?.[0] ?? 0);
  return (
    Number.isFinite(ratio) &&
    ratio > 0 &&
    (one ?? []).every((number, place) => Math.abs(number * ratio - (other?.[place] ?? 0)) < 1e-9)
  );
}

/** Letters by their order of appearance: the name of an unknown makes no other question. */
function renamed(formula: string): string {
  const names = new Map<string, string>();
  const letters = 'xyzabc';
  return formula.replace(/\\[a-zA-Z]+|\b(?:sin|cos|tan|log|ln|sqrt|pi|and|or)\b|[a-zA-Z]/g, (token) => {
    if (token.length > 1 || /^[eiπ]$/.test(token)) return token;
    if (!names.has(token)) names.set(token, letters[names.size] ?? token);
    return names.get(token) ?? token;
  });
}

const isSameWriting = (a: string, b: string): boolean => plain(a) === plain(b);
const plain = (text: string): string =>
  text
    .replace(/\\left|\\right|\\[,;! ]|[\s*]|\\times|\\cdot/g, '')
    .replace(/\\d?frac\{?(\w+)\}?\{?(\w+)\}?/g, '$1/$2')
    .replace(/\\div|÷/g, '/')
    .replace(/[{}]/g, '')
    .replace(/\^\((\w+)\)/g, '^$1');

/** The same value, expression or solutions. */
function follows(line: string, formula: string): boolean {
  const read = parse(line);
  const isRelation = /[=<>]|\\[lg]e/.test(line);
  if (!read.ok || isRelation !== /[=<>]|\\[lg]e/.test(formula)) return false;
  const [variable] = variables(read.tree);
  const { kind } = checkStep(line, formula, variable === undefined ? {} : { variable });
  return kind === 'good' || kind === 'same-solutions';
}

function isKey({ answer, choices }: QuestionContent, said: string): boolean {
  const key =
    choices === null ? answer.model : (choices.find(({ id }) => id === answer.model)?.text ?? '').replace(/\$/g, '');
  if (choices === null && checkAnswer({ ...answer, forms: undefined }, said).kind === 'correct') return true;
  const [own, other] = [key, said].map((text) => numericValues(text)?.sort((a, b) => a - b));
  if (own && other) {
    const tolerance = answer.tolerance ?? 0;
    return (
      own.length === other.length &&
      own.every(
        (value, place) =>
          Math.abs(value - (other[place] ?? Number.NaN)) <= Math.max(tolerance, 1e-9 * Math.max(1, Math.abs(value))),
      )
    );
  }
  return checkAnswer({ kind: 'expression', model: renamed(key) }, renamed(said)).kind === 'correct';
}

function safely(read: () => string[]): string[] {
  try {
    return read();
  } catch {
    return [];
  }
}
