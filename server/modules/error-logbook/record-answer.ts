import type { Trx } from '../../db/client';
import { newId } from '../../platform/ids';
import { appendUserEvent } from '../events/index';
import {
  changeCount,
  insertError,
  lockError,
  lockFixedError,
  type Mistake,
  nameError,
  reviewCard,
  saveReviewCard,
  updateError,
} from './error-logbook.repo';
import { afterRight, afterWrong, newError, relapse } from './error-standing';
import { type Recall, reviewed } from './review-card';

export interface WrongAnswer extends Mistake {
  studentId: string;
  courseId: string;
  topicId: string;
  templateId: string;
  /** The error that the question redoes, if it does. */
  errorId: string | null;
}

/**
 * The first wrong answer to a question, inside the transaction that stores it. A redo keeps its error (a fixed one
 * relapses); another question of a skill that had been fixed brings that error back; else a new error opens. So one
 * wrong question never counts twice. Returns whether the student's count changed.
 */
export async function recordWrong(trx: Trx, wrong: WrongAnswer, now: Date): Promise<{ countChanged: boolean }> {
  const { studentId, courseId, topicId, templateId } = wrong;
  if (wrong.errorId !== null) return recordWrongRedo(trx, studentId, wrong.errorId, now);
  const before = await lockFixedError(trx, studentId, courseId, templateId);
  if (before) {
    await updateError(trx, studentId, before.id, relapse(before.standing, now).standing, wrong);
  } else {
    const error = { id: newId(), studentId, courseId, topicId, templateId, openedAt: now };
    await insertError(trx, error, wrong, newError(now));
  }
  await changeUnresolved(trx, studentId, courseId, 1);
  return { countChanged: true };
}

async function recordWrongRedo(trx: Trx, studentId: string, errorId: string, now: Date) {
  const error = await lockError(trx, studentId, errorId);
  if (!error) return { countChanged: false };
  const { standing, unresolvedChange } = afterWrong(error.standing, now);
  await review(trx, studentId, error.template_id, 'again', now);
  await updateError(trx, studentId, error.id, standing);
  await changeUnresolved(trx, studentId, error.course_id, unresolvedChange);
  return { countChanged: unresolvedChange !== 0 };
}

/** The right answer to a question that redoes an error. `clean`: at the first try, without help. */
export async function recordRightRedo(
  trx: Trx,
  redo: { studentId: string; errorId: string; clean: boolean },
  now: Date,
): Promise<{ countChanged: boolean; fixed: boolean }> {
  const error = await lockError(trx, redo.studentId, redo.errorId);
  if (!error) return { countChanged: false, fixed: false };
  const dueAt = await review(trx, redo.studentId, error.template_id, redo.clean ? 'good' : 'hard', now);
  const { standing, unresolvedChange, fixed } = afterRight(error.standing, redo.clean, now, dueAt);
  await updateError(trx, redo.studentId, error.id, standing);
  await changeUnresolved(trx, redo.studentId, error.course_id, unresolvedChange);
  return { countChanged: unresolvedChange !== 0, fixed };
}

/** The student said which of two ideas it was. */
export function nameMistake(trx: Trx, studentId: string, attemptId: string, misconceptionId: string): Promise<void> {
  return nameError(trx, studentId, attemptId, misconceptionId);
}

async function review(trx: Trx, studentId: string, templateId: string, recall: Recall, now: Date): Promise<Date> {
  const { card, dueAt } = reviewed(await reviewCard(trx, studentId, templateId), recall, now);
  await saveReviewCard(trx, studentId, templateId, card, dueAt);
  return dueAt;
}

async function changeUnresolved(trx: Trx, studentId: string, courseId: string, change: number): Promise<void> {
  if (change === 0) return;
  const unresolvedCount = await changeCount(trx, studentId, courseId, change);
  const payload = { courseId, unresolvedCount };
  await appendUserEvent(trx, { userId: studentId, kind: 'UNRESOLVED_COUNT_CHANGED', payload });
}
