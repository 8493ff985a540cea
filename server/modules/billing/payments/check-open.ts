import type { Services } from '../../../platform/services';
import { findToCheck } from './payments.repo';
import { refreshPayment } from './refresh-payment';

const batch = 500;

/** Asks the provider about payments that nobody asked about in time: browsers close, messages get lost. */
export async function checkOpenPayments(services: Services): Promise<void> {
  for (const id of await findToCheck(services.db, services.clock.now(), batch)) {
    try {
      await refreshPayment(services, id);
    } catch (error) {
      services.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'payment provider');
    }
  }
}
