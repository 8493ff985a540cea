import { checkStep } from '../engine/index';
import type { QuestionContent } from '../templates/index';
import { checkClosedIntegrals, checkOpenIntegrals, isOfIntegrals, withoutAskedIntegral } from './check-integrals';
import { type CheckedLine, type LineReason, type LineVerdict, note } from './checked-line';
import { isIdentity, isTrueIdentity } from './identity';
import { isConsistent } from './is-consistent';
import { looksFinal } from './looks-final';
import { isPartOfTheWay } from './part-of-the-way';
import { ownStarts, shownStart } from './question-lines';
import { isRightAnswer } from './states-answer';
import { withoutLabel } from './without-label';
import { withoutTalk } from './without-talk';

export interface WorkingLine {
  text: string;
  /** Whether the next line goes on from it. */
  carries: boolean;
  /** It says what the answer is: while the question is open nothing follows from it. */
  held?: boolean;
}

/** What is final is held: no verdict, and nothing goes on from it. */
const held: CheckedLine = { verdict: 'NOTED', reason: null, statesAnswer: true, carries: false, comparedWith: null };

/**
 * Checks a line of a student's working against the lines before it and what the question shows, never against the key.
 * Pure; never throws. `message` of an unreadable line is for the student.
 */
export function checkWorkingLine(
  question: QuestionContent,
  before: readonly WorkingLine[],
  typed: string,
): CheckedLine | { verdict: 'UNREADABLE'; message: string } {
  const line = withoutAskedIntegral(question, typed);
  if (looksFinal(question, before, line)) return held;
  return isOfIntegrals(line) ? checkOpenIntegrals(question, typed) : checkAsWorking(question, before, line);
}

/** The same for a line of a question that is closed: one that says the answer is judged too. */
export function checkClosedLine(question: QuestionContent, before: readonly WorkingLine[], typed: string): CheckedLine {
  const integrals = isOfIntegrals(typed) ? checkClosedIntegrals(typed) : null;
  if (integrals?.reason === 'unequal-sides') return integrals;
  if (isRightAnswer(question, withoutTalk(typed) ?? typed)) return { ...held, verdict: 'CHECKED' };
  if (integrals !== null) return integrals;
  const checked = checkAsWorking(question, before, typed);
  if (checked.verdict === 'UNREADABLE') return { ...note, statesAnswer: true };
  const holds =
    checked.verdict === 'CHECKED' ||
    checked.verdict === 'SAME_SOLUTIONS' ||
    isPartOfTheWay(
      question,
      before.flatMap(({ text, carries }) => (carries ? [withoutLabel(text)] : [])),
      withoutLabel(withoutTalk(typed) ?? typed),
      { closed: true },
    );
  if (holds)
    return {
      ...checked,
      verdict: checked.verdict === 'LOOK_AGAIN' ? 'NOTED' : checked.verdict,
      reason: null,
      statesAnswer: true,
      carries: false,
    };
  return { ...checked, verdict: 'LOOK_AGAIN', reason: 'not-the-answer', statesAnswer: true, carries: false };
}

function checkAsWorking(
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
  const place = before.findLastIndex(({ carries }) => carries);
  const base = place < 0 ? shownStart(question) : withoutLabel(before[place]?.text ?? '');
  const found = (verdict: LineVerdict, reason: LineReason | null, carries: boolean): CheckedLine => ({
    verdict,
    reason,
    statesAnswer: false,
    carries,
    comparedWith: place < 0 ? null : place,
  });

  if (!isConsistent(line)) return found('LOOK_AGAIN', 'unequal-sides', false);
  if (isTrueIdentity(line)) return found('CHECKED', null, false);
  const earlier = before.flatMap(({ text, carries }) => (carries ? [withoutLabel(text)] : [])).reverse();
  const follows = [...earlier, shownStart(question), ...ownStarts(question)]
    .filter((start) => start !== null)
    .map((start) => (sameWriting(start, line) ? ('CHECKED' as const) : step(question, start, line)))
    .find((verdict) => verdict !== null);
  if (follows) return found(follows, null, true);
  if (isPartOfTheWay(question, [...earlier, ...(base === null ? [] : [base])], line)) {
    return { ...found('NOTED', 'nothing-to-compare', false), isPart: true };
  }
  return notFollowing(base, line, found);
}

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

type Found = (verdict: LineVerdict, reason: LineReason | null, carries: boolean) => CheckedLine;

function notFollowing(base: string | null, line: string, found: Found): CheckedLine {
  if (isIdentity(line)) return found('LOOK_AGAIN', 'unequal-sides', false);
  if (base === null || sameWriting(base, line)) return found('NOTED', 'nothing-to-compare', false);
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

const sameWriting = (a: string, b: string) => plain(a) === plain(b);
const plain = (text: string) =>
  text
    .replace(/^\s*=/, '')
    .replace(/\\text\s*\{([^{}]*)\}/g, '$1')
    .replace(/\\left|\\right|\\[,;! ]|\s/g, '');
