import { type QuestionTime, timeWithAnswer } from '../../../../rules/working-time';
import type { QuestionRow } from '../practice.repo';
import { longestAnswer, type VerdictKind } from './mark-answer';

/** How long a first answer took counts up to a quarter of an hour. */
const mostFirstMs = 15 * 60 * 1000;

/** What an answer does to its question. */
export interface AnswerEffect {
  /** Right or wrong; an answer that could not be read, or has another form, costs nothing. */
  counts: boolean;
  right: boolean;
  /** The first attempt that counts on this question. */
  first: boolean;
  firstWrong: boolean;
  wrongBefore: boolean;
  withHelp: boolean;
  /** Working time on the question, or null where it was never served. */
  seconds: number | null;
  /** How much longer that is than at the attempt before. */
  secondsAdded: number;
  /** What is over of a second. */
  pendingMs: number;
  change: Partial<Pick<QuestionRow, 'outcome' | 'seconds' | 'answered_at' | 'first_answer_ms' | 'closed_at'>>;
}

/** Pure: what an answer with this verdict changes. */
export function effectOf(
  question: Pick<QuestionRow, 'answered_at'> & QuestionTime,
  verdict: VerdictKind,
  help: { hints: number; wrongBefore: boolean },
  now: Date,
): AnswerEffect {
  const counts = verdict === 'CORRECT' || verdict === 'WRONG';
  const right = verdict === 'CORRECT';
  const ms = question.opened_at === null ? null : Math.max(0, now.getTime() - question.opened_at.getTime());
  const time = timeWithAnswer(question, now);
  const seconds = time?.seconds ?? null;
  const first = counts && question.answered_at === null;
  return {
    counts,
    right,
    first,
    firstWrong: verdict === 'WRONG' && !help.wrongBefore,
    wrongBefore: help.wrongBefore,
    withHelp: help.hints > 0 || help.wrongBefore,
    seconds,
    secondsAdded: counts && seconds !== null ? Math.max(0, seconds - (question.seconds ?? 0)) : 0,
    pendingMs: time?.pendingMs ?? 0,
    change: {
      seconds: seconds ?? question.seconds,
      ...(first ? { answered_at: now, first_answer_ms: Math.min(ms ?? 0, mostFirstMs) } : {}),
      ...(right ? { outcome: help.wrongBefore ? 'RIGHT_AFTER_RETRY' : 'RIGHT', closed_at: now } : {}),
    },
  };
}

/** What is kept of an answer: at most 200 characters, none that text in the database cannot hold. */
export function storable(answer: string): string {
  return answer.slice(0, longestAnswer).replaceAll('\u0000', '');
}
