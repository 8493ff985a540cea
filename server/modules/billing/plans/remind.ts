import { addDays, daysBetween } from '../../../../rules/money/calendar';
import { dueReminder } from '../../../../rules/money/renewal-calendar';
import { isQuietHour } from '../../../../rules/quiet-hours';
import { localDay, zoneOf } from '../../../platform/local-day';
import type { Services } from '../../../platform/services';
import { mailTexts } from '../mails/mail-texts';
import { writeMail } from '../mails/write-mail';
import { priceOf } from '../price-table';
import { courseNames } from './describe-plan';
import { findRenewingBy, lockPlan, type PlanRow, updatePlan } from './plans.repo';
import { priceNoticeDays, renewalPrice } from './renew-due';

const lookAheadMs = 33 * 24 * 60 * 60_000;

/** Writes the reminders of renewals that are due where people are awake, and tells new prices in time. Each once. */
export async function remindOfRenewals(services: Services): Promise<void> {
  const now = services.clock.now();
  for (const plan of await findRenewingBy(services.db, now, new Date(now.getTime() + lookAheadMs))) {
    if (isQuietHour(now, zoneOf(plan.time_zone))) continue;
    await tellPrice(services, plan, now);
    await remind(services, plan, now);
  }
}

async function remind(services: Services, plan: PlanRow, now: Date): Promise<void> {
  const today = localDay(now, plan.time_zone);
  const days = dueReminder(today, plan.last_day, plan.months);
  if (days === null || plan.user_id === null) return;
  const userId = plan.user_id;
  const left = daysBetween(today, plan.last_day) + 1;
  await services.db.transaction().execute(async (trx) => {
    const fresh = await lockPlan(trx, plan.id);
    if (fresh === null || fresh.state !== 'ACTIVE' || fresh.last_day !== plan.last_day) return;
    const cents = renewalPrice(fresh, addDays(fresh.last_day, 1));
    const text = mailTexts(services.siteUrl).reminder({ ...factsOf(fresh, cents), days: left });
    const key = `reminder:${fresh.id}:${fresh.last_day}:${days}`;
    await writeMail(trx, { userId, timeZone: fresh.time_zone }, { key, ...text }, { now });
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
    const text = mailTexts(services.siteUrl).newPrice(factsOf(plan, cents));
    const isNew = await writeMail(trx, { userId, timeZone: plan.time_zone }, { key, ...text }, { now });
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
