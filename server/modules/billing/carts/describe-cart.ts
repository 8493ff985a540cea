import { addDays, lastDayOfTerm } from '../../../../rules/money/calendar';
import { gstWithin, type MoneyCurrency } from '../../../../rules/money/cents';
import { isOpenPayment, type PaymentState } from '../../../../rules/money/payment-state';
import type { PlanName, TermMonths } from '../../../../rules/money/plans';
import { applyVoucher } from '../../../../rules/money/voucher';
import { localDay } from '../../../platform/local-day';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { findPaymentsOfCart, type PaymentRow } from '../payments/payments.repo';
import { coverEnd } from '../plans/plans.repo';
import { termStart } from '../plans/term-start';
import { priceOf } from '../price-table';
import { findVouchers, type VoucherRow } from '../vouchers/vouchers.repo';
import { type CartRow, findOpenCart } from './carts.repo';

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
  voucher: { id: string; code: string; off: number; lost: number } | null;
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
  const row = await findOpenCart(services.db, viewer.id);
  if (row === null) return null;
  const [payments, vouchers, covered] = await Promise.all([
    findPaymentsOfCart(services.db, row.id),
    row.voucher_id === null ? [] : findVouchers(services.db, viewer.id),
    coverEnd(services.db, viewer.id, row.course_ids, services.clock.now()),
  ]);
  const voucher = vouchers.find(({ id }) => id === row.voucher_id) ?? null;
  return describeCart(row, { payments, voucher, covered, viewer, now: services.clock.now() });
}

export function describeCart(
  row: CartRow,
  facts: {
    payments: PaymentRow[];
    voucher: VoucherRow | null;
    covered: Date | null;
    viewer: Pick<Viewer, 'timeZone' | 'acceptTcAt'>;
    now: Date;
  },
): Cart {
  const { payments, voucher, covered, viewer, now } = facts;
  const priceCents = priceOf(row, localDay(now, viewer.timeZone));
  const usable = voucher !== null && isUsable(voucher, payments, now) ? voucher : null;
  const { off, lost, toPay } = applyVoucher(priceCents ?? 0, usable?.cents ?? 0);
  const start = termStart({ covered, acceptTcAt: viewer.acceptTcAt, timeZone: viewer.timeZone, now });
  const lastDay = lastDayOfTerm(start.firstDay, 1, row.months);
  const [latest] = payments;
  return {
    id: row.id,
    plan: row.plan,
    months: row.months,
    currency: row.currency,
    courseIds: row.course_ids,
    priceCents,
    voucher:
      usable === null ? null : { id: usable.id, code: usable.code ?? usable.id.slice(-6).toUpperCase(), off, lost },
    totalCents: toPay,
    gstCents: gstWithin(toPay, row.currency),
    firstDay: localDay(start.opensAt, viewer.timeZone),
    lastDay,
    renewsOn: addDays(lastDay, 1),
    startsAfter: start.after,
    payment:
      latest === undefined
        ? null
        : { id: latest.id, state: latest.state, failure: latest.failure, isOpen: isOpenPayment(latest.state) },
  };
}

function isUsable(voucher: VoucherRow, payments: PaymentRow[], now: Date): boolean {
  if (voucher.state === 'RESERVED') return payments.some(({ id }) => id === voucher.payment_id);
  return voucher.state === 'OPEN' && voucher.expires_at !== null && voucher.expires_at > now;
}
