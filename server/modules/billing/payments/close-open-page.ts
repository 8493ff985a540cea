import { isOpenPayment } from '../../../../rules/money/payment-state';
import { AppError } from '../../../platform/app-error';
import type { Services } from '../../../platform/services';
import { findOpenCart } from '../carts/carts.repo';
import { stateNow } from './my-payments';
import { findPaymentsOfCart } from './payments.repo';

/**
 * Before a cart changes: a payment page that is open for it is closed, so that nobody pays for what it held before.
 *
 * @throws AppError CONFLICT where money may be on its way, UNAVAILABLE
 */
export async function closeOpenPage(services: Services, userId: string): Promise<void> {
  const { db, payments: provider } = services;
  const cart = await findOpenCart(db, userId);
  const [latest] = cart === null ? [] : await findPaymentsOfCart(db, cart.id);
  if (latest === undefined || !isOpenPayment(latest.state)) return;
  if (latest.provider_ref !== null && latest.state !== 'PROCESSING' && provider?.name === latest.provider) {
    await provider.closePage(latest.provider_ref).catch(() => {});
  }
  if (isOpenPayment(await stateNow(services, latest.id))) throw stillDeciding();
}

export function stillDeciding(): AppError {
  return new AppError(
    'CONFLICT',
    'A payment for your cart is still in progress. Finish it, or wait until it goes through.',
  );
}
