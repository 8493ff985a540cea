import type { IncomingHttpHeaders } from 'node:http';
import { forEachDue, inPages } from '../../../platform/jobs/for-each-due';
import type { Services } from '../../../platform/services';
import { findWaitingEvents, insertEvent, markApplied, type WaitingEvent } from './events.repo';
import { findIdByRef } from './payments.repo';
import { refreshPayment } from './refresh-payment';

const longestId = 200;

/**
 * Takes a message of the provider: stored first, then applied by reading the payment at the provider again. What the
 * message says of a payment is not believed; so its order, its age and its copies do not matter. False where it is not
 * the provider's.
 */
export async function receiveEvent(
  services: Services,
  { body, headers }: { body: Buffer; headers: IncomingHttpHeaders },
): Promise<boolean> {
  const { payments: provider, db, clock, background } = services;
  const now = clock.now();
  const event = provider === null ? null : readEvent(services, body, headers, now);
  if (provider === null || event === null) return false;
  const { id, ref } = event;
  if (ref === null || id.length > longestId || ref.length > longestId) return true;
  const isNew = await insertEvent(db, { provider: provider.name, id, ref, received_at: now });
  if (isNew) background.start('payment event', () => applyEvent(services, { provider: provider.name, id, ref }));
  return true;
}

function readEvent({ payments }: Services, body: Buffer, headers: IncomingHttpHeaders, now: Date) {
  try {
    return payments?.readEvent(body, headers, now) ?? null;
  } catch {
    return null;
  }
}

/** Applies messages whose work was cut off. */
export async function applyWaitingEvents(services: Services): Promise<void> {
  await forEachDue(services, {
    job: 'payment-events',
    due: inPages<WaitingEvent>((after, limit) => findWaitingEvents(services.db, after, limit)),
    idOf: ({ provider, id }) => `${provider}:${id}`,
    run: (event) => applyEvent(services, event),
  });
}

/** News of a payment that is none of ours is noted and changes nothing. */
async function applyEvent(
  services: Services,
  { provider, id, ref }: { provider: string; id: string; ref: string },
): Promise<void> {
  const paymentId = await findIdByRef(services.db, provider, ref);
  if (paymentId !== null) await refreshPayment(services, paymentId);
  await markApplied(services.db, provider, id, services.clock.now());
}
