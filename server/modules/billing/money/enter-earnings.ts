import { addDays, daysBetween } from '../../../../rules/money/calendar';
import { earnedCents, earnedPostings } from '../../../../rules/money/ledger';
import { forEachDue, inPages } from '../../../platform/jobs/for-each-due';
import { localDay } from '../../../platform/local-day';
import type { Services } from '../../../platform/services';
import { enterOnce, findUnearned, markEarned, type Unearned } from './ledger.repo';

/** Enters what was earned up to the end of last month (UTC), once a payment and month. */
export async function enterEarnings(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const thisMonth = `${now.toISOString().slice(0, 7)}-01`;
  const lastDay = addDays(thisMonth, -1);
  const month = lastDay.slice(0, 7);
  const before = new Date(`${thisMonth}T00:00:00Z`);
  await forEachDue(services, {
    job: 'earnings',
    due: inPages<Unearned>((after, limit) => findUnearned(db, { month, before, after: after?.id ?? null }, limit)),
    idOf: ({ id }) => id,
    run: async (row) => {
      const passed = daysBetween(localDay(row.service_from, row.time_zone), lastDay) + 1;
      const cents = earnedCents(row.price, row.service_days, passed) - row.earned;
      await db.transaction().execute(async (trx) => {
        await enterOnce(trx, {
          key: `earned:${row.id}:${month}`,
          cause: 'SERVICE_GIVEN',
          paymentId: row.id,
          at: now,
          postings: earnedPostings(Math.max(0, cents), row.currency),
        });
        if (passed >= row.service_days) await markEarned(trx, row.id);
      });
    },
  });
}
