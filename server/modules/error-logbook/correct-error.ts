import type { Trx } from '../../db/client';
import {
  changeLogbook,
  deleteError,
  findErrorOf,
  type Mistake,
  readErrorsAtAnswer,
  showCorrected,
} from './error-logbook.repo';
import { isUnresolved } from './error-standing';
import { afterRightRedo } from './record-answer';

/**
 * The answers to a question were marked anew: its error shows the question as it should have been and the first mistake
 * that is left. Where none is left, an error that began there is taken out of the logbook, and one that only came back
 * there is fixed as it was before. Under the student's lock.
 */
export async function correctError(
  trx: Trx,
  { studentId, questionId, mistake }: { studentId: string; questionId: string; mistake: Mistake | null },
  now: Date,
): Promise<void> {
  const error = await findErrorOf(trx, studentId, questionId);
  if (!error) return;
  if (mistake !== null) return showCorrected(trx, studentId, error.id, mistake);
  const { id, course_id: courseId, state, relapsed_at: relapsedAt } = error;
  const unresolvedChange = isUnresolved(state) ? -1 : 0;
  if (error.begins) return deleteError(trx, studentId, { id, courseId, unresolvedChange, at: now });
  if (state !== 'RELAPSED') return;
  const standing = { state: 'FIXED', fixedAt: relapsedAt, confirmedAt: null, relapsedAt: null, dueAt: now } as const;
  const change = { id, standing, opens: null, mistake: null };
  await changeLogbook(trx, { studentId, courseId, error: change, card: null, unresolvedChange });
}

/**
 * The answer to a question that redoes an error turns out to have been right: an error that still waits goes on as after
 * a right answer now. Returns whether that fixed it. Under the student's lock.
 */
export async function correctRedo(
  trx: Trx,
  redo: { studentId: string; timeZone: string; errorId: string; clean: boolean },
  now: Date,
): Promise<boolean> {
  const { redone } = await readErrorsAtAnswer(trx, redo.studentId, { errorId: redo.errorId, wrong: null });
  if (redone === null || !isUnresolved(redone.standing.state)) return false;
  const { change, fixed } = afterRightRedo(redone, redo, now);
  if (change !== null) await changeLogbook(trx, change);
  return fixed;
}
