import type { Db } from '../../db/client';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { type PracticeRow, startClock } from './practice.repo';
import { testNotStarted } from './practice-errors';
import { awaitsStart } from './questions-shown';

/**
 * Starts the clock of a challenge whose first question is asked for; the row then says when its time is up. A test is
 * started by its student alone, by opening its task.
 */
export async function startClockIfDue({ db, clock }: Services, viewer: Viewer, row: PracticeRow): Promise<void> {
  if (row.is_test || !awaitsStart(row)) return;
  row.ends_at = await startClock(db, viewer.id, row.id, clock.now());
}

/**
 * The same before a question of it is changed, so that no reply shows a question whose clock stands.
 *
 * @throws AppError UNPROCESSABLE (a test that was not started)
 */
export async function startClockToAnswer(db: Db, question: LockedClock, now: Date): Promise<void> {
  if (!awaitsStart({ ...question, state: question.practice_state })) return;
  if (question.is_test) throw testNotStarted();
  question.ends_at = await startClock(db, question.student_id, question.practice_id, now);
}

interface LockedClock {
  student_id: string;
  practice_id: string;
  practice_state: string;
  is_test: boolean;
  seconds_allowed: number | null;
  ends_at: Date | null;
}
