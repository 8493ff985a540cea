import { checkAnswer, parse } from '../../engine/index';
import type { QuestionContent } from '../../templates/index';
import {
  type CheckedLine,
  checkClosedLine,
  checkWorkingLine,
  effortOf,
  hasAnswerShape,
  looksFinal,
  shownStart,
  type WorkingLine,
} from '../../working/index';
import type { Diagnosis, DiagnosisVerdict, SoundLine } from './diagnosis';
import { partThatHolds } from './half-right';
import { mistakeInAnswer, mistakeInLine } from './known-mistake';
import { endsOf, reachedStep, stepWrittenAs } from './path-position';
import { lastSide, writingOf } from './writing';

/** What of a diagnosis belongs to its verdict. */
type Found = {
  [V in DiagnosisVerdict]: Omit<Extract<Diagnosis, { verdict: V }>, 'after'>;
}[DiagnosisVerdict];

/**
 * What a student's line is against the lines before it and the question: the first step of the tutor's every move. Pure;
 * never throws. Whether the line holds is for the step checker (`maths/working`) to say; here it is named. Nothing is
 * compared with the key or the end of the worked solution, unless the question is `closed`.
 */
export function diagnose(
  question: QuestionContent,
  lines: readonly WorkingLine[],
  line: string,
  { closed = false }: { closed?: boolean } = {},
): Diagnosis {
  const after = lastSound(question, lines);
  if (looksFinal(question, lines, line)) {
    return { ...(closed ? answered(question, lines, line, after) : { verdict: 'answer' }), after };
  }
  const checked = checkWorkingLine(question, lines, line);
  return {
    ...(checked.verdict === 'UNREADABLE' ? unread(line, checked.message) : read(question, lines, line, checked, after)),
    after,
  };
}

/** An answer to a closed question. */
function answered(question: QuestionContent, lines: readonly WorkingLine[], line: string, { text }: SoundLine): Found {
  const { verdict } = checkClosedLine(question, lines, line);
  if (verdict === 'CHECKED' || optionNamed(question, line) === question.answer.model) return { verdict: 'finished' };
  if (verdict !== 'LOOK_AGAIN') return { verdict: 'same' };
  const known = mistakeInAnswer(question, line) ?? mistakeInLine(question, text, line);
  return known === null ? { verdict: 'unknown' } : { verdict: 'known', ...known };
}

/** The last of the student's lines that holds, or the line that the question starts from. */
export function lastSound(question: QuestionContent, lines: readonly WorkingLine[]): SoundLine {
  const place = lines.findLastIndex(({ carries }) => carries);
  return place < 0 ? { place: null, text: shownStart(question) } : { place, text: lines[place]?.text ?? null };
}

function unread(line: string, message: string): Found {
  const parsed = parse(line);
  return { verdict: 'unreadable', message, at: parsed.ok ? null : parsed.at };
}

function read(
  question: QuestionContent,
  lines: readonly WorkingLine[],
  line: string,
  checked: CheckedLine,
  after: SoundLine,
): Found {
  const reached = reachedStep(question, lines);
  const isSound = checked.verdict === 'CHECKED' || checked.verdict === 'SAME_SOLUTIONS';
  const step = stepWrittenAs(question, line, reached, !isSound);
  if (step !== null) return onThePath(line, after, step, reached);
  if (isSound) return sound(question, line, after, reached, checked);
  if (checked.verdict === 'NOTED' && !parse(line.replace(/^\s*=/, '')).ok) {
    return { verdict: 'unreadable', message: 'I can check lines of maths, but this looks like words.', at: null };
  }
  // A part of a right way that does not follow from the line before: no mistake is named, and nothing is approved.
  if (checked.isPart) return { verdict: 'unknown' };
  return unsound(question, line, after, reached);
}

function onThePath(line: string, { text }: SoundLine, step: number, reached: number): Found {
  if (step > reached) return { verdict: 'expected', step, skipped: step - reached - 1 };
  return isSameWriting(text, line) || step === reached ? { verdict: 'same' } : { verdict: 'longer' };
}

const isSameWriting = (a: string | null, b: string): boolean => a !== null && writingOf(a) === writingOf(b);

/** A line that holds and is none of the worked solution's. */
function sound(
  question: QuestionContent,
  line: string,
  after: SoundLine,
  reached: number,
  checked: CheckedLine,
): Found {
  if (isSameWriting(after.text, line)) return { verdict: 'same' };
  if (!checked.carries) return aside(question, line, reached);
  const unfinished = inOtherForm(question, line, reached);
  if (unfinished) return unfinished;
  const [own, before] = [effortOf(line), after.text === null ? null : effortOf(after.text)];
  const next = question.steps[reached + 1];
  const allowed = Math.max(before === null ? 0 : before - 1, next === undefined ? 0 : (effortOf(next.line) ?? 0));
  return own === null || own <= allowed || before === null
    ? { verdict: 'detour', aside: false }
    : { verdict: 'longer' };
}

/** A true calculation beside the working: of use where its result stands in a line still to come. */
function aside({ steps }: QuestionContent, line: string, reached: number): Found {
  const ends = endsOf(steps);
  const result = writingOf(lastSide(line));
  const numbers = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? [];
  const needed = steps.some((step, place) => {
    if (place <= reached || ends.has(place)) return false;
    const plain = lastSide(line).trim();
    return result !== null && (writingOf(lastSide(step.line)) === result || numbers(step.line).includes(plain));
  });
  return needed ? { verdict: 'detour', aside: true } : { verdict: 'same' };
}

/** The right value, but not in the form asked for: a form of its own, or with nothing but the last step left to do. */
function inOtherForm(question: QuestionContent, line: string, reached: number): Found | null {
  const { answer, steps, choices } = question;
  if (choices !== null) return null;
  const claims = [line, lastSide(line)].map((text) => checkAnswer(answer, text.replace(/^\s*=/, '')));
  const verdict = claims.find(({ kind }) => kind === 'wrong-form');
  if (verdict?.kind !== 'wrong-form') return null;
  const { form, message } = verdict;
  if (form === 'unfinished' && reached < steps.length - 2) return null;
  if (form !== 'unfinished' && !hasAnswerShape({ ...question, answer: { ...answer, forms: undefined } }, line))
    return null;
  const ends = ['expression', 'equation', 'inequality', 'solutions', 'system'];
  // The question itself has the value of an expression in another form, and so has every line on the way.
  if (form !== 'unfinished' && ends.includes(answer.kind) && reached < steps.length - 2) return null;
  return { verdict: 'unfinished', form, message };
}

function unsound(question: QuestionContent, line: string, after: SoundLine, reached: number): Found {
  const known = mistakeInLine(question, after.text, line);
  if (known) return { verdict: 'known', ...known };
  const ends = endsOf(question.steps);
  const coming = question.steps.flatMap((step, place) =>
    place > reached && place < reached + 3 && !ends.has(place) ? [step.line] : [],
  );
  const part = partThatHolds([...(after.text === null ? [] : [after.text]), ...coming], line);
  return part ? { verdict: 'half', part } : { verdict: 'unknown' };
}

/** "b", "(b)", "option b". */
function optionNamed({ choices }: QuestionContent, line: string): string | null {
  const letter = /^\s*(?:option|answer)?\s*\(?\s*([a-e])\s*\)?\s*[.!?]?\s*$/i.exec(line)?.[1]?.toLowerCase();
  // Where the options themselves are letters, their own text comes first.
  return (
    choices?.find(({ text }) => isSameText(text, line))?.id ?? choices?.find(({ id }) => id === letter)?.id ?? null
  );
}

const isSameText = (a: string, b: string) => plain(a) === plain(b);
const plain = (text: string) => text.replace(/[$\s.!?]|\\text\s*\{|\}/g, '').toLowerCase();
