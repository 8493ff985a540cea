import { gstWithin, type MoneyCurrency } from '../../../../rules/money/cents';
import type { PaymentState } from '../../../../rules/money/payment-state';
import type { PlanName } from '../../../../rules/money/plans';
import { isUuid } from '../../../../rules/path-patterns';
import { AppError } from '../../../platform/app-error';
import { localDay } from '../../../platform/local-day';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { describePlan, receiptNumber } from '../plans/describe-plan';
import { findPaymentOf, findPaymentsOf, type PaymentRow } from './payments.repo';
import { refreshPayment } from './refresh-payment';

/** A payment and the term that it paid. */
export interface PaymentFacts {
  id: string;
  /** Null for a renewal. */
  cartId: string | null;
  /** Stands on the receipt. */
  number: string;
  plan: PlanName;
  /** "Year 6 Maths, 6 months". */
  description: string;
  isRenewal: boolean;
  state: PaymentState;
  currency: MoneyCurrency;
  amountCents: number;
  voucherCents: number;
  gstCents: number;
  cardLabel: string | null;
  failure: string | null;
  createdAt: Date;
  settledAt: Date | null;
  /** Calendar days of the term that it paid; null where it paid none. */
  firstDay: string | null;
  lastDay: string | null;
  /** DUE: on its way. */
  refund: 'DUE' | 'DONE' | null;
  refundedAt: Date | null;
}

/** A payment as the family sees it, with all that a receipt names. */
export interface Payment extends PaymentFacts {
  /** Who sold it; without an ABN its receipt is no tax receipt. */
  seller: { name: string; abn: string | null };
  /** The address of whoever paid. */
  buyer: string;
}

/** What the viewer paid or tried to pay, newest first. A page that was opened and left is no entry. */
export async function myPayments(services: Services, viewer: Viewer): Promise<Payment[]> {
  const rows = await findPaymentsOf(services.db, viewer.id);
  return rows
    .filter(({ state }) => state !== 'EXPIRED')
    .map((row) => describeReceipt(services, row, viewer.timeZone, viewer.account.email));
}

/** @throws AppError NOT_FOUND */
export async function myPayment(services: Services, viewer: Viewer, id: string): Promise<Payment> {
  const row = isUuid(id) ? await findPaymentOf(services.db, viewer.id, id) : null;
  if (row === null) throw new AppError('NOT_FOUND', 'Payment not found.');
  return describeReceipt(services, row, viewer.timeZone, viewer.account.email);
}

/** Asks the provider about the viewer's own payment now, and says how it stands. @throws AppError NOT_FOUND, UNAVAILABLE */
export async function refreshMyPayment(services: Services, viewer: Viewer, id: string): Promise<PaymentState> {
  await myPayment(services, viewer, id);
  return stateNow(services, id);
}

/** How a payment stands by its provider. @throws AppError UNAVAILABLE where the provider is away */
export async function stateNow(services: Services, id: string): Promise<PaymentState> {
  try {
    return (await refreshPayment(services, id)) ?? 'EXPIRED';
  } catch {
    throw new AppError(
      'UNAVAILABLE',
      'We can’t reach the bank right now. You’ll be charged once or not at all. Check your billing history in a few minutes.',
    );
  }
}

export function describeReceipt(
  { seller }: Services,
  row: PaymentRow,
  timeZone: string,
  accountEmail: string,
): Payment {
  return { ...describePayment(row, timeZone), seller, buyer: row.payer_email ?? accountEmail };
}

export function describePayment(row: PaymentRow, timeZone: string): PaymentFacts {
  return {
    id: row.id,
    cartId: row.cart_id,
    number: receiptNumber(row.id),
    plan: row.plan,
    description: describePlan(row),
    isRenewal: row.cart_id === null,
    state: row.state,
    currency: row.currency,
    amountCents: row.amount_cents,
    voucherCents: row.voucher_cents,
    gstCents: gstWithin(row.amount_cents, row.currency),
    cardLabel: row.card_label,
    failure: row.failure,
    createdAt: row.created_at,
    settledAt: row.settled_at,
    firstDay: row.service_from === null ? null : localDay(row.service_from, timeZone),
    lastDay: row.service_to === null ? null : localDay(new Date(row.service_to.getTime() - 1), timeZone),
    refund: row.refund_state,
    refundedAt: row.refunded_at,
  };
}
