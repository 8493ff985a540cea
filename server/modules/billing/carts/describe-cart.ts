import { addDays, lastDayOfTerm } from '../../../../rules/money/calendar';
import { gstWithin, type MoneyCurrency } from '../../../../rules/money/cents';
import { isOpenPayment, type PaymentState } from '../../../../rules/money/payment-state';
import type { PlanName, TermMonths } from '../../../../rules/money/plans';
import { localDay } from '../../../platform/local-day';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { termStart } from '../plans/term-start';
import { trialOf } from '../trial';
import { type CartFacts, findOwnCartFacts } from './cart-facts.repo';
import { cartPrice } from './cart-price';

export interface CartPayment {
  id: string;
  state: PaymentState;
  failure: string | null;
  isOpen: boolean;
}

export interface Cart {
  id: string;
  plan: PlanName;
  months: TermMonths;
  currency: MoneyCurrency;
  courseIds: string[];
  /** Null while the term is not sold. */
  priceCents: number | null;
  voucher: { code: string; off: number; lost: number } | null;
  totalCents: number;
  gstCents: number;
  /** Calendar days. The term is open from the first to the end of the last; the next one begins a day later. */
  firstDay: string;
  lastDay: string;
  renewsOn: string;
  /** What the term waits for or is added to: a paid term, the trial, or nothing. */
  startsAfter: 'PLAN' | 'TRIAL' | null;
  /** The latest try to pay. */
  payment: CartPayment | null;
}

/** The viewer's open cart with what it costs now; null where there is none. */
export async function myCart(services: Services, viewer: Viewer): Promise<Cart | null> {
  const now = services.clock.now();
  const facts = await findOwnCartFacts(services.db, viewer.id, now);
  return facts === null ? null : describeCart(services, facts);
}

export async function describeCart(services: Services, facts: CartFacts): Promise<Cart> {
  const now = services.clock.now();
  const { time_zone: timeZone, months, currency, covered, payment_state: state } = facts;
  const { priceCents, voucher, toPay } = cartPrice(facts, now);
  const person = { id: facts.user_id, email: facts.proved_email, acceptTcAt: facts.accept_tc_at };
  const trialEnd = (await trialOf(services, person))?.to ?? null;
  const start = termStart({ covered, trialEnd, timeZone, now });
  const lastDay = lastDayOfTerm(start.firstDay, 1, months);
  return {
    id: facts.id,
    plan: facts.plan,
    months,
    currency,
    courseIds: facts.course_ids,
    priceCents,
    voucher,
    totalCents: toPay,
    gstCents: gstWithin(toPay, currency),
    firstDay: localDay(start.opensAt, timeZone),
    lastDay,
    renewsOn: addDays(lastDay, 1),
    startsAfter: start.after,
    payment:
      facts.payment_id === null || state === null
        ? null
        : { id: facts.payment_id, state, failure: facts.payment_failure, isOpen: isOpenPayment(state) },
  };
}
