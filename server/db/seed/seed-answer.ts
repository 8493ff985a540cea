import { findTemplate } from '../../modules/catalogue/index';
import { afterRight, afterWrong, newError, relapse, reviewed } from '../../modules/error-logbook/index';
import {
  type AnswerEffect,
  answerReason,
  type CoinReason,
  coinAmounts,
  coinReasons,
  type PracticeRow,
  type QuestionRow,
  rateAnswer,
  startRating,
  templateStartRating,
  withinDay,
} from '../../modules/practice/index';
import { newId } from '../../platform/ids';
import { localDay } from '../../platform/local-day';
import type { StudentRecords } from './student-records';

/** An attempt as far as the logbook needs it. */
interface SeedAttempt {
  id: string;
  answer: string;
  misconception_id: string | null;
}

/** The logbook after an answer, by the same rules as in the product. Returns whether an error was fixed. */
export function seedError(
  records: StudentRecords,
  practice: PracticeRow,
  question: QuestionRow,
  attempt: SeedAttempt,
  effect: AnswerEffect,
  now: Date,
): boolean {
  const error = records.errors.find((candidate) => candidate.row.id === question.error_id);
  if (error && effect.right) {
    const due = seedReview(records, question.template_id, effect.withHelp ? 'hard' : 'good', now);
    const { standing, fixed } = afterRight(error.standing, !effect.withHelp, now, due);
    error.standing = standing;
    return fixed;
  }
  if (effect.right || !effect.firstWrong) return false;
  if (error) {
    seedReview(records, question.template_id, 'again', now);
    error.standing = afterWrong(error.standing, now).standing;
    return false;
  }
  const mistake = {
    template_version: question.template_version,
    seed: question.seed,
    instance_id: question.instance_id,
    question_id: question.id,
    attempt_id: attempt.id,
    answer: attempt.answer,
    misconception_id: attempt.misconception_id,
  };
  const fixedBefore = records.errors
    .filter(({ row, standing }) => row.template_id === question.template_id && standing.state === 'FIXED')
    .sort((a, b) => Number(b.standing.fixedAt) - Number(a.standing.fixedAt))[0];
  if (fixedBefore) {
    fixedBefore.row = { ...fixedBefore.row, ...mistake };
    fixedBefore.standing = relapse(fixedBefore.standing, now).standing;
    return false;
  }
  const row = {
    student_id: records.studentId,
    id: newId(),
    course_id: practice.course_id,
    topic_id: question.topic_id,
    template_id: question.template_id,
    opened_at: now,
    ...mistake,
  };
  records.errors.push({ row, standing: newError(now) });
  return false;
}

function seedReview(records: StudentRecords, templateId: string, recall: 'again' | 'hard' | 'good', now: Date): Date {
  const next = reviewed(records.cards.get(templateId)?.card ?? null, recall, now);
  records.cards.set(templateId, next);
  return next.dueAt;
}

/** Day, time and coins after an answer. */
export function seedDay(
  records: StudentRecords,
  practice: PracticeRow,
  question: QuestionRow,
  effect: AnswerEffect,
  fixed: boolean,
  now: Date,
) {
  const { course_id: courseId } = practice;
  records.seconds.set(courseId, (records.seconds.get(courseId) ?? 0) + effect.secondsAdded);
  const day = dayOf(records, now);
  if (effect.first) day.answered += 1;
  const reason = answerReason({ right: effect.right, wrongBefore: effect.wrongBefore, hints: question.hints_opened });
  if (reason) seedCoins(records, practice, reason, `answer:${question.id}`, now);
  if (fixed) seedCoins(records, practice, 'ERROR_FIXED', `fixed:${question.id}`, now);
}

export function seedCoins(
  records: StudentRecords,
  practice: PracticeRow,
  reason: CoinReason,
  idempotencyKey: string,
  now: Date,
) {
  const day = dayOf(records, now);
  const amount = withinDay(coinAmounts[reason], day.coins);
  if (amount === 0 || records.coins.some((entry) => entry.idempotency_key === idempotencyKey)) return;
  day.coins += amount;
  records.coins.push({
    student_id: records.studentId,
    id: newId(),
    amount,
    reason: coinReasons[reason],
    practice_id: practice.id,
    idempotency_key: idempotencyKey,
    created_at: now,
  });
}

function dayOf(records: StudentRecords, now: Date): { answered: number; coins: number } {
  const key = localDay(now, records.timeZone);
  const day = records.days.get(key) ?? { answered: 0, coins: 0 };
  records.days.set(key, day);
  return day;
}

/** Ratings after the first attempt that counts. */
export function seedRating(
  records: StudentRecords,
  shared: Map<string, { rating: number; answered: number }>,
  question: QuestionRow,
  effect: AnswerEffect,
  now: Date,
) {
  const template = findTemplate(question.template_id);
  if (!template || !effect.first) return;
  const topic = records.topics.get(question.topic_id) ?? {
    rating: startRating,
    answered: 0,
    correct: 0,
    updatedAt: now,
  };
  const known = shared.get(template.id) ?? { rating: templateStartRating(template.difficulty), answered: 0 };
  const { studentChange, templateChange } = rateAnswer(topic, known, effect);
  records.topics.set(question.topic_id, {
    rating: topic.rating + studentChange,
    answered: topic.answered + 1,
    correct: topic.correct + (effect.right ? 1 : 0),
    updatedAt: now,
  });
  shared.set(template.id, { rating: known.rating + templateChange, answered: known.answered + 1 });
  const own = records.templates.get(template.id) ?? { change: 0, answered: 0 };
  records.templates.set(template.id, { change: own.change + templateChange, answered: own.answered + 1 });
}
