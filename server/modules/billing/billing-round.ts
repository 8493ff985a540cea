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
  await applyWaitingEvents(services);
  await checkOpenPayments(services);
  await renewDue(services);
  await refundDue(services);
  await expireVouchers(services.db, services.clock.now());
  await enterEarnings(services);
  await remindOfRenewals(services);
  await writeTrialMails(services);
  await sendMails(services);
}
