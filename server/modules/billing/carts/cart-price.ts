import { isOpenPayment } from '../../../../rules/money/payment-state';
import { applyVoucher } from '../../../../rules/money/voucher';
import { localDay } from '../../../platform/local-day';
import { priceOf } from '../price-table';
import { voucherRefusal } from '../vouchers/voucher-refusal';
import type { CartFacts } from './cart-facts.repo';

export interface CartPrice {
  /** Of the term without a voucher, in cents; null while the term is not sold. */
  priceCents: number | null;
  /** The voucher that is used; null where there is none, or it cannot be used any more. */
  voucher: { id: string; code: string; off: number; lost: number } | null;
  toPay: number;
}

/**
 * What a cart costs now: the one place that decides it, for the page and for the payment. While a payment of the cart is
 * open its amount holds.
 */
export function cartPrice(facts: CartFacts, now: Date): CartPrice {
  const isOpen = facts.payment_state !== null && isOpenPayment(facts.payment_state);
  const priceCents =
    isOpen && facts.payment_cents !== null
      ? facts.payment_cents + (facts.payment_voucher_cents ?? 0)
      : priceOf(facts, localDay(now, facts.time_zone));
  const voucher = usableVoucher(facts, now);
  const { off, lost, toPay } = applyVoucher(priceCents ?? 0, voucher?.cents ?? 0);
  return {
    priceCents,
    voucher: voucher === null ? null : { id: voucher.id, code: voucher.code, off, lost },
    toPay,
  };
}

function usableVoucher(facts: CartFacts, now: Date) {
  const { voucher_id: id, voucher_reason: reason, voucher_state: state } = facts;
  if (id === null || reason === null || state === null) return null;
  const refusal = voucherRefusal(
    { reason, state, expiresAt: facts.voucher_expires_at },
    { hasPaid: facts.has_paid, isReservedHere: facts.voucher_is_own, now },
  );
  return refusal === null ? { id, code: facts.voucher_code ?? '', cents: facts.voucher_cents ?? 0 } : null;
}
