import type { Trx } from '../../../db/client';
import { AppError } from '../../../platform/app-error';
import type { Services } from '../../../platform/services';
import { openPlanKey } from '../mails/plan-address';
import { describeReceipt, type Payment } from '../payments/my-payments';
import { findPaymentsOfPlan, lockPayer } from '../payments/payments.repo';
import { endRenewal, resumeRenewal } from './cancel-plan';
import { describePlanRow, type Plan } from './my-plans';
import { findPayersPlan, lockPlan, type PlanRow } from './plans.repo';

/** What a payer sees of the plan by the link in the mails: no account is needed, and of the student it names the first name. */
export interface PayerPlan {
  firstName: string;
  plan: Plan;
  /** What was paid for it, newest first. */
  payments: Payment[];
}

/** The plan behind a payer's link; null where the link opens none. */
export async function payerPlan(services: Services, key: string): Promise<PayerPlan | null> {
  const row = await findByKey(services, key);
  if (row === null) return null;
  const payments = await findPaymentsOfPlan(services.db, row.id);
  return {
    firstName: row.nickname.split(/\s+/)[0] ?? row.nickname,
    plan: describePlanRow(row, services.clock.now()),
    payments: payments.map((payment) => describeReceipt(services, payment, row.time_zone, row.email)),
  };
}

/** Ends the renewal of the plan behind a payer's link, as its owner can. @throws AppError NOT_FOUND, CONFLICT */
export const cancelPayerPlan = (services: Services, key: string): Promise<void> => change(services, key, endRenewal);

/** @throws AppError NOT_FOUND, CONFLICT */
export const undoCancelPayerPlan = (services: Services, key: string): Promise<void> =>
  change(services, key, resumeRenewal);

async function change(
  services: Services,
  key: string,
  work: (trx: Trx, plan: PlanRow, now: Date) => Promise<void>,
): Promise<void> {
  const found = await findByKey(services, key);
  if (found === null || found.user_id === null) throw new AppError('NOT_FOUND', 'Plan not found.');
  const { id, user_id: userId } = found;
  await services.db.transaction().execute(async (trx) => {
    await lockPayer(trx, userId);
    const plan = await lockPlan(trx, id);
    if (plan === null) throw new AppError('NOT_FOUND', 'Plan not found.');
    await work(trx, plan, services.clock.now());
  });
}

async function findByKey(services: Services, key: string) {
  const opened = openPlanKey(services, key);
  return opened === null ? null : findPayersPlan(services.db, opened);
}
