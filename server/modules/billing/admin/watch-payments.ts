import type { MoneyCurrency } from '../../../../rules/money/cents';
import { isUuid } from '../../../../rules/path-patterns';
import { AppError } from '../../../platform/app-error';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { writeAuditEntry } from '../../audit/index';
import { type Balance, sumAccounts } from '../money/ledger.repo';
import { describePayment, type PaymentFacts } from '../payments/my-payments';
import { lockPayment, updatePayment } from '../payments/payments.repo';
import { refundOne } from '../payments/refund-due';
import { findLinesOf, type LedgerLine, searchPayments } from './watch-payments.repo';

/** A payment as administrators see it. */
export interface WatchedPayment extends PaymentFacts {
  /** Nickname; null where the account is gone. */
  payer: string | null;
  provider: string;
  providerRef: string | null;
  /** What does not fit between the provider's payment and ours. */
  problem: string | null;
  refundReason: string | null;
}

export interface WatchedPaymentDetails {
  payment: WatchedPayment;
  lines: LedgerLine[];
}

const longestReason = 300;

/** Payments by receipt number, reference of the provider, or the payer's nickname or email; the newest fifty. */
export async function findWatchedPayments(
  services: Services,
  viewer: Viewer,
  words: string,
): Promise<WatchedPayment[]> {
  requireAdmin(viewer);
  const rows = await searchPayments(services.db, words.trim().slice(0, 100));
  return rows.map((row) => watched(row, viewer.timeZone));
}

/** One payment with its lines in the ledger. @throws AppError NOT_FOUND */
export async function watchPayment(services: Services, viewer: Viewer, id: string): Promise<WatchedPaymentDetails> {
  requireAdmin(viewer);
  const [row] = isUuid(id) ? await searchPayments(services.db, id) : [];
  if (row === undefined) throw new AppError('NOT_FOUND', 'Payment not found.');
  return { payment: watched(row, viewer.timeZone), lines: await findLinesOf(services.db, row.id) };
}

/** Gives a whole payment back, with a reason that the family reads. @throws AppError BAD_INPUT, NOT_FOUND, CONFLICT */
export async function refundPayment(services: Services, viewer: Viewer, id: string, typed: string): Promise<void> {
  requireAdmin(viewer);
  const reason = typed.trim();
  if (reason.length < 3 || reason.length > longestReason) {
    throw new AppError('BAD_INPUT', `Write the reason in 3 to ${longestReason} characters. The family will see it.`);
  }
  const at = services.clock.now();
  await services.db.transaction().execute(async (trx) => {
    const payment = isUuid(id) ? await lockPayment(trx, id) : null;
    if (payment === null) throw new AppError('NOT_FOUND', 'Payment not found.');
    if (payment.state !== 'SETTLED')
      throw new AppError('CONFLICT', 'You can only refund a payment that has gone through.');
    if (payment.refund_state !== null) throw new AppError('CONFLICT', 'This payment has already been refunded.');
    await updatePayment(trx, id, { refund_state: 'DUE', refund_reason: reason });
    const detail = { cents: payment.amount_cents, currency: payment.currency, reason };
    await writeAuditEntry(trx, { actor: viewer, action: 'PAYMENT_REFUNDED', subject: id, detail, at });
  });
  try {
    await refundOne(services, id);
  } catch {
    throw new AppError(
      'UNAVAILABLE',
      'We can’t reach the payment provider. We’ve saved the refund and will make it as soon as we can.',
    );
  }
}

export interface PaymentDifference {
  ref: string;
  /** Null where we have no such payment. */
  paymentId: string | null;
  what: string;
}

export interface Reconciliation {
  checked: number;
  differences: PaymentDifference[];
  balances: Balance[];
}

const daysBack = 35;
type OurPayment = { provider_ref: string | null; currency: MoneyCurrency } & Awaited<
  ReturnType<typeof searchPayments>
>[number];

/** Compares the provider's books of the last 35 days with ours. @throws AppError UNAVAILABLE */
export async function reconcilePayments(services: Services, viewer: Viewer): Promise<Reconciliation> {
  requireAdmin(viewer);
  const { payments: provider, db, clock } = services;
  const balances = await sumAccounts(db);
  if (provider === null) return { checked: 0, differences: [], balances };
  const since = new Date(clock.now().getTime() - daysBack * 24 * 60 * 60_000);
  const theirs = await provider.list(since).catch(() => {
    throw new AppError('UNAVAILABLE', 'We can’t reach the payment provider right now.');
  });
  const ours = new Map<string, OurPayment>();
  for (const row of await searchPayments(db, '', { since, provider: provider.name })) {
    if (row.provider_ref !== null) ours.set(row.provider_ref, row);
  }
  const differences = theirs.flatMap((seen): PaymentDifference[] => {
    const own = ours.get(seen.ref);
    const differs = (what: string) => [{ ref: seen.ref, paymentId: own?.id ?? null, what }];
    if (own === undefined)
      return seen.state === 'SETTLED' ? differs('The provider took money we have no record of.') : [];
    const isSettled = own.state === 'SETTLED';
    if (isSettled !== (seen.state === 'SETTLED'))
      return differs(`Ours is ${own.state}, the provider’s is ${seen.state}.`);
    if (isSettled && seen.amountCents !== own.amount_cents) return differs('The amounts don’t match.');
    const refunded = own.refund_state === 'DONE' ? own.amount_cents : 0;
    return seen.refundedCents === refunded ? [] : differs('The refunded amounts don’t match.');
  });
  const known = new Set(theirs.map(({ ref }) => ref));
  const missing = [...ours.values()]
    .filter((own) => own.state === 'SETTLED' && !known.has(own.provider_ref ?? ''))
    .map((own) => ({ ref: own.provider_ref ?? '', paymentId: own.id, what: 'The provider has no record of it.' }));
  return { checked: theirs.length, differences: [...differences, ...missing], balances };
}

function watched(row: Awaited<ReturnType<typeof searchPayments>>[number], timeZone: string): WatchedPayment {
  return {
    ...describePayment(row, timeZone),
    payer: row.nickname,
    provider: row.provider,
    providerRef: row.provider_ref,
    problem: row.problem,
    refundReason: row.refund_reason,
  };
}

function requireAdmin(viewer: Viewer): void {
  if (!viewer.roles.includes('ADMIN')) throw new AppError('FORBIDDEN', 'You don’t have access to this.');
}
