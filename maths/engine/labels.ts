import { isAnother, isAskedFor } from './asked-for';
import { questionUnits, unitOfText } from './question-units';
import type { AnswerKind, AnswerSpec } from './types';
import { unitSize } from './units';

/** Kinds that are one value: the letter in front says nothing more, and no more does what it stands for. */
const ONE_VALUE = new Set<AnswerKind>(['number', 'quantity', 'money']);

const OPEN = String.raw`(?:\\left|\\mleft)?\(\s*`;
const CLOSE = String.raw`\s*(?:\\right|\\mright)?\)`;
/** Two letters at least: f(x) and x(y) are no labels. */
const WORDS = String.raw`(?:\\(?:text|mathrm)\s*\{\s*)?([A-Za-z][A-Za-z'’ -]*[A-Za-z])\s*\}?`;
const LETTER = '([A-Za-z])';
const IS = String.raw`\s*(?:[=:]|\bis\b)\s*(?=\S)(.*)$`;
/** "x (adults) = 12". */
const AFTER_LETTER = new RegExp(String.raw`^\s*${LETTER}\s*${OPEN}${WORDS}${CLOSE}${IS}`, 's');
/** "adults (x) = 12". */
const BEFORE_LETTER = new RegExp(String.raw`^\s*${WORDS}\s*${OPEN}${LETTER}${CLOSE}${IS}`, 's');
/** "x = 12 (adults)" and "12 (adults)". */
const AFTER_VALUE = new RegExp(
  String.raw`^\s*(?:${LETTER}\s*=\s*)?(\\?\$?\s*[-−]?\d[\d.,/ ]*)\s*${OPEN}${WORDS}${CLOSE}\s*\.?\s*$`,
);

/** "number of adults = 12", "x = adults = 12". */
const WORDS_ALONE = new RegExp(String.raw`^\s*(?:${LETTER}\s*=\s*)?${WORDS}${IS}`, 's');

const BARE_NUMBER = /^\s*[-−]?\d[\d., ]*(?:\/\d+)?\s*$/;

interface Labelled {
  /** Null where a value stands alone: "12 (adults)". */
  letter: string | null;
  words: string;
  value: string;
}

/** A value with its letter and, in brackets, what that stands for; null for everything else. */
export function readLabelled(text: string): Labelled | null {
  const after = AFTER_LETTER.exec(text);
  if (after) return { letter: after[1] ?? '', words: after[2] ?? '', value: after[3] ?? '' };
  const before = BEFORE_LETTER.exec(text);
  if (before) return { letter: before[2] ?? '', words: before[1] ?? '', value: before[3] ?? '' };
  const behind = AFTER_VALUE.exec(text);
  return behind && { letter: behind[1] ?? null, words: behind[3] ?? '', value: behind[2] ?? '' };
}

/**
 * "x (adults) = 12" and "number of adults = 12" as "12" where the question asks for the adults, and "x (minutes) = 12" as
 * "12 minutes". A label that names anything else stays, so that the answer is not taken for what it does not say; so does
 * a letter of the question, which has a meaning already.
 */
export function withoutLabel(spec: AnswerSpec, text: string): string {
  if (!ONE_VALUE.has(spec.kind) || spec.question === undefined || !/[A-Za-z]{2}/.test(text)) return text;
  const bracketed = readLabelled(text);
  const labelled = bracketed ?? readWords(text);
  if (labelled === null) return text;
  const { letter, words, value } = labelled;
  const measured = bracketed && withUnit(spec, words, value);
  if (measured === null && !isAskedFor(spec.question, words)) return text;
  const name = letter !== null && questionUnits(spec.question).letters.has(letter) ? `${letter}=` : '';
  return `${name}${measured ?? value}`;
}

function readWords(text: string): Labelled | null {
  const match = WORDS_ALONE.exec(text);
  return match && { letter: match[1] ?? null, words: match[2] ?? '', value: match[3] ?? '' };
}

/**
 * What follows "f(theta) =", "a (children) =" or "l (m) =", given what is in the brackets: what the question does not
 * ask for keeps its head, and a unit of the kind asked for goes to the number that it is the unit of.
 */
export function withoutNamedHead(spec: AnswerSpec, inside: string, text: string, rest: string): string {
  if (!ONE_VALUE.has(spec.kind) || spec.question === undefined) return rest;
  return withUnit(spec, inside, rest) ?? (isAnother(spec.question, inside) ? text : rest);
}

/** "l (m) = 12" is 12 m where a length is asked for; null where no unit of that sort can be meant. */
function withUnit(spec: AnswerSpec, inside: string, value: string): string | null {
  const own = questionUnits(spec.question);
  const unit = own.letters.has(inside) || !BARE_NUMBER.test(value) ? null : unitOfText(inside);
  const asked = spec.unit === undefined ? own.asked : unitOfText(spec.unit);
  if (unit === null || asked === null || unitSize(asked).dimensions !== unitSize(unit).dimensions) return null;
  return `${value} ${inside}`;
}
