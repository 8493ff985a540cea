import { refundPostings } from '../../../../rules/money/ledger';
import { nextSubscriptionState } from '../../../../rules/money/subscription-state';
import type { Trx } from '../../../db/client';
import { forEachDue, inPages } from '../../../platform/jobs/for-each-due';
import type { Services } from '../../../platform/services';
import { mailTexts } from '../mails/mail-texts';
import { writeMail } from '../mails/write-mail';
import { enterOnce, sumEarned } from '../money/ledger.repo';
import { courseNames, receiptNumber } from '../plans/describe-plan';
import { deleteGrace, endCover, lockPlan, updatePlan } from '../plans/plans.repo';
import { clawBack } from '../vouchers/vouchers.repo';
import { findPayment, findRefundsDue, lockPayer, lockPayment, type PaymentRow, updatePayment } from './payments.repo';

/** Gives back what is to be given back. A provider that is away is asked at the next round. */
export async function refundDue(services: Services): Promise<void> {
  await forEachDue(services, {
    job: 'refunds',
    due: inPages<string>((after, limit) => findRefundsDue(services.db, after, limit)),
    idOf: (id) => id,
    run: (id) => refundOne(services, id),
  });
}

/** Gives a payment back that is marked so: first at the provider, by a key of its own, then here. */
export async function refundOne(services: Services, id: string): Promise<void> {
  const payment = await findPayment(services.db, id);
  if (payment === null || payment.refund_state !== 'DUE') return;
  const { payments: provider } = services;
  if (payment.amount_cents > 0 && payment.provider_ref !== null) {
    if (provider === null || provider.name !== payment.provider) return;
    const ref = payment.provider_ref;
    await provider.refund({ ref, amountCents: payment.amount_cents, idempotencyKey: `refund:${payment.id}` });
    const seen = await provider.read(ref);
    if (seen === null || seen.refundedCents < payment.amount_cents) return;
  }
  await services.db.transaction().execute((trx) => enterRefund(services, trx, id));
}

async function enterRefund(services: Services, trx: Trx, id: string): Promise<void> {
  const now = services.clock.now();
  const payment = await lockPayment(trx, id);
  if (payment === null || payment.refund_state !== 'DUE') return;
  const payer = payment.user_id === null ? null : await lockPayer(trx, payment.user_id);
  await enterOnce(trx, {
    key: `refund:${payment.id}`,
    cause: 'REFUND',
    paymentId: payment.id,
    at: now,
    postings: refundPostings({
      amountCents: payment.amount_cents,
      voucherCents: payment.voucher_cents,
      earnedCents: await sumEarned(trx, payment.id),
      currency: payment.currency,
    }),
  });
  await updatePayment(trx, payment.id, { refund_state: 'DONE', refunded_at: now });
  await endCover(trx, payment.id, now);
  await clawBack(trx, payment.id);
  await endRefundedPlan(trx, payment, now);
  if (payer === null) return;
  const text = mailTexts(services.siteUrl).refunded({
    courses: courseNames(payment.course_ids),
    months: payment.months,
    cents: payment.amount_cents,
    currency: payment.currency,
    reason: payment.refund_reason ?? '',
    number: receiptNumber(payment.id),
  });
  await writeMail(
    trx,
    { userId: payer.id, timeZone: payer.time_zone, payerEmail: payment.payer_email },
    { key: `refund:${payment.id}`, ...text },
    { now },
  );
}

/** The subscription ends with its running term; a payment that opened nothing ends nothing. */
async function endRefundedPlan(trx: Trx, payment: PaymentRow, now: Date): Promise<void> {
  if (payment.subscription_id === null || payment.service_from === null) return;
  const plan = await lockPlan(trx, payment.subscription_id);
  if (plan === null || plan.term !== payment.term) return;
  const state = nextSubscriptionState(plan.state, 'REFUNDED');
  if (state === null) return;
  await updatePlan(trx, plan.id, { state, ended_at: now, next_try_at: null });
  await deleteGrace(trx, plan.id);
}
