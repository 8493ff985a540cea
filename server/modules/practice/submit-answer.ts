import type { Trx } from '../../db/client';
import { AppError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import { localDay } from '../../platform/local-day';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { addCourseSeconds, storedQuestion } from '../catalogue/index';
import { recordRightRedo, recordWrong } from '../error-logbook/index';
import { addToDay } from './activity.repo';
import { type AttemptRow, attemptByKey, attemptsSoFar, insertAttempt } from './attempts.repo';
import { answerReason, type CoinReason, tooQuick } from './coins';
import { getPractice } from './get-practice';
import { grantCoins } from './grant-coins';
import { type AnswerEffect, effectOf, storable } from './marking/answer-effect';
import { type Marked, markAnswer } from './marking/mark-answer';
import { dailyLimit, trialFinished } from './plan-limit';
import { type LockedQuestion, latestAnswerTimes, lockQuestion, updateQuestion } from './practice.repo';
import { practiceFinished, practiceNotFound } from './practice-errors';
import type { PracticeState } from './practice-state';
import { rateStudent } from './rate-student';
import { isUuid, validKey } from './validate-input';

export interface AnswerInput {
  practiceId: string;
  /** 1-based. */
  index: number;
  answer: string;
  idempotencyKey: string;
}

/**
 * Marks one answer and stores all that follows from it in one transaction. The same idempotency key gives the same
 * attempt, however often and however much at once it is sent.
 *
 * @throws AppError PRACTICE_NOT_FOUND, PRACTICE_FINISHED_OR_EXITED_ERROR, CONFLICT (question closed), TRIAL_FINISHED
 */
export async function submitAnswer(
  services: Services,
  viewer: Viewer,
  input: AnswerInput,
): Promise<{ attempt: AttemptRow; practice: PracticeState }> {
  validKey(input.idempotencyKey);
  if (!isUuid(input.practiceId)) throw practiceNotFound();
  const limit = await dailyLimit(services, viewer);
  const stored = await services.db.transaction().execute((trx) => answerOnce(trx, services, viewer, input, limit));
  if (stored.countChanged) await services.userEventSignal.notify(viewer.id);
  const practice = await getPractice(services, viewer, input.practiceId);
  if (!practice) throw practiceNotFound();
  return { attempt: stored.attempt, practice };
}

interface Stored {
  attempt: AttemptRow;
  countChanged: boolean;
}

async function answerOnce(
  trx: Trx,
  services: Services,
  viewer: Viewer,
  input: AnswerInput,
  limit: number | null,
): Promise<Stored> {
  const question = await lockQuestion(trx, viewer.id, input.practiceId, input.index);
  if (!question) throw practiceNotFound();
  const before = await attemptByKey(trx, viewer.id, input.idempotencyKey);
  if (before && before.question_id === question.id) return { attempt: before, countChanged: false };
  if (before) throw keyUsedElsewhere();
  if (question.practice_state !== 'IN_PROGRESS') throw practiceFinished();
  if (question.closed_at !== null) throw new AppError('CONFLICT', 'This question is closed already.');
  const instance = storedQuestion(question);
  if (!instance) throw new AppError('CONFLICT', 'This question is no longer offered. Please go on to the next one.');

  const now = services.clock.now();
  const soFar = await attemptsSoFar(trx, viewer.id, question.id);
  const help = { hints: question.hints_opened, wrongBefore: soFar.wrong };
  const marked = markAnswer(instance, input.answer, help);
  const effect = effectOf(question, marked.verdict, help, now);
  const attempt = attemptRow(viewer, question, input, marked, effect, soFar.count + 1, now);
  if (!(await insertAttempt(trx, attempt))) throw keyUsedElsewhere();
  if (!effect.counts) return { attempt, countChanged: false };
  await updateQuestion(trx, viewer.id, question.id, effect.change);
  const followed = await followUp(trx, viewer, question, attempt, effect, { limit, now });
  return { attempt, countChanged: followed.countChanged };
}

const keyUsedElsewhere = () =>
  new AppError('CONFLICT', 'This form was sent for another question. Please load the page again.');

function attemptRow(
  viewer: Viewer,
  question: LockedQuestion,
  input: AnswerInput,
  marked: Marked,
  effect: AnswerEffect,
  number: number,
  now: Date,
): AttemptRow {
  return {
    student_id: viewer.id,
    id: newId(),
    question_id: question.id,
    number,
    answer: storable(input.answer),
    verdict: marked.verdict,
    message: marked.message,
    misconception_ids: marked.misconceptionIds,
    misconception_id: marked.misconceptionId,
    split_choice: null,
    with_help: effect.withHelp,
    seconds: effect.seconds,
    idempotency_key: input.idempotencyKey,
    created_at: now,
  };
}

/** Logbook, day, time, coins and ratings, always in this order, so that no two transactions wait for each other. */
async function followUp(
  trx: Trx,
  viewer: Viewer,
  question: LockedQuestion,
  attempt: AttemptRow,
  effect: AnswerEffect,
  { limit, now }: { limit: number | null; now: Date },
): Promise<{ countChanged: boolean }> {
  const logbook = await writeLogbook(trx, question, attempt, effect, now);
  if (effect.secondsAdded > 0) await addCourseSeconds(trx, viewer.id, question.course_id, effect.secondsAdded);
  const day = localDay(now, viewer.timeZone);
  if (effect.first || effect.right) {
    const today = await addToDay(trx, viewer.id, day, { answered: effect.first ? 1 : 0 });
    if (effect.first && limit !== null && today.answered > limit) throw trialFinished();
    const earned = await earnedBy(trx, question, effect, logbook.fixed);
    const grant = { studentId: viewer.id, day, practiceId: question.practice_id, earnedToday: today.coins };
    await grantCoins(trx, grant, earned);
  }
  if (effect.first) await rateStudent(trx, question, effect, now);
  return logbook;
}

async function writeLogbook(trx: Trx, question: LockedQuestion, attempt: AttemptRow, effect: AnswerEffect, now: Date) {
  const studentId = question.student_id;
  if (effect.right && question.error_id !== null) {
    return recordRightRedo(trx, { studentId, errorId: question.error_id, clean: !effect.withHelp }, now);
  }
  if (effect.right || !effect.firstWrong) return { countChanged: false, fixed: false };
  const wrong = {
    studentId,
    courseId: question.course_id,
    topicId: question.topic_id,
    templateId: question.template_id,
    templateVersion: question.template_version,
    seed: question.seed,
    questionId: question.id,
    attemptId: attempt.id,
    answer: attempt.answer,
    misconceptionId: attempt.misconception_id,
    errorId: question.error_id,
  };
  return { ...(await recordWrong(trx, wrong, now)), fixed: false };
}

async function earnedBy(trx: Trx, question: LockedQuestion, effect: AnswerEffect, fixed: boolean) {
  const reason = answerReason({ right: effect.right, wrongBefore: effect.wrongBefore, hints: question.hints_opened });
  const earned: { reason: CoinReason; idempotencyKey: string }[] = [];
  if (reason) earned.push({ reason, idempotencyKey: `answer:${question.id}` });
  if (fixed) earned.push({ reason: 'ERROR_FIXED', idempotencyKey: `fixed:${question.id}` });
  if (earned.length === 0) return earned;
  return tooQuick(await latestAnswerTimes(trx, question.student_id, question.practice_id, 3)) ? [] : earned;
}
