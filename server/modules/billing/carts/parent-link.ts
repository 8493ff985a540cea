import { createHash } from 'node:crypto';
import { AppError } from '../../../platform/app-error';
import { newToken } from '../../../platform/ids';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { stateNow } from '../payments/my-payments';
import { lockPayer } from '../payments/payments.repo';
import { type StartedPayment, startPayment } from '../payments/start-payment';
import { findSharedCartFacts } from './cart-facts.repo';
import { findOpenCart, updateCart } from './carts.repo';
import { type Cart, describeCart } from './describe-cart';
import { payerAddress } from './payer-address';

const lifeMs = 7 * 24 * 60 * 60_000;

/** What a parent sees: the cart, and of the student the first name alone. */
export interface ParentCart {
  firstName: string;
  cart: Cart;
  isPaid: boolean;
}

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** A new key to the viewer's cart for a parent, for seven days; an older one opens nothing any more. @throws AppError NOT_FOUND */
export async function makeParentKey(services: Services, viewer: Viewer): Promise<string> {
  const key = newToken();
  const until = new Date(services.clock.now().getTime() + lifeMs);
  await services.db.transaction().execute(async (trx) => {
    await lockPayer(trx, viewer.id);
    const cart = await findOpenCart(trx, viewer.id);
    if (cart === null) throw new AppError('NOT_FOUND', 'Your cart is empty. Choose a plan first.');
    await updateCart(trx, cart.id, { parent_key_hash: hashOf(key), parent_key_expires_at: until });
  });
  return key;
}

/** The cart behind a parent's key; null where it opens none. Guesses are limited by address. */
export async function parentCart(
  services: Services,
  { key, clientAddress }: { key: string; clientAddress: string },
): Promise<ParentCart | null> {
  const row = await openByKey(services, key, clientAddress);
  if (row === null) return null;
  const cart = await describeCart(services, row);
  return { firstName: row.nickname.split(/\s+/)[0] ?? row.nickname, cart, isPaid: row.state === 'PAID' };
}

/** Begins to pay by a parent's key; the provider's page leads back to `siteOrigin`. @throws AppError NOT_FOUND and as `startPayment` */
export async function payParentCart(
  services: Services,
  {
    key,
    clientAddress,
    shownCents,
    payerEmail = null,
    siteOrigin = services.siteUrl,
  }: { key: string; clientAddress: string; shownCents: number; payerEmail?: string | null; siteOrigin?: string },
): Promise<StartedPayment> {
  const row = await openByKey(services, key, clientAddress);
  if (row === null) throw noSuchLink();
  return startPayment(services, {
    userId: row.user_id,
    cartId: row.id,
    shownCents,
    payerEmail: payerAddress(payerEmail),
    returnUrl: () => `${siteOrigin}/pay/${key}?back=yes`,
  });
}

/** Asks the provider about the latest payment of the cart behind a key. @throws AppError NOT_FOUND, UNAVAILABLE */
export async function refreshParentCart(
  services: Services,
  { key, clientAddress }: { key: string; clientAddress: string },
): Promise<void> {
  const row = await openByKey(services, key, clientAddress);
  if (row === null) throw noSuchLink();
  if (row.payment_id !== null) await stateNow(services, row.payment_id);
}

async function openByKey({ db, clock, limits }: Services, key: string, clientAddress: string) {
  if ((await limits.blockedSeconds('unknownCodeAtAddress', clientAddress)) > 0) return null;
  const row = await findSharedCartFacts(db, hashOf(key), clock.now());
  if (row === null) await limits.count('unknownCodeAtAddress', clientAddress);
  return row;
}

function noSuchLink(): AppError {
  return new AppError('NOT_FOUND', 'This payment link doesn’t work. It may have expired, so ask for a new one.');
}
