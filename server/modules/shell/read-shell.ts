import type { Db } from '../../db/client';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { describeUnresolvedCounts, type UnresolvedCount } from '../error-logbook/index';
import { countWaitingTasks } from '../tasks/index';
import { findShellRow } from './shell.repo';

/** What the frame around every signed-in page shows. */
export interface Shell {
  coins: number;
  /** Vouchers that are still to be used. */
  discountCount: number;
  /** Whether the bell shows its dot. */
  hasNewNotifications: boolean;
  /** Tasks that the viewer can work on now; null where no class has ever set one. */
  waitingTaskCount: number | null;
  /** ACTIVE while a subscription runs; the trial is FREE with everything open. */
  planState: 'ACTIVE' | 'FREE';
  unresolvedCounts: UnresolvedCount[];
}

/** How long a notice counts as new for the bell. */
const newForMs = 2 * 24 * 60 * 60 * 1000;

/** The viewer's counts in one statement. */
export async function readShell({ db, clock }: Pick<Services, 'clock'> & { db: Db }, viewer: Viewer): Promise<Shell> {
  const now = clock.now();
  const row = await findShellRow(db, { userId: viewer.id, now, newSince: new Date(now.getTime() - newForMs) });
  return {
    coins: row?.coins ?? 0,
    discountCount: row?.discount_count ?? 0,
    hasNewNotifications: row?.has_new_notifications ?? false,
    waitingTaskCount: row?.has_tasks ? countWaitingTasks(row.waiting_tasks, now) : null,
    planState: row?.has_plan ? 'ACTIVE' : 'FREE',
    unresolvedCounts: describeUnresolvedCounts(row?.unresolved ?? []),
  };
}
