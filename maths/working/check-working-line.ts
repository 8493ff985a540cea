import { checkStep } from '../engine/index';
import { diagnoseStored, type QuestionContent } from '../templates/index';
import { isIdentity, isTrueIdentity } from './identity';
import { isPlainNumber, sameFraction } from './plain-number';
import { ownStarts, shownStart } from './question-lines';
import { isRightAnswer, statesAnswer } from './states-answer';

/** `NOTED` claims nothing: there was nothing that the line could be compared with. */
export type LineVerdict = 'CHECKED' | 'SAME_SOLUTIONS' | 'LOOK_AGAIN' | 'NOTED';

/** Why a line needs another look, or why nothing is said about it. */
export type LineReason = 'other-solutions' | 'other-value' | 'unequal-sides' | 'not-the-answer' | 'nothing-to-compare';

export interface WorkingLine {
  text: string;
  /** Whether the next line goes on from it. */
  carries: boolean;
}

export interface CheckedLine {
  verdict: LineVerdict;
  reason: LineReason | null;
  /** The line is an answer by its looks: while the question is open its verdict stays between us. */
  statesAnswer: boolean;
  carries: boolean;
  /** Place (0-based) of the line it was compared with; null for the question itself, or nothing. */
  comparedWith: number | null;
}

/**
 * Checks a line of a student's working against the lines before it and the question. Pure; never throws. `message` of an
 * unreadable line is for the student.
 */
export function checkWorkingLine(
  question: QuestionContent,
  before: readonly WorkingLine[],
  typed: string,
): CheckedLine | { verdict: 'UNREADABLE'; message: string } {
  const line = withoutLabel(typed);
  const read = checkStep(line, line);
  if (question.choices !== null && /\\text\{[^}]*[A-Za-z]{2}|^[^\\]*[A-Za-z]{3}/.test(line)) return note;
  if (isInWords(line, read.kind !== 'unreadable')) return note;
  if (read.kind === 'unreadable') {
    // Where the options are words, so is the working.
    return question.choices === null ? { verdict: 'UNREADABLE', message: read.message } : note;
  }
  const answers = statesAnswer(question, line);
  const place = before.findLastIndex(({ carries }) => carries);
  const base = place < 0 ? shownStart(question) : withoutLabel(before[place]?.text ?? '');
  const found = (verdict: LineVerdict, reason: LineReason | null, carries: boolean): CheckedLine => ({
    verdict,
    reason,
    statesAnswer: answers,
    carries,
    comparedWith: place < 0 ? null : place,
  });

  if (isRightAnswer(question, line)) return found('CHECKED', null, true);
  if (isTrueIdentity(line)) return found('CHECKED', null, false);
  // The answer with something left to work out: a line on the way need not be finished.
  if (!answers && isRightAnswer(unfinished(question), line)) return found('CHECKED', null, true);
  if (answers) {
    // Not the answer, but perhaps a value on the way: only the line right before can tell.
    const follows = base !== null && mayLeadTo(question, base, line) ? step(question, base, line) : null;
    if (follows) return found(follows, null, true);
    const starts = ownStarts(question);
    if (starts.some((start) => sameWriting(start, line))) return found('NOTED', 'nothing-to-compare', true);
  } else {
    const earlier = before.flatMap(({ text, carries }) => (carries ? [withoutLabel(text)] : [])).reverse();
    const follows = [...earlier, shownStart(question), ...ownStarts(question)]
      .filter((start) => start !== null)
      .map((start) => (sameWriting(start, line) ? ('CHECKED' as const) : step(question, start, line)))
      .find((verdict) => verdict !== null);
    if (follows) return found(follows, null, true);
  }
  // To write down one of the options is not to choose it.
  if (answers && question.choices !== null) return found('NOTED', 'nothing-to-compare', false);
  return notFollowing(base, line, answers, found);
}

const unfinished = (question: QuestionContent): QuestionContent => ({
  ...question,
  answer: { ...question.answer, question: undefined, forms: undefined },
});

const note: CheckedLine = {
  verdict: 'NOTED',
  reason: 'nothing-to-compare',
  statesAnswer: false,
  carries: false,
  comparedWith: null,
};

/** "rise over run" is a note of one's own; "210 min" is an amount. */
function isInWords(line: string, readable: boolean): boolean {
  const words = line
    .replace(/\\text\s*\{([^{}]*)\}/g, ' $1 ')
    .replace(/[.,:;!?'’-]/g, ' ')
    .trim()
    .split(/\s+/);
  if (!words.every((word) => /^(?:[A-Za-z]+\d?|\d+)$/.test(word)) || functions.test(words[0] ?? '')) return false;
  return words.some((word) => /[A-Za-z]{3}/.test(word)) && !(readable && words.some((word) => /^\d+$/.test(word)));
}

const functions = /^(?:sin|cos|tan|log|ln|sqrt|pi)$/;

/** A number that stands there already is said once more, not worked out; a rule does not follow from a number. */
function mayLeadTo(question: QuestionContent, base: string, line: string): boolean {
  const { answer, choices } = question;
  if (sameWriting(base, line) || isPlainNumber(base) || sameFraction(base, line)) return false;
  if (choices?.some(({ text }) => sameWriting(text, line) || sameWriting(text, `$${line}$`)) === true) return false;
  if (isKnownMistake(question, line)) return false;
  return answer.kind !== 'equation' || base.includes('=');
}

/** Where a known wrong idea ends, unless the worked solution passes there as well. */
function isKnownMistake(question: QuestionContent, line: string): boolean {
  if (question.steps.some((own) => sameWriting(own.line, line))) return false;
  const last = line.split('=').at(-1) ?? line;
  return [line, last].some((text) => diagnoseStored(question, text).length > 0);
}

type Found = (verdict: LineVerdict, reason: LineReason | null, carries: boolean) => CheckedLine;

function notFollowing(base: string | null, line: string, answers: boolean, found: Found): CheckedLine {
  if (isIdentity(line)) return found('LOOK_AGAIN', 'unequal-sides', false);
  if (base === null || sameWriting(base, line)) return found('NOTED', 'nothing-to-compare', false);
  if (answers) return found('LOOK_AGAIN', 'not-the-answer', false);
  const [wasRelation, isRelation] = [base, line].map((text) => /[=<>≤≥]|\\(?:le|ge|lt|gt|leq|geq)\b/.test(text));
  if (wasRelation && isRelation) return found('LOOK_AGAIN', 'other-solutions', false);
  if (!wasRelation && (isRelation !== true || /^\s*(?:=|≈|\\approx)/.test(line)))
    return found('LOOK_AGAIN', 'other-value', false);
  return found('NOTED', 'nothing-to-compare', false);
}

/** How a line follows from another; null where it does not. */
function step(
  { answer, prompt, steps }: QuestionContent,
  from: string,
  line: string,
): 'CHECKED' | 'SAME_SOLUTIONS' | null {
  const positive = steps.some(({ relation }) => relation === 'positive-root');
  const { kind } = checkStep(from, line, { variable: answer.variable, positive, question: prompt });
  if (kind === 'good') return 'CHECKED';
  return kind === 'same-solutions' ? 'SAME_SOLUTIONS' : null;
}

/** "Area = 3 × 4" is about 3 × 4. */
function withoutLabel(line: string): string {
  const label = /^\s*(?!(?:sin|cos|tan|log|sec|cot|det|mod|cosec|arc\w+)\b)(?:[A-Za-z]{2,}\s+)*[A-Za-z]{4,}\s*=/.exec(
    line,
  );
  return label === null ? line : line.slice(label[0].length);
}

const sameWriting = (a: string, b: string) => plain(a) === plain(b);
const plain = (text: string) =>
  text
    .replace(/^\s*=/, '')
    .replace(/\\text\s*\{([^{}]*)\}/g, '$1')
    .replace(/\\left|\\right|\\[,;! ]|\s/g, '');
