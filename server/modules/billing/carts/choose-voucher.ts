import { offerCode } from '../../../../rules/money/voucher';
import { AppError } from '../../../platform/app-error';
import { takeOrRefuse } from '../../../platform/limits/take-or-refuse';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { closeOpenPage } from '../payments/close-open-page';
import { hasSettledBefore, lockPayer } from '../payments/payments.repo';
import { grantVoucher } from '../vouchers/grant-voucher';
import { findByCause, findVouchers } from '../vouchers/vouchers.repo';
import { findOpenCart, updateCart } from './carts.repo';

/**
 * Puts one of the viewer's vouchers, by its code, into the cart; an empty code takes it out. The code of the offer on the
 * front page makes a voucher for whoever never paid before.
 *
 * @throws AppError NOT_FOUND (no cart), UNPROCESSABLE with a sentence on the code, RATE_LIMITED
 */
export async function chooseVoucher(services: Services, viewer: Viewer, typed: string): Promise<void> {
  const { db, clock, limits } = services;
  const code = typed.trim().toUpperCase();
  const now = clock.now();
  if (code !== '') {
    await takeOrRefuse(limits, [['voucherCode', viewer.id]], 'Too many codes in a row. Please wait a little.');
  }
  await closeOpenPage(services, viewer.id);
  await db.transaction().execute(async (trx) => {
    await lockPayer(trx, viewer.id);
    const cart = await findOpenCart(trx, viewer.id);
    if (cart === null) throw new AppError('NOT_FOUND', 'Your cart is empty. Choose a plan first.');
    if (code === '') return updateCart(trx, cart.id, { voucher_id: null });
    const cause = `offer:${viewer.id}`;
    if (code === offerCode) {
      if (await hasSettledBefore(trx, viewer.id)) throw refused('This offer is for the first plan somebody buys.');
      const to = { userId: viewer.id, timeZone: viewer.timeZone };
      await grantVoucher(trx, to, { reason: 'LANDING_OFFER', cause }, now);
    }
    const voucher =
      code === offerCode
        ? await findByCause(trx, cause)
        : (await findVouchers(trx, viewer.id)).find(
            (own) => own.code === code || own.id.slice(-6).toUpperCase() === code,
          );
    if (!voucher) throw refused('We do not know this code. Your vouchers stand under Discounts.');
    if (voucher.state === 'USED') throw refused('This voucher was used already.');
    if (voucher.state === 'CLAWED_BACK')
      throw refused('This voucher was taken back: the friend’s payment was refunded.');
    if (voucher.expires_at !== null && voucher.expires_at <= now) throw refused('This voucher is out of date.');
    return updateCart(trx, cart.id, { voucher_id: voucher.id });
  });
}

function refused(sentence: string): AppError {
  return new AppError('UNPROCESSABLE', sentence, { details: { field: 'code' } });
}
