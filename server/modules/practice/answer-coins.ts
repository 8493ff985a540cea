import type { CoinReason } from '../../../rules/coin-sources';
import { masteryOf } from '../../../rules/mastery';
import type { RightRedo } from '../error-logbook/index';
import type { StoredQuestion } from '../questions/index';
import { answerGuard, answerReason, coinMovements } from './coins';
import { topicLevel } from './course-progress';
import { startRating } from './draw/rating';
import { hintsTaken } from './hints-taken';
import type { AnswerEffect } from './marking/answer-effect';
import type { LockedQuestion } from './practice.repo';
import { type AnswerContext, retiredKey } from './store-answer.repo';

/** An error earns it once, however often it comes back; so does a topic. */
const stillRightKey = (errorId: string): string => `still-right:${errorId}`;
const masteredKey = (topicId: string): string => `mastered:${topicId}`;

/** Keys of what a right answer to a question can earn once only. */
export const onceKeys = ({ error_id: errorId, topic_id: topicId }: LockedQuestion): string[] => [
  masteredKey(topicId),
  ...(errorId === null ? [] : [stillRightKey(errorId)]),
];

/** What coins ask of a topic around an answer. */
interface TopicAround {
  masteredNow: boolean;
  /** An easy question of a topic that was mastered before: there is nothing to earn in asking for more of them. */
  tooEasy: boolean;
}

interface AroundAnswer {
  stored: StoredQuestion;
  context: AnswerContext;
  effect: AnswerEffect;
  logbook: RightRedo;
  /** What the answer does to the rating. */
  change: number;
}

/** What is known of a student in a topic; what was answered there, as the database has it. */
export interface TopicKnown {
  rated: { rating: number; answered: number; unaided: number; unaided_at: string | null } | null;
  /** An error of the topic waits, beside the one that the question redoes. */
  erring: boolean;
}

function evidenceOf({ rated, erring }: TopicKnown) {
  const known = rated ?? { rating: startRating, answered: 0, unaided: 0, unaided_at: null };
  return { ...known, unaidedAt: known.unaided_at === null ? null : new Date(known.unaided_at), erring };
}

/** An easy question of a topic that is mastered already, which redoes no error: there is nothing to earn in more of them. */
export function isTooEasy(
  { topic_id: topicId, error_id: errorId }: Pick<LockedQuestion, 'topic_id' | 'error_id'>,
  stored: StoredQuestion | undefined,
  known: TopicKnown,
  now: Date,
): boolean {
  if (errorId !== null || stored?.difficulty !== 'EASY') return false;
  return masteryOf(evidenceOf(known), topicLevel(topicId), now) === 'MASTERED';
}

/** How the student stands in the topic before and after a right answer, by the one rule of mastery. */
export function topicAround(
  question: LockedQuestion,
  { stored, context, effect, logbook, change }: AroundAnswer,
  now: Date,
): TopicAround {
  if (!effect.right) return { masteredNow: false, tooEasy: false };
  const topic = { rated: context.topicRating, erring: context.erring };
  const known = evidenceOf(topic);
  const clean = effect.first && !effect.withHelp;
  const after = {
    answered: known.answered + 1,
    rating: known.rating + change,
    unaided: known.unaided + (clean ? 1 : 0),
    unaidedAt: clean ? now : known.unaidedAt,
    erring: context.erring || ((context.errors.redone?.standing.state ?? 'FIXED') !== 'FIXED' && !logbook.fixed),
  };
  return {
    masteredNow: masteryOf(after, topicLevel(question.topic_id), now) === 'MASTERED',
    tooEasy: isTooEasy(question, stored, topic, now),
  };
}

/** What a right answer earns, within the caps of day and topic; nothing where it came quicker than thought. */
export function coinsFor(
  question: LockedQuestion,
  effect: AnswerEffect,
  context: AnswerContext & { monday: string; topic: TopicAround },
  { fixed, stillRight }: { fixed: boolean; stillRight: boolean },
) {
  const { topic, monday, topicRating, clearedIdea } = context;
  const reason = answerReason({
    right: effect.right,
    wrongBefore: effect.wrongBefore,
    hints: hintsTaken(question),
    mode: question.mode,
  });
  const earned: { reason: CoinReason; idempotencyKey: string }[] = [];
  const addOnce = (once: CoinReason, key: string) => {
    if (!context.booked.includes(key)) earned.push({ reason: once, idempotencyKey: key });
  };
  const latestMs = [effect.change.first_answer_ms ?? question.first_answer_ms ?? 0, ...context.latestMs];
  const guard = answerGuard({ tooEasy: topic.tooEasy, latestMs });
  if (reason && guard === null) earned.push({ reason, idempotencyKey: `answer:${question.id}` });
  if (fixed) earned.push({ reason: 'ERROR_FIXED', idempotencyKey: `fixed:${question.id}` });
  if (stillRight && question.error_id !== null) addOnce('ERROR_STILL_RIGHT', stillRightKey(question.error_id));
  if (stillRight && clearedIdea !== null) addOnce('MISCONCEPTION_RETIRED', retiredKey(clearedIdea));
  if (topic.masteredNow) addOnce('TOPIC_MASTERED', masteredKey(question.topic_id));
  if (earned.length === 0 || guard === 'QUICK') return [];
  const { student_id: studentId, practice_id: practiceId } = question;
  const topicThisWeek = topicRating?.coins_week === monday ? topicRating.coins_in_week : 0;
  return coinMovements({ studentId, practiceId, earnedToday: context.today.coins, topicThisWeek }, earned);
}
