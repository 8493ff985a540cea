import type { Config } from '../../config';
import type { Db } from '../../db/client';
import type { Clock } from '../clock';
import type { PaymentProvider } from './payment-provider';
import { createStripeProvider } from './stripe-provider';
import { createTestProvider } from './test-provider';

/** Who takes payments, as the configuration says; null for nobody. */
export function createPaymentProvider(config: Config, { db, clock }: { db: Db; clock: Clock }): PaymentProvider | null {
  if (config.payments === null) return null;
  if (config.payments === 'test') return createTestProvider({ db, clock, secret: config.secret });
  return createStripeProvider(config.payments);
}
