import { isOpenPayment } from '../../../../rules/money/payment-state';
import { voucherReservationMs } from '../../../../rules/money/voucher';
import type { Trx } from '../../../db/client';
import { AppError } from '../../../platform/app-error';
import { newId } from '../../../platform/ids';
import type { PaymentProvider } from '../../../platform/payments/payment-provider';
import type { Services } from '../../../platform/services';
import { findCartFacts } from '../carts/cart-facts.repo';
import { cartPrice } from '../carts/cart-price';
import { lockCart } from '../carts/carts.repo';
import { describePlan } from '../plans/describe-plan';
import { reserveVoucher } from '../vouchers/vouchers.repo';
import { findPaymentsOfCart, insertPayment, lockPayer, type PaymentRow, updatePayment } from './payments.repo';
import { settlePayment } from './settle-payment';

/** Where the family goes to pay; null where the voucher pays all of it and the plan runs already. */
export interface StartedPayment {
  paymentId: string;
  pageUrl: string | null;
}

interface PaymentStart {
  userId: string;
  cartId: string;
  /** What the page showed, in cents: where it is not the price any more, nothing is begun. */
  shownCents: number;
  /** Where the receipt and the reminders go; null: to the account's address. */
  payerEmail: string | null;
  /** Where the provider's page leads back to, given the payment's id. */
  returnUrl(paymentId: string): string;
}

/**
 * Begins to pay a cart, or goes on with the payment that is open: a second press of the button finds the first one's.
 *
 * @throws AppError NOT_FOUND, CONFLICT (price changed, paid already, the bank still decides), UNPROCESSABLE (voucher),
 *   UNAVAILABLE (provider away, or payments are switched off)
 */
export async function startPayment(services: Services, start: PaymentStart): Promise<StartedPayment> {
  const provider = requireProvider(services);
  const payment = await services.db.transaction().execute((trx) => openPayment(services, provider, trx, start));
  if (payment.state === 'SETTLED') return { paymentId: payment.id, pageUrl: null };
  if (payment.page_url !== null) return { paymentId: payment.id, pageUrl: payment.page_url };
  const { ref, pageUrl } = await openPage(
    services,
    provider,
    payment,
    payment.return_url ?? start.returnUrl(payment.id),
  );
  await updatePayment(services.db, payment.id, { provider_ref: ref, page_url: pageUrl, return_url: null });
  return { paymentId: payment.id, pageUrl };
}

export function requireProvider({ payments }: Services): PaymentProvider {
  if (payments !== null) return payments;
  throw new AppError('UNAVAILABLE', 'You can’t pay for plans on this site yet. You haven’t been charged.');
}

async function openPage(services: Services, provider: PaymentProvider, payment: PaymentRow, returnUrl: string) {
  try {
    return await provider.openPage({ ...requestOf(payment), returnUrl });
  } catch (error) {
    services.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'payment provider');
    throw new AppError(
      'UNAVAILABLE',
      'We can’t reach the payment page right now. You haven’t been charged. Please try again in a minute.',
    );
  }
}

/** What a provider is told of a payment. */
export function requestOf(payment: PaymentRow) {
  return {
    idempotencyKey: payment.idempotency_key,
    paymentId: payment.id,
    amountCents: payment.amount_cents,
    currency: payment.currency,
    description: describePlan(payment),
  };
}

async function openPayment(
  services: Services,
  provider: PaymentProvider,
  trx: Trx,
  start: PaymentStart,
): Promise<PaymentRow> {
  const now = services.clock.now();
  const payer = await lockPayer(trx, start.userId);
  const cart = payer === null ? null : await lockCart(trx, start.userId, start.cartId);
  if (payer === null || cart === null) throw new AppError('NOT_FOUND', 'We couldn’t find that cart.');
  if (cart.state === 'PAID') throw new AppError('CONFLICT', 'This is already paid. You can see it on your plan page.');
  const tries = await findPaymentsOfCart(trx, cart.id);
  const latest = tries[0];
  if (latest !== undefined && isOpenPayment(latest.state)) {
    if (latest.state === 'PROCESSING')
      throw new AppError(
        'CONFLICT',
        'Your bank is still processing your last payment. We’ll email you when it’s done.',
      );
    // The cart closes this page before it changes: another amount is an old page's.
    if (latest.amount_cents !== start.shownCents) throw priceChanged();
    await updatePayment(trx, latest.id, { payer_email: start.payerEmail });
    return latest;
  }
  const facts = await findCartFacts(trx, { userId: cart.user_id, cartId: cart.id }, now);
  if (facts === null) throw new AppError('NOT_FOUND', 'We couldn’t find that cart.');
  const { priceCents, voucher, toPay } = cartPrice(facts, now);
  if (priceCents === null)
    throw new AppError('CONFLICT', 'We no longer sell plans of this length. Please choose another.');
  if (toPay !== start.shownCents) throw priceChanged();
  const id = newId();
  if (voucher !== null) {
    const until = new Date(now.getTime() + voucherReservationMs);
    const taken = await reserveVoucher(trx, { userId: cart.user_id, id: voucher.id, paymentId: id, now, until });
    if (!taken) throw new AppError('CONFLICT', 'This voucher is being used in another payment.');
  }
  const row = await insertPayment(trx, {
    id,
    user_id: cart.user_id,
    cart_id: cart.id,
    term: 1,
    try: tries.length + 1,
    idempotency_key: `cart:${cart.id}:${tries.length + 1}`,
    provider: toPay === 0 ? 'voucher' : provider.name,
    state: 'CREATED',
    plan: cart.plan,
    months: cart.months,
    course_ids: cart.course_ids,
    currency: cart.currency,
    amount_cents: toPay,
    payer_email: start.payerEmail,
    voucher_id: voucher?.id ?? null,
    voucher_cents: voucher?.off ?? 0,
    // Asked again after an answer that was lost, a provider wants the same address, whoever presses then.
    return_url: toPay === 0 ? null : start.returnUrl(id),
    next_check_at: new Date(now.getTime() + 60_000),
    created_at: now,
  });
  if (toPay > 0) return row;
  await settlePayment(services, trx, row, null);
  return { ...row, state: 'SETTLED' };
}

function priceChanged(): AppError {
  return new AppError('CONFLICT', 'The price has changed since you opened this page. Please check it again.');
}
