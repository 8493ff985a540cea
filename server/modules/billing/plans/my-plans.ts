import { addDays } from '../../../../rules/money/calendar';
import type { MoneyCurrency } from '../../../../rules/money/cents';
import type { SubscriptionState } from '../../../../rules/money/subscription-state';
import { localDay } from '../../../platform/local-day';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { findPlansOf, type PlanRow } from './plans.repo';
import { renewalPrice } from './renew-due';

export interface Plan {
  id: string;
  plan: string;
  courseIds: string[];
  months: number;
  currency: MoneyCurrency;
  state: SubscriptionState;
  /** Calendar days of the running term. */
  firstDay: string;
  lastDay: string;
  /** When and for how much it renews; null where it does not. */
  renewsOn: string | null;
  renewalCents: number;
  /** The day of the next try to charge; null unless a renewal failed. */
  nextTryOn: string | null;
  canUndo: boolean;
  /** Where its receipts and reminders go; null: to the account's address. */
  payerEmail: string | null;
}

/** The viewer's subscriptions: those that run first. */
export async function myPlans(services: Services, viewer: Viewer): Promise<Plan[]> {
  const now = services.clock.now();
  const rows = await findPlansOf(services.db, viewer.id);
  return rows.map((row) => describePlanRow(row, now));
}

export function describePlanRow(row: PlanRow, now: Date): Plan {
  return {
    id: row.id,
    plan: row.plan,
    courseIds: row.course_ids,
    months: row.months,
    currency: row.currency,
    state: row.state,
    firstDay: localDay(row.term_starts_at, row.time_zone),
    lastDay: row.last_day,
    renewsOn: row.state === 'ACTIVE' ? addDays(row.last_day, 1) : null,
    renewalCents: renewalPrice(row, addDays(row.last_day, 1)),
    nextTryOn: row.state === 'PAST_DUE' && row.next_try_at !== null ? localDay(row.next_try_at, row.time_zone) : null,
    canUndo: row.state === 'CANCELLING' && row.saved_card !== null && row.term_ends_at > now,
    payerEmail: row.payer_email,
  };
}
