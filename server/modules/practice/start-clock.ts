import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { type PracticeRow, startClock } from './practice.repo';

/** Starts the clock of a challenge whose first question is asked for; the row then says when its time is up. */
export async function startClockIfDue({ db, clock }: Services, viewer: Viewer, row: PracticeRow): Promise<void> {
  if (row.state !== 'IN_PROGRESS' || row.seconds_allowed === null || row.ends_at !== null) return;
  row.ends_at = await startClock(db, viewer.id, row.id, clock.now());
}
