import type { CoinReason } from '../../../rules/coin-sources';
import { isShortTask, unprovedSchool } from '../../../rules/unproved-school';
import type { Trx } from '../../db/client';
import { localDay } from '../../platform/local-day';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { addToDay } from './activity.repo';
import { isComeback } from './coins';
import { grantCoins, grantOnce } from './grant-coins';
import { markSavedAnswers } from './mark-saved-answers';
import { findPaidTasks } from './paid-tasks.repo';
import { closePractice, countAnswered, lockPractice, type PracticeRow } from './practice.repo';
import { closedByDate, endOf } from './practice-clock';
import { practiceNotFound } from './practice-errors';
import { type PracticeState, readState } from './practice-state';
import { recordTestErrors } from './record-test-errors';
import { signalTask } from './signal-task';
import { taskPracticeKey } from './start-task-practice';
import { countBetterTry, recountStudentTask } from './task-rollup.repo';
import { isUuid } from './validate-input';

/** Whose practice ends, and where they live: the day that the coins count for. */
export type Finisher = Pick<Viewer, 'id' | 'timeZone'>;

/**
 * Ends a practice; what is still open was skipped. Once finished it stays as it is, however often this is asked.
 *
 * @throws AppError PRACTICE_NOT_FOUND
 */
export async function finishPractice(services: Services, viewer: Viewer, practiceId: string): Promise<PracticeState> {
  if (!isUuid(practiceId)) throw practiceNotFound();
  const now = services.clock.now();
  await services.db.transaction().execute((trx) => finishOnce(trx, viewer, practiceId, now));
  const finished = await readState(services, viewer, { id: practiceId });
  if (!finished) throw practiceNotFound();
  signalTask(services, finished.row.student_task_id);
  return finished;
}

/** The same inside a transaction. One whose clock has run out ended when it ran out, however late this is. */
export async function finishOnce(trx: Trx, { id, timeZone }: Finisher, practiceId: string, now: Date): Promise<void> {
  const practice = await lockPractice(trx, id, practiceId);
  if (!practice) throw practiceNotFound();
  if (practice.state !== 'IN_PROGRESS') return;
  const at = endOf(practice, now);
  if (practice.is_test) await markSavedAnswers(trx, practice, at);
  const answered = await countAnswered(trx, id, practiceId);
  const day = localDay(at, timeZone);
  await closePractice(trx, id, practiceId, at);
  if (practice.student_task_id !== null) {
    // A task that its date closed was not handed in; one whose own clock ran out was.
    const handedInAt = closedByDate(practice, now) ? null : at;
    if (isLaterTry(practice)) await countBetterTry(trx, practice.student_task_id, practiceId);
    const dueAt = await recountStudentTask(trx, practice.student_task_id, { handedInAt });
    const isDone = handedInAt !== null && answered * 2 >= practice.question_count;
    if (isDone && (await isTaskPaid(trx, practice, at))) {
      const reason = dueAt === null || handedInAt <= dueAt ? 'TASK_ON_TIME' : 'TASK_LATE';
      await grantOnce(trx, id, {
        reason,
        key: `handed-in:${shortTasksOf(practice, day) ?? practice.student_task_id}`,
        practiceId,
      });
    }
    if (practice.is_test) await recordTestErrors(trx, { id, timeZone }, practiceId, now);
  }
  const earned = finishedCoins(practice, answered, day);
  if (earned.length === 0) return;
  const today = await addToDay(trx, id, day, {});
  if (isComeback(day, today.previous)) earned.push({ reason: 'COMEBACK', idempotencyKey: `comeback:${day}` });
  await grantCoins(trx, { studentId: id, day, practiceId, earnedToday: today.coins }, earned);
}

/** Whether handing this task in earns coins, after those before it: each once, and so many of unproved schools. */
async function isTaskPaid(trx: Trx, practice: PracticeRow, at: Date) {
  const { proved, before, unproved } = await findPaidTasks(trx, practice, new Date(at.getTime() - 30 * 86_400_000));
  return !before && (proved || unproved < unprovedSchool.paidTasksInThirtyDays);
}

/**
 * What the short tasks of a day earn coins as, once together; null for everything else. A day is known by its name: a move
 * to another time zone, where it begins again, earns nothing more.
 */
const shortTasksOf = (practice: PracticeRow, day: string): string | null =>
  practice.student_task_id !== null && isShortTask(practice.question_count) ? `short-task:${day}` : null;

/** Whether it is another try at a homework that was handed in before. */
function isLaterTry({ student_task_id: studentTaskId, idempotency_key: key }: PracticeRow): boolean {
  return studentTaskId !== null && key !== taskPracticeKey(studentTaskId, 1);
}

/** Finishing earns coins where at least half was answered, a challenge more where all was; the first of the day some more. */
function finishedCoins(practice: PracticeRow, answered: number, day: string) {
  if (answered * 2 < practice.question_count) return [];
  const once = shortTasksOf(practice, day) ?? practice.id;
  const earned: { reason: CoinReason; idempotencyKey: string }[] = [
    { reason: 'PRACTICE_FINISHED', idempotencyKey: `finished:${once}` },
    { reason: 'FIRST_SESSION_OF_DAY', idempotencyKey: `first-session:${day}` },
  ];
  if (practice.mode === 'CHALLENGE' && answered >= practice.question_count) {
    earned.push({ reason: 'CHALLENGE_FINISHED', idempotencyKey: `challenge-finished:${once}` });
  }
  return earned;
}
