import type { QuestionRow } from '../practice.repo';
import { longestAnswer, type VerdictKind } from './mark-answer';

/** Time on one question counts up to a quarter of an hour: after that somebody was away. */
const mostSeconds = 15 * 60;

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
  /** Seconds since the question was first served, or null where it never was. */
  seconds: number | null;
  /** How much longer that is than at the attempt before. */
  secondsAdded: number;
  change: Partial<Pick<QuestionRow, 'outcome' | 'seconds' | 'answered_at' | 'first_answer_ms' | 'closed_at'>>;
}

/** Pure: what an answer with this verdict changes. */
export function effectOf(
  question: Pick<QuestionRow, 'opened_at' | 'answered_at' | 'seconds'>,
  verdict: VerdictKind,
  help: { hints: number; wrongBefore: boolean },
  now: Date,
): AnswerEffect {
  const counts = verdict === 'CORRECT' || verdict === 'WRONG';
  const right = verdict === 'CORRECT';
  const ms = question.opened_at === null ? null : Math.max(0, now.getTime() - question.opened_at.getTime());
  const seconds = ms === null ? null : Math.min(mostSeconds, Math.round(ms / 1000));
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
    change: {
      seconds: seconds ?? question.seconds,
      ...(first ? { answered_at: now, first_answer_ms: Math.min(ms ?? 0, mostSeconds * 1000) } : {}),
      ...(right ? { outcome: help.wrongBefore ? 'RIGHT_AFTER_RETRY' : 'RIGHT', closed_at: now } : {}),
    },
  };
}

/** What is kept of an answer: at most 200 characters, none that text in the database cannot hold. */
export function storable(answer: string): string {
  return answer.slice(0, longestAnswer).replaceAll('\u0000', '');
}
