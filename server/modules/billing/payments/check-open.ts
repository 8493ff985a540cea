import { forEachDue, inPages } from '../../../platform/jobs/for-each-due';
import type { Services } from '../../../platform/services';
import { findToCheck } from './payments.repo';
import { refreshPayment } from './refresh-payment';

/** Asks the provider about payments that nobody asked about in time: browsers close, messages get lost. */
export async function checkOpenPayments(services: Services): Promise<void> {
  const { db, clock } = services;
  await forEachDue(services, {
    job: 'open-payments',
    due: inPages<string>((after, limit) => findToCheck(db, clock.now(), after, limit)),
    idOf: (id) => id,
    run: (id) => refreshPayment(services, id),
  });
}
