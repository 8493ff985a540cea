import type { Trx } from '../../db/client';
import { newId } from '../../platform/ids';
import { appendUserEvent } from '../events/index';
import {
  type ErrorRow,
  findError,
  type LogbookChange,
  type Mistake,
  nameError,
  writeChange,
} from './error-logbook.repo';
import { afterReview, afterRight, afterWrong, isStillRight, newError, relapse } from './error-standing';
import { calendarIn } from './local-calendar';
import { reviewed } from './review-card';
import { skillOf } from './skill';

export interface WrongAnswer extends Mistake {
  studentId: string;
  timeZone: string;
  courseId: string;
  topicId: string;
  /** The error that the question redoes, if it does. */
  errorId: string | null;
}

/**
 * The first wrong answer to a question, inside the transaction that stores it and under the student's lock. A redo keeps
 * its error (a fixed one relapses); another question of a skill that had been fixed brings that error back; else a new
 * error opens. So one wrong question never counts twice. Returns whether the student's count changed.
 */
export async function recordWrong(trx: Trx, wrong: WrongAnswer, now: Date): Promise<{ countChanged: boolean }> {
  const { studentId, courseId, topicId } = wrong;
  const redone = wrong.errorId === null ? undefined : await findError(trx, studentId, { id: wrong.errorId });
  if (redone && isRedoOf(redone, wrong)) return recordWrongRedo(trx, wrong, redone, now);
  const before = await findError(trx, studentId, { fixedLike: wrong });
  if (!before) {
    const opens = { topicId, openedAt: now };
    const error = { id: newId(), standing: newError(now), opens, mistake: wrong };
    return write(trx, { studentId, courseId, error, card: null, unresolvedChange: 1 });
  }
  const error = { id: before.id, standing: relapse(before.standing, now).standing, opens: null, mistake: wrong };
  // Where the kind of question is the same and the idea another one, the card is about the idea of before.
  const sameSkill = skillOf(wrong) === before.skill;
  const card = sameSkill ? { skill: before.skill, ...reviewed(before.card, 'again', now) } : null;
  return write(trx, { studentId, courseId, error, card, unresolvedChange: 1 });
}

/**
 * A redo asks the same kind of question. A challenge asks a harder one: going wrong there says something of the error
 * only where it shows the same idea; any other slip is an error of its own.
 */
function isRedoOf(error: ErrorRow, { templateId, misconceptionId }: WrongAnswer): boolean {
  return templateId === error.template_id || (misconceptionId !== null && misconceptionId === error.misconception_id);
}

function recordWrongRedo(trx: Trx, { studentId, timeZone }: WrongAnswer, error: ErrorRow, now: Date) {
  const { standing, unresolvedChange } = afterWrong(error.standing, now, calendarIn(timeZone));
  return write(trx, {
    studentId,
    courseId: error.course_id,
    error: { id: error.id, standing, opens: null, mistake: null },
    card: { skill: error.skill, ...reviewed(error.card, 'again', now) },
    unresolvedChange,
  });
}

/** What a right answer at a redo did. */
interface RightRedo {
  countChanged: boolean;
  fixed: boolean;
  /** The fix has held for seven days. */
  stillRight: boolean;
}

/** The right answer to a question that redoes an error. `clean`: at the first try, without help. */
export async function recordRightRedo(
  trx: Trx,
  redo: { studentId: string; timeZone: string; errorId: string; clean: boolean },
  now: Date,
): Promise<RightRedo> {
  const { studentId, timeZone, errorId, clean } = redo;
  const error = await findError(trx, studentId, { id: errorId });
  if (!error) return { countChanged: false, fixed: false, stillRight: false };
  const stillRight = isStillRight(error.standing, clean, now);
  const card = reviewed(error.card, clean ? 'good' : 'hard', now);
  const schedule = { reviewDue: card.dueAt, calendar: calendarIn(timeZone) };
  const { standing, unresolvedChange, fixed, early } = afterRight(error.standing, clean, now, schedule);
  if (early) return { countChanged: false, fixed: false, stillRight };
  const written = await write(trx, {
    studentId,
    courseId: error.course_id,
    error: { id: error.id, standing, opens: null, mistake: null },
    card: { skill: error.skill, ...card },
    unresolvedChange,
  });
  return { ...written, fixed, stillRight };
}

/** The steps of an error were gone through: an open one is being reviewed from then on. */
export async function recordReview(trx: Trx, studentId: string, errorId: string): Promise<void> {
  const error = await findError(trx, studentId, { id: errorId });
  if (!error) return;
  const standing = afterReview(error.standing);
  if (standing === error.standing) return;
  await write(trx, {
    studentId,
    courseId: error.course_id,
    error: { id: error.id, standing, opens: null, mistake: null },
    card: null,
    unresolvedChange: 0,
  });
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
