import type { CoinReason } from '../../../rules/coin-sources';
import { findTemplate } from '../../modules/catalogue/index';
import {
  afterRight,
  afterWrong,
  calendarIn,
  newError,
  relapse,
  reviewed,
  skillOf,
} from '../../modules/error-logbook/index';
import {
  type AnswerEffect,
  answerReason,
  coinMovements,
  dayCoinsOf,
  type PracticeRow,
  type QuestionRow,
  rateAnswer,
  startRating,
  templateStartRating,
} from '../../modules/practice/index';
import { newId } from '../../platform/ids';
import { localDay } from '../../platform/local-day';
import type { SeedError, StudentRecords } from './student-records';

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
    const card = reviewOf(records, error, effect.withHelp ? 'hard' : 'good', now);
    const schedule = { reviewDue: card.dueAt, calendar: calendarIn(records.timeZone) };
    const { standing, fixed, early } = afterRight(error.standing, !effect.withHelp, now, schedule);
    error.standing = standing;
    if (!early) records.cards.set(card.skill, card);
    return fixed;
  }
  if (effect.right || !effect.firstWrong) return false;
  if (error) {
    const card = reviewOf(records, error, 'again', now);
    records.cards.set(card.skill, card);
    error.standing = afterWrong(error.standing, now, calendarIn(records.timeZone)).standing;
    return false;
  }
  const mistake = {
    template_id: question.template_id,
    template_version: question.template_version,
    seed: question.seed,
    instance_id: question.instance_id,
    question_id: question.id,
    attempt_id: attempt.id,
    answer: attempt.answer,
    misconception_id: attempt.misconception_id,
  };
  const fixedBefore = fixedLike(records, question, mistake.misconception_id);
  if (fixedBefore) {
    const card = reviewOf(records, fixedBefore, 'again', now);
    fixedBefore.row = { ...fixedBefore.row, ...mistake };
    fixedBefore.standing = relapse(fixedBefore.standing, now).standing;
    if (skillOfSeed(fixedBefore) === card.skill) records.cards.set(card.skill, card);
    return false;
  }
  const row = {
    student_id: records.studentId,
    id: newId(),
    course_id: practice.course_id,
    topic_id: question.topic_id,
    opened_at: now,
    ...mistake,
  };
  records.errors.push({ row, standing: newError(now) });
  return false;
}

/** The fixed error that a wrong answer elsewhere brings back: of the same idea first, else of the same kind of question. */
function fixedLike({ errors }: StudentRecords, question: QuestionRow, misconceptionId: string | null) {
  const sameIdea = ({ row }: SeedError) =>
    misconceptionId !== null && row.topic_id === question.topic_id && row.misconception_id === misconceptionId;
  return errors
    .filter((error) => error.standing.state === 'FIXED')
    .filter((error) => error.row.template_id === question.template_id || sameIdea(error))
    .sort(
      (a, b) => Number(sameIdea(b)) - Number(sameIdea(a)) || Number(b.standing.fixedAt) - Number(a.standing.fixedAt),
    )[0];
}

function skillOfSeed({ row }: SeedError): string {
  return skillOf({ topicId: row.topic_id, templateId: row.template_id, misconceptionId: row.misconception_id });
}

/** The card of an error's skill after an answer. */
function reviewOf(records: StudentRecords, error: SeedError, recall: 'again' | 'hard' | 'good', now: Date) {
  const skill = skillOfSeed(error);
  return { skill, ...reviewed(records.cards.get(skill)?.card ?? null, recall, now) };
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
  if (records.coins.some((entry) => entry.idempotency_key === idempotencyKey)) return;
  const { studentId } = records;
  const soFar = { studentId, practiceId: practice.id, earnedToday: day.coins };
  const movements = coinMovements(soFar, [{ reason, idempotencyKey }]);
  day.coins += dayCoinsOf(movements);
  for (const movement of movements) {
    records.coins.push({
      student_id: studentId,
      id: newId(),
      amount: movement.amount,
      reason: movement.reason,
      practice_id: practice.id,
      idempotency_key: idempotencyKey,
      created_at: now,
    });
  }
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
    unaided: 0,
    unaidedAt: null,
    updatedAt: now,
  };
  const known = shared.get(template.id) ?? { rating: templateStartRating(template.difficulty), answered: 0 };
  const { studentChange, templateChange } = rateAnswer(topic, known, effect);
  const unaided = effect.right && !effect.withHelp;
  records.topics.set(question.topic_id, {
    rating: topic.rating + studentChange,
    answered: topic.answered + 1,
    correct: topic.correct + (effect.right ? 1 : 0),
    unaided: topic.unaided + (unaided ? 1 : 0),
    unaidedAt: unaided ? now : topic.unaidedAt,
    updatedAt: now,
  });
  shared.set(template.id, { rating: known.rating + templateChange, answered: known.answered + 1 });
  const own = records.templates.get(template.id) ?? { change: 0, answered: 0 };
  records.templates.set(template.id, { change: own.change + templateChange, answered: own.answered + 1 });
}
