import type { Trx } from '../../db/client';
import { newId } from '../../platform/ids';
import { appendUserEvent } from '../events/index';
import { findError, type LogbookChange, type Mistake, nameError, writeChange } from './error-logbook.repo';
import { afterRight, afterWrong, newError, relapse } from './error-standing';
import { reviewed } from './review-card';

export interface WrongAnswer extends Mistake {
  studentId: string;
  courseId: string;
  topicId: string;
  templateId: string;
  /** The error that the question redoes, if it does. */
  errorId: string | null;
}

/**
 * The first wrong answer to a question, inside the transaction that stores it and under the student's lock. A redo keeps
 * its error (a fixed one relapses); another question of a skill that had been fixed brings that error back; else a new
 * error opens. So one wrong question never counts twice. Returns whether the student's count changed.
 */
export async function recordWrong(trx: Trx, wrong: WrongAnswer, now: Date): Promise<{ countChanged: boolean }> {
  const { studentId, courseId, topicId, templateId } = wrong;
  if (wrong.errorId !== null) return recordWrongRedo(trx, studentId, wrong.errorId, now);
  const before = await findError(trx, studentId, { fixedIn: { courseId, templateId } });
  const error = before
    ? { id: before.id, standing: relapse(before.standing, now).standing, opens: null }
    : { id: newId(), standing: newError(now), opens: { topicId, templateId, openedAt: now } };
  return write(trx, { studentId, courseId, error: { ...error, mistake: wrong }, card: null, unresolvedChange: 1 });
}

async function recordWrongRedo(trx: Trx, studentId: string, errorId: string, now: Date) {
  const error = await findError(trx, studentId, { id: errorId });
  if (!error) return { countChanged: false };
  const { standing, unresolvedChange } = afterWrong(error.standing, now);
  return write(trx, {
    studentId,
    courseId: error.course_id,
    error: { id: error.id, standing, opens: null, mistake: null },
    card: { templateId: error.template_id, ...reviewed(error.card, 'again', now) },
    unresolvedChange,
  });
}

/** The right answer to a question that redoes an error. `clean`: at the first try, without help. */
export async function recordRightRedo(
  trx: Trx,
  redo: { studentId: string; errorId: string; clean: boolean },
  now: Date,
): Promise<{ countChanged: boolean; fixed: boolean }> {
  const { studentId, errorId, clean } = redo;
  const error = await findError(trx, studentId, { id: errorId });
  if (!error) return { countChanged: false, fixed: false };
  const card = reviewed(error.card, clean ? 'good' : 'hard', now);
  const { standing, unresolvedChange, fixed } = afterRight(error.standing, clean, now, card.dueAt);
  const written = await write(trx, {
    studentId,
    courseId: error.course_id,
    error: { id: error.id, standing, opens: null, mistake: null },
    card: { templateId: error.template_id, ...card },
    unresolvedChange,
  });
  return { ...written, fixed };
}

/** The student said which of two ideas it was. */
export function nameMistake(trx: Trx, studentId: string, attemptId: string, misconceptionId: string): Promise<void> {
  return nameError(trx, studentId, attemptId, misconceptionId);
}

async function write(trx: Trx, change: LogbookChange): Promise<{ countChanged: boolean }> {
  const unresolvedCount = await writeChange(trx, change);
  if (unresolvedCount === null) return { countChanged: false };
  const { studentId, courseId } = change;
  const payload = { courseId, unresolvedCount };
  await appendUserEvent(trx, { userId: studentId, kind: 'UNRESOLVED_COUNT_CHANGED', payload });
  return { countChanged: true };
}
