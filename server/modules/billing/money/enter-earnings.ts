import { addDays, daysBetween } from '../../../../rules/money/calendar';
import { earnedCents, earnedPostings } from '../../../../rules/money/ledger';
import { localDay } from '../../../platform/local-day';
import type { Services } from '../../../platform/services';
import { enterOnce, findUnearned, markEarned } from './ledger.repo';

const batch = 500;

/** Enters what was earned up to the end of last month (UTC), once a payment and month. */
export async function enterEarnings({ db, clock }: Services): Promise<void> {
  const now = clock.now();
  const thisMonth = `${now.toISOString().slice(0, 7)}-01`;
  const lastDay = addDays(thisMonth, -1);
  const month = lastDay.slice(0, 7);
  for (;;) {
    const rows = await findUnearned(db, month, new Date(`${thisMonth}T00:00:00Z`), batch);
    let entered = 0;
    for (const row of rows) {
      const passed = daysBetween(localDay(row.service_from, row.time_zone), lastDay) + 1;
      const cents = earnedCents(row.price, row.service_days, passed) - row.earned;
      if (cents > 0) entered += 1;
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
    }
    if (entered < batch) return;
  }
}
