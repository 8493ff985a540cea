import { settledPostings } from '../../../../rules/money/ledger';
import type { Trx } from '../../../db/client';
import { localDay } from '../../../platform/local-day';
import type { ProviderPayment } from '../../../platform/payments/payment-provider';
import type { Services } from '../../../platform/services';
import { mailTexts } from '../mails/mail-texts';
import { planAddress } from '../mails/plan-address';
import { receiptText } from '../mails/receipt-text';
import { writeMail } from '../mails/write-mail';
import { enterOnce } from '../money/ledger.repo';
import { beginPlan } from '../plans/begin-plan';
import { courseNames } from '../plans/describe-plan';
import type { PlanRow } from '../plans/plans.repo';
import { renewPlan } from '../plans/renew-plan';
import { trialOf } from '../trial';
import { rewardInvitation } from '../vouchers/reward-invitation';
import { expireOffer, markVoucherUsed } from '../vouchers/vouchers.repo';
import { lockPayer, type PaymentRow, updatePayment } from './payments.repo';

/** Why money that was taken is given back by itself. */
const notWanted = 'It was for something already paid for, cancelled or deleted.';

/**
 * Money was taken: enters it, opens what it was for, and writes the receipt; all of it in the caller's transaction, which
 * holds the payment. What cannot be opened any more is to be given back.
 */
export async function settlePayment(
  services: Services,
  trx: Trx,
  payment: PaymentRow,
  seen: ProviderPayment | null,
): Promise<void> {
  const now = services.clock.now();
  await updatePayment(trx, payment.id, {
    state: 'SETTLED',
    settled_at: now,
    next_check_at: null,
    failure: null,
    card_label: seen?.cardLabel ?? null,
    card_fingerprint: seen?.cardFingerprint ?? null,
  });
  await enterOnce(trx, {
    key: `settled:${payment.id}`,
    cause: 'PAYMENT_SETTLED',
    paymentId: payment.id,
    at: now,
    postings: settledPostings({
      amountCents: payment.amount_cents,
      voucherCents: payment.voucher_cents,
      currency: payment.currency,
    }),
  });
  const payer = payment.user_id === null ? null : await lockPayer(trx, payment.user_id);
  const card = seen?.savedCard ?? null;
  const trial =
    payer && (await trialOf(services, { id: payer.id, email: payer.proved_email, acceptTcAt: payer.accept_tc_at }));
  const plan =
    payer === null
      ? null
      : payment.cart_id === null
        ? await renewPlan(trx, payment)
        : await beginPlan(trx, payment, payer, { savedCard: card, trialEnd: trial?.to ?? null, now });
  if (payer === null || plan === null) {
    await updatePayment(trx, payment.id, { refund_state: 'DUE', refund_reason: notWanted });
    return;
  }
  if (payment.voucher_id !== null) await markVoucherUsed(trx, payer.id, payment.voucher_id, payment.id, now);
  await expireOffer(trx, payer.id);
  const settled = { id: payment.id, userId: payer.id, timeZone: payer.time_zone };
  await rewardInvitation(trx, { ...settled, cardFingerprint: seen?.cardFingerprint ?? null }, now);
  await writeReceipt(services, trx, payment, plan, payer.email, now);
}

async function writeReceipt(
  services: Services,
  trx: Trx,
  payment: PaymentRow,
  plan: PlanRow,
  accountEmail: string,
  now: Date,
): Promise<void> {
  if (plan.user_id === null) return;
  const texts = mailTexts(services.siteUrl, planAddress(services, plan));
  const facts = {
    courses: courseNames(payment.course_ids),
    months: payment.months,
    cents: payment.amount_cents,
    paid: payment.amount_cents,
    currency: payment.currency,
    lastDay: plan.last_day,
    receipt: receiptText(services, payment, {
      buyer: plan.payer_email ?? accountEmail,
      paidOn: localDay(now, plan.time_zone),
    }),
  };
  const text = payment.cart_id === null ? texts.renewed(facts) : texts.paid(facts);
  const to = { userId: plan.user_id, timeZone: plan.time_zone, payerEmail: plan.payer_email };
  const isAwaited = payment.cart_id !== null;
  await writeMail(trx, to, { key: `paid:${payment.id}`, ...text }, { now, atOnce: isAwaited });
}
