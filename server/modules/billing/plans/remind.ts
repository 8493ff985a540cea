import { addDays, daysBetween } from '../../../../rules/money/calendar';
import { dueReminder } from '../../../../rules/money/renewal-calendar';
import { isQuietHour } from '../../../../rules/quiet-hours';
import { forEachDue, inPages } from '../../../platform/jobs/for-each-due';
import { localDay, zoneOf } from '../../../platform/local-day';
import type { Services } from '../../../platform/services';
import { mailTexts } from '../mails/mail-texts';
import { findWritten } from '../mails/mails.repo';
import { planAddress } from '../mails/plan-address';
import { writeMail } from '../mails/write-mail';
import { priceOf } from '../price-table';
import { courseNames } from './describe-plan';
import { findRenewingBy, lockPlan, type PlanRow, updatePlan } from './plans.repo';
import { priceNoticeDays, renewalPrice } from './renew-due';

const lookAheadMs = 33 * 24 * 60 * 60_000;

/** Writes the reminders of renewals that are due where people are awake, and tells new prices in time. Each once. */
export async function remindOfRenewals(services: Services): Promise<void> {
  const now = services.clock.now();
  const until = new Date(now.getTime() + lookAheadMs);
  await forEachDue(services, {
    job: 'renewal-reminders',
    due: inPages<Renewing>(async (after, limit) => {
      const plans = await findRenewingBy(services.db, { now, until, after: after?.plan.id ?? null }, limit);
      const keys = plans.map((plan) => reminderKey(plan, now));
      const written = await findWritten(
        services.db,
        keys.filter((key) => key !== null),
      );
      return plans.map((plan, place) => ({ plan, key: keys[place] ?? null, written }));
    }),
    idOf: ({ plan }) => plan.id,
    run: async ({ plan, key, written }) => {
      if (isQuietHour(now, zoneOf(plan.time_zone))) return;
      await tellPrice(services, plan, now);
      if (key !== null && !written.has(key)) await remind(services, plan, key, now);
    },
  });
}

interface Renewing {
  plan: PlanRow;
  /** Of the reminder that is due; null where none is. */
  key: string | null;
  written: Set<string>;
}

function reminderKey(plan: PlanRow, now: Date): string | null {
  const days = dueReminder(localDay(now, plan.time_zone), plan.last_day, plan.months);
  return days === null ? null : `reminder:${plan.id}:${plan.last_day}:${days}`;
}

async function remind(services: Services, plan: PlanRow, key: string, now: Date): Promise<void> {
  const left = daysBetween(localDay(now, plan.time_zone), plan.last_day) + 1;
  await services.db.transaction().execute(async (trx) => {
    const fresh = await lockPlan(trx, plan.id);
    if (fresh === null || fresh.user_id === null || fresh.state !== 'ACTIVE' || fresh.last_day !== plan.last_day)
      return;
    const cents = renewalPrice(fresh, addDays(fresh.last_day, 1));
    const text = mailTexts(services.siteUrl, planAddress(services, fresh)).reminder({
      ...factsOf(fresh, cents),
      days: left,
    });
    await writeMail(
      trx,
      { userId: fresh.user_id, timeZone: fresh.time_zone, payerEmail: fresh.payer_email },
      { key, ...text },
      { now },
    );
  });
}

async function tellPrice(services: Services, plan: PlanRow, now: Date): Promise<void> {
  const renewsOn = addDays(plan.last_day, 1);
  const cents = priceOf(plan, renewsOn);
  const isKnown = cents === null || cents === plan.price_cents || cents === plan.told_cents;
  if (isKnown || plan.user_id === null) return;
  const userId = plan.user_id;
  const isInTime = daysBetween(localDay(now, plan.time_zone), renewsOn) >= priceNoticeDays;
  if (!isInTime) return;
  await services.db.transaction().execute(async (trx) => {
    const key = `price:${plan.id}:${plan.last_day}:${cents}`;
    const text = mailTexts(services.siteUrl, planAddress(services, plan)).newPrice(factsOf(plan, cents));
    const isNew = await writeMail(
      trx,
      { userId, timeZone: plan.time_zone, payerEmail: plan.payer_email },
      { key, ...text },
      { now },
    );
    if (isNew) await updatePlan(trx, plan.id, { told_cents: cents, told_at: now });
  });
}

const factsOf = (plan: PlanRow, cents: number) => ({
  courses: courseNames(plan.course_ids),
  months: plan.months,
  cents,
  currency: plan.currency,
  lastDay: plan.last_day,
});
