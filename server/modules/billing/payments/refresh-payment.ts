import { isOpenPayment, nextCheckAt, nextPaymentState, type PaymentState } from '../../../../rules/money/payment-state';
import type { Trx } from '../../../db/client';
import type { ProviderPayment } from '../../../platform/payments/payment-provider';
import type { Services } from '../../../platform/services';
import { failRenewal } from '../plans/fail-renewal';
import { findPlan } from '../plans/plans.repo';
import { freeVoucher } from '../vouchers/vouchers.repo';
import { findPayment, lockPayment, type PaymentRow, updatePayment } from './payments.repo';
import { settlePayment } from './settle-payment';
import { requestOf } from './start-payment';

/** A page that was never opened to anybody cannot be paid on. */
const unopenedMs = 30 * 60_000;

/**
 * Asks the provider how a payment stands and does what follows, once, whoever asks and however often. Returns its state.
 * Rejects where the provider cannot be reached.
 */
export async function refreshPayment(services: Services, id: string): Promise<PaymentState | null> {
  const payment = await findPayment(services.db, id);
  if (payment === null) return null;
  if (payment.state === 'SETTLED') return 'SETTLED';
  const seen = await ask(services, payment);
  return services.db.transaction().execute((trx) => apply(services, trx, id, seen));
}

/** What the provider says; null where it has nothing to say. */
async function ask(services: Services, payment: PaymentRow): Promise<ProviderPayment | null> {
  const provider = services.payments;
  if (provider === null || provider.name !== payment.provider) return null;
  if (payment.provider_ref !== null) return provider.read(payment.provider_ref);
  if (payment.cart_id !== null || payment.subscription_id === null) return null;
  // A renewal whose answer was lost: the same key charges once.
  const plan = await findPlan(services.db, payment.subscription_id);
  if (plan === null || plan.saved_card === null || !isOpenPayment(payment.state)) return null;
  const charged = await provider.chargeSavedCard({ ...requestOf(payment), savedCard: plan.saved_card });
  await updatePayment(services.db, payment.id, { provider_ref: charged.ref });
  return charged;
}

async function apply(
  services: Services,
  trx: Trx,
  id: string,
  seen: ProviderPayment | null,
): Promise<PaymentState | null> {
  const now = services.clock.now();
  const payment = await lockPayment(trx, id);
  if (payment === null || payment.state === 'SETTLED') return payment?.state ?? null;
  if (seen !== null && !isOurs(payment, seen)) {
    await updatePayment(trx, id, {
      problem: 'The provider’s amount, currency or payment doesn’t match ours.',
      next_check_at: null,
    });
    return payment.state;
  }
  const isUnopened = payment.provider_ref === null && now.getTime() - payment.created_at.getTime() > unopenedMs;
  const theirs = seen?.state ?? (isUnopened && payment.cart_id !== null ? 'EXPIRED' : payment.state);
  const state = nextPaymentState(payment.state, theirs);
  if (state === 'SETTLED') {
    await settlePayment(services, trx, payment, seen);
    return state;
  }
  if (state === 'FAILED' || state === 'EXPIRED') {
    if (state === payment.state) return state;
    await updatePayment(trx, id, {
      state,
      failure:
        seen?.failure ??
        (state === 'EXPIRED'
          ? 'The payment wasn’t finished. You haven’t been charged.'
          : 'It was declined. You haven’t been charged.'),
      card_label: seen?.cardLabel ?? null,
      next_check_at: null,
    });
    await freeVoucher(trx, id);
    if (payment.cart_id === null) await failRenewal(services, trx, payment);
    return state;
  }
  const checks = payment.checks + 1;
  await updatePayment(trx, id, { state, checks, next_check_at: nextCheckAt(payment.created_at, checks, now) });
  return state;
}

function isOurs(payment: PaymentRow, seen: ProviderPayment): boolean {
  return (
    seen.paymentId === payment.id && seen.amountCents === payment.amount_cents && seen.currency === payment.currency
  );
}
