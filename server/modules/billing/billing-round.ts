import type { Services } from '../../platform/services';
import { sendMails } from './mails/send-mails';
import { enterEarnings } from './money/enter-earnings';
import { applyWaitingEvents } from './payments/apply-events';
import { checkOpenPayments } from './payments/check-open';
import { refundDue } from './payments/refund-due';
import { remindOfRenewals } from './plans/remind';
import { renewDue } from './plans/renew-due';
import { writeTrialMails } from './trial-mails';
import { expireVouchers } from './vouchers/vouchers.repo';

/**
 * All that happens with money by itself, in the order in which it must. Any number of workers may run it at any time:
 * each step takes its work under a lock or a key.
 */
export async function runBillingRound(services: Services): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) {
    await step(services).catch((error: unknown) => failures.push(error));
  }
  // The others were done; the job says what went wrong and is tried again.
  if (failures.length > 0) throw failures[0];
}

const steps: ((services: Services) => Promise<void>)[] = [
  applyWaitingEvents,
  checkOpenPayments,
  renewDue,
  refundDue,
  ({ db, clock }) => expireVouchers(db, clock.now()),
  enterEarnings,
  remindOfRenewals,
  writeTrialMails,
  sendMails,
];
