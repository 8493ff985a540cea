import type { Trx } from '../../db/client';
import { newId } from '../../platform/ids';
import {
  changeLogbook,
  type ErrorRow,
  type ErrorsAtAnswer,
  findError,
  type LogbookChange,
  type Mistake,
  readErrorsAtAnswer,
} from './error-logbook.repo';
import {
  afterReview,
  afterRight,
  afterWrong,
  type ErrorStanding,
  isStillRight,
  newError,
  relapse,
} from './error-standing';
import { calendarIn } from './local-calendar';
import { reviewed } from './review-card';
import { skillOf } from './skill';

export interface WrongAnswer extends Mistake {
  studentId: string;
  timeZone: string;
  courseId: string;
  topicId: string;
}

/**
 * Pure: what the first wrong answer to a question changes. A redo keeps its error (a fixed one relapses); another
 * question of a skill that had been fixed brings that error back; else a new error opens. So one wrong question never
 * counts twice.
 */
export function afterWrongAnswer(
  { redone, fixedBefore }: ErrorsAtAnswer,
  wrong: WrongAnswer,
  now: Date,
): LogbookChange {
  if (redone && isRedoOf(redone, wrong)) return afterWrongRedo(wrong, redone, now);
  const { studentId, courseId, topicId } = wrong;
  if (!fixedBefore) {
    const opens = { topicId, openedAt: now };
    const error = { id: newId(), standing: newError(now), opens, mistake: wrong };
    return { studentId, courseId, error, card: null, unresolvedChange: 1 };
  }
  const { standing } = relapse(fixedBefore.standing, now);
  const error = { id: fixedBefore.id, standing, opens: null, mistake: wrong };
  // Where the kind of question is the same and the idea another one, the card is about the idea of before.
  const sameSkill = skillOf(wrong) === fixedBefore.skill;
  const card = sameSkill ? { skill: fixedBefore.skill, ...reviewed(fixedBefore.card, 'again', now) } : null;
  return { studentId, courseId, error, card, unresolvedChange: 1 };
}

/**
 * A redo asks the same kind of question. A challenge asks a harder one: going wrong there says something of the error
 * only where it shows the same idea; any other slip is an error of its own.
 */
function isRedoOf(error: ErrorRow, { templateId, misconceptionId }: WrongAnswer): boolean {
  return templateId === error.template_id || (misconceptionId !== null && misconceptionId === error.misconception_id);
}

function afterWrongRedo({ studentId, timeZone }: WrongAnswer, error: ErrorRow, now: Date): LogbookChange {
  const { standing, unresolvedChange } = afterWrong(error.standing, now, calendarIn(timeZone));
  const card = { skill: error.skill, ...reviewed(error.card, 'again', now) };
  return { ...standingOf(studentId, error, standing), card, unresolvedChange };
}

/** What a right answer at a redo did. */
export interface RightRedo {
  /** Null where it came too early to say anything. */
  change: LogbookChange | null;
  fixed: boolean;
  /** The fix has held for seven days. */
  stillRight: boolean;
}

/** Pure: what the right answer to a question that redoes an error changes. `clean`: at the first try, without help. */
export function afterRightRedo(
  error: ErrorRow,
  { studentId, timeZone, clean }: { studentId: string; timeZone: string; clean: boolean },
  now: Date,
): RightRedo {
  const stillRight = isStillRight(error.standing, clean, now);
  const card = reviewed(error.card, clean ? 'good' : 'hard', now);
  const schedule = { reviewDue: card.dueAt, calendar: calendarIn(timeZone) };
  const { standing, unresolvedChange, fixed, early } = afterRight(error.standing, clean, now, schedule);
  if (early) return { change: null, fixed: false, stillRight };
  const change = { ...standingOf(studentId, error, standing), card: { skill: error.skill, ...card }, unresolvedChange };
  return { change, fixed, stillRight };
}

/**
 * A mistake that is told only now, such as one of a test, goes into the logbook. `errorId`: the error that the same
 * question is there as already. Under the student's lock.
 */
export async function recordMistake(trx: Trx, wrong: WrongAnswer, errorId: string | null, now: Date): Promise<void> {
  const errors = await readErrorsAtAnswer(trx, wrong.studentId, { errorId, wrong });
  await changeLogbook(trx, afterWrongAnswer(errors, wrong, now));
}

/** The steps of an error were gone through: an open one is being reviewed from then on. Under the student's lock. */
export async function recordReview(trx: Trx, studentId: string, errorId: string): Promise<void> {
  const error = await findError(trx, studentId, errorId);
  if (!error) return;
  const standing = afterReview(error.standing);
  if (standing === error.standing) return;
  await changeLogbook(trx, standingOf(studentId, error, standing));
}

/** An error that is there already stands otherwise, and nothing else changes. */
function standingOf(studentId: string, error: ErrorRow, standing: ErrorStanding): LogbookChange {
  return {
    studentId,
    courseId: error.course_id,
    error: { id: error.id, standing, opens: null, mistake: null },
    card: null,
    unresolvedChange: 0,
  };
}
