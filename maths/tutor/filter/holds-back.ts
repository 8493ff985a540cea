import { checkAnswer, numericValues, parse, sameAnswer, variables } from '../../engine/index';
import type { QuestionContent } from '../../templates/index';
import { lastSide, writingOf } from '../reasoner/writing';
import { hasOtherScript } from './foreign-numbers';
import { givesAwayOption } from './option-named';
import { ownHints, pageTexts } from './question-page';
import { saidFormulas } from './said-formulas';
import { digitRows, hintedNumbers, isReversed, plainCharacters, saidNumbers } from './said-numbers';

/** Why a reply is withheld while its question is open, and by which of its words. */
export interface Withheld {
  why: 'answer' | 'line' | 'numbers' | 'option' | 'digits' | 'script' | 'too-long';
  by: string;
}

/** A reply is two sentences, or a parallel example; what is longer is not looked through. */
const longestReply = 4000;

export interface FilterOptions {
  /** Also looks at what the practice page's own hints say; for measuring. */
  strict?: boolean;
}

/**
 * Whether a reply must be withheld while the question is open: it says the answer, one of the last two lines of the worked
 * solution, the option, or the numbers to copy. Behind every reply, built-in or worded by a model. Pure; never throws.
 *
 * What stands on the page is free, and so are the page's own hints, word for word; a claim ("the answer is 3") never is.
 */
export function holdsBack(
  question: QuestionContent,
  text: string,
  { strict = false }: FilterOptions = {},
): Withheld | null {
  if (text.length > longestReply) return { why: 'too-long', by: '' };
  if (hasOtherScript(text)) return { why: 'script', by: text };
  const said = strict
    ? text
    : ownHints(question).reduce((so, hint) => (hint === '' ? so : so.replaceAll(hint, ' ')), text);
  if (question.choices !== null) {
    const named = givesAwayOption(question, said);
    if (named !== null) return { why: 'option', by: named };
  }
  const secrets = secretsOf(question);
  return (
    saidFormulas(said)
      .map((formula) => inFormula(question, secrets, formula))
      .find((hit) => hit !== null) ??
    inNumbers(secrets, said) ??
    inDigits(secrets, said)
  );
}

interface Secrets {
  /** Values that say the answer by themselves. */
  values: number[];
  tolerance: number;
  /** Numbers that together say the answer, where it has several. */
  together: number[];
  /** Writings of the last two lines of the worked solution. */
  lines: Set<string>;
  /** Writings that stand on the page or in earlier lines of the worked solution. */
  free: Set<string>;
  /** Numbers on the page. */
  seen: number[];
  /** The digits of an answer that is one number of two digits or more. */
  digits: string | null;
}

const numeralsOf = (text: string): number[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
const near = (a: number, b: number, tolerance = 0): boolean =>
  Math.abs(a - b) <= Math.max(tolerance, 1e-9 * Math.max(1, Math.abs(a), Math.abs(b)));

const known = new WeakMap<QuestionContent, Secrets>();

function secretsOf(question: QuestionContent): Secrets {
  const before = known.get(question);
  if (before !== undefined) return before;
  const secrets = findSecrets(question);
  known.set(question, secrets);
  return secrets;
}

function findSecrets(question: QuestionContent): Secrets {
  const { answer, steps, choices } = question;
  // What an option says is on the page, but to say it again would choose it.
  const page = pageTexts({ ...question, choices: null });
  const formulas = page.flatMap((text) => saidFormulas(text));
  const free = new Set(
    [...formulas, ...steps.slice(0, -2).map(({ line }) => line)].flatMap((text) => writingOf(text) ?? []),
  );
  const lines = new Set(
    steps.slice(-2).flatMap(({ line }) => [line, lastSide(line)].flatMap((text) => writingOf(text) ?? [])),
  );
  const seen = page.flatMap((text) => [...numeralsOf(text), ...saidNumbers(text)]);
  if (page.some((text) => /%|per ?cent/.test(text))) seen.push(100);
  const model = choices === null ? answer.model : numberOption(question);
  if (model === null) return { values: [], tolerance: 0, together: [], lines, free, seen, digits: null };
  const numerals = numeralsOf(model);
  const amount = ['quantity', 'money', 'time'].includes(answer.kind);
  const own = amount || isClosed(model) ? (numericValues(model) ?? (amount ? numerals : [])) : [];
  const single = own.length === 1 && !/[:]|\br\b/.test(model);
  const [only] = own;
  return {
    values: single && only !== undefined ? [only, ...(numerals.length === 1 ? numerals : [])].map(Math.abs) : [],
    tolerance: answer.tolerance ?? 0,
    together: single && numerals.length < 2 ? [] : numerals,
    lines,
    free,
    seen,
    digits: numerals.length === 1 ? model.replace(/\D/g, '') : null,
  };
}

/** The right option where it is one number. */
function numberOption({ choices, answer }: QuestionContent): string | null {
  const text = choices?.find(({ id }) => id === answer.model)?.text.replaceAll('$', '') ?? '';
  return /^-?\d+(?:[.,]\d+)*(?:\/\d+)?%?$/.test(text.trim()) ? text : null;
}

/** Whether a text has no unknown but the one asked for. */
function isClosed(text: string): boolean {
  const read = parse(lastSide(text));
  return !read.ok || variables(read.tree).length === 0;
}

function inFormula(question: QuestionContent, secrets: Secrets, formula: string): Withheld | null {
  const writing = writingOf(formula);
  if (writing === null) return null;
  const isEquation = /=|≈|\\approx/.test(formula);
  if (secrets.free.has(writing)) return null;
  if (secrets.lines.has(writing) && !isSeen(secrets, formula)) return { why: 'line', by: formula };
  if (question.choices !== null && secrets.values.length === 0) return null;
  const result = isEquation ? lastSide(formula) : formula;
  const values = isClosed(result) ? numericValues(result) : null;
  const [value] = values ?? [];
  if (values?.length === 1 && value !== undefined && isKey(secrets, Math.abs(value))) {
    return isSeen(secrets, formula) && !isEquation ? null : { why: 'answer', by: formula };
  }
  if (secrets.values.length > 0) return null;
  const { kind } = checkAnswer(question.answer, formula);
  if (kind === 'correct') return { why: 'answer', by: formula };
  const closed = isClosed(question.answer.model);
  return closed && values !== null && sameAnswer(question.answer, formula, question.answer.model)
    ? { why: 'answer', by: formula }
    : null;
}

const isKey = ({ values, tolerance }: Secrets, value: number) => values.some((key) => near(key, value, tolerance));

/** A bare number that stands on the page says nothing new. */
const isSeen = ({ seen }: Secrets, formula: string): boolean =>
  /^\s*-?[\d.,\s]+%?\s*$/.test(formula) &&
  seen.some((number) => near(number, Math.abs(Number(formula.replace(/[,\s%]/g, '')))));

/** A number that stands on the page is the answer all the same where a text says so. */
const claim =
  /(?:\b(?:answer|solution|result|equals|gives?|gets?|makes?|write|type|enter|choose|pick|total|try|sure|it\s+is|it['’]s|that\s+is)\b|=|≈)[^.!?]{0,24}?(-?\d+(?:\.\d+)?(?:\s*\/\s*\d+)?)/gi;

function inNumbers(secrets: Secrets, text: string): Withheld | null {
  const plain = plainCharacters(text);
  const numbers = saidNumbers(text);
  const isOld = (number: number) => secrets.seen.some((old) => near(old, number));
  const hit = numbers.find((number) => isKey(secrets, Math.abs(number)) && !isOld(number));
  if (hit !== undefined) return { why: 'answer', by: String(hit) };
  const hinted = hintedNumbers(text).find((number) => isKey(secrets, Math.abs(number)));
  if (hinted !== undefined) return { why: 'answer', by: String(hinted) };
  const alone = plain
    .split(/[.!?]\s+/)
    .find(
      (one) =>
        /^[\s\d.,/%$=`()[\]\\-]+(?:[a-z]{1,3}\d?)?[\s`$)\]\\.]*$/i.test(one) &&
        saidNumbers(one).some((number) => isKey(secrets, Math.abs(number))),
    );
  if (alone !== undefined) return { why: 'answer', by: alone };
  for (const [words, number = ''] of plain.matchAll(claim)) {
    const [top = Number.NaN, bottom = 1] = number.split('/').map(Number);
    if (isKey(secrets, Math.abs(top / bottom))) return { why: 'answer', by: words };
  }
  const { together } = secrets;
  if (together.length < 2) return null;
  const each = [...numbers, ...numeralsOf(plain)];
  const all = together.every((part) => each.some((number) => near(number, part)));
  const isNew = together.some((part) => !isOld(part));
  const claimed = /\b(?:answer|solution|result|it\s+is|it['’]s|sure|try)\b|^\s*[=\d(-]/i.test(plain);
  return all && (isNew || claimed) ? { why: 'numbers', by: together.join(', ') } : null;
}

function inDigits({ digits }: Secrets, text: string): Withheld | null {
  if (digits !== null && digits.length > 1) {
    const row = digitRows(text).find((run) => run.includes(digits));
    if (row !== undefined) return { why: 'digits', by: row };
    const turned = [...digits].reverse().join('');
    if (isReversed(text) && plainCharacters(text).includes(turned)) return { why: 'digits', by: turned };
  }
  const tells = /\bdigits?\b|\b(?:starts?|begins?|ends?)\s+(?:with|in)\b/i;
  const sentence = text
    .split(/[.!?]\s/)
    .find((one) => tells.test(one) && /\banswer|solution|result|\bit\b/i.test(one) && saidNumbers(one).length > 0);
  return sentence === undefined ? null : { why: 'digits', by: sentence };
}
