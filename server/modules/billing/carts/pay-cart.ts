import { AppError } from '../../../platform/app-error';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { type StartedPayment, startPayment } from '../payments/start-payment';
import { findCart, findOpenCart } from './carts.repo';
import { payerAddress } from './payer-address';

/**
 * Begins to pay the viewer's cart, at the price that its page showed. The provider's page leads back to `siteOrigin`, the
 * site that the family came from. `payerEmail`: where the receipt and the reminders go.
 *
 * @throws AppError as `startPayment`
 */
export async function payCart(
  services: Services,
  viewer: Viewer,
  shownCents: number,
  { siteOrigin = services.siteUrl, payerEmail = null }: { siteOrigin?: string; payerEmail?: string | null } = {},
): Promise<StartedPayment> {
  const cart = await findOpenCart(services.db, viewer.id);
  if (cart === null) throw new AppError('NOT_FOUND', 'Your cart is empty. Choose a plan first.');
  return startPayment(services, {
    userId: viewer.id,
    cartId: cart.id,
    shownCents,
    payerEmail: payerAddress(payerEmail),
    returnUrl: (paymentId) => `${siteOrigin}/subscription/checkout?payment=${paymentId}`,
  });
}

/** The address on this site that a paid cart leads back to; null for none. */
export async function backAddressOf(services: Services, viewer: Viewer, cartId: string | null): Promise<string | null> {
  return cartId === null ? null : ((await findCart(services.db, viewer.id, cartId))?.back_to ?? null);
}
