import { offerCode } from '../../../../rules/money/voucher';
import type { Trx } from '../../../db/client';
import { AppError } from '../../../platform/app-error';
import { takeOrRefuse } from '../../../platform/limits/take-or-refuse';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { closeOpenPage } from '../payments/close-open-page';
import { hasSettledBefore, lockPayer } from '../payments/payments.repo';
import { grantVoucher } from '../vouchers/grant-voucher';
import { voucherRefusal } from '../vouchers/voucher-refusal';
import { findByCause, findByCode } from '../vouchers/vouchers.repo';
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
    await takeOrRefuse(limits, [['voucherCode', viewer.id]], 'Too many codes in a row. Please wait a bit.');
  }
  await closeOpenPage(services, viewer.id);
  await db.transaction().execute(async (trx) => {
    await lockPayer(trx, viewer.id);
    const cart = await findOpenCart(trx, viewer.id);
    if (cart === null) throw new AppError('NOT_FOUND', 'Your cart is empty. Choose a plan first.');
    if (code === '') return updateCart(trx, cart.id, { voucher_id: null });
    const hasPaid = await hasSettledBefore(trx, viewer.id);
    const voucher =
      code === offerCode ? await offerFor(trx, viewer, { hasPaid, now }) : await findByCode(trx, viewer.id, code);
    if (voucher === null) throw refused('That code isn’t one of your vouchers. You can see yours under Discounts.');
    const refusal = voucherRefusal({ ...voucher, expiresAt: voucher.expires_at }, { hasPaid, now });
    if (refusal !== null) throw refused(refusal);
    return updateCart(trx, cart.id, { voucher_id: voucher.id });
  });
}

/** The voucher of the front page's code, made when it is first asked for. */
async function offerFor(trx: Trx, viewer: Viewer, { hasPaid, now }: { hasPaid: boolean; now: Date }) {
  const cause = `offer:${viewer.id}`;
  const to = { userId: viewer.id, timeZone: viewer.timeZone };
  if (!hasPaid) await grantVoucher(trx, to, { reason: 'LANDING_OFFER', cause }, now);
  const found = await findByCause(trx, cause);
  if (found === null && hasPaid) throw refused('This offer is only for your first plan.');
  return found;
}

function refused(sentence: string): AppError {
  return new AppError('UNPROCESSABLE', sentence, { details: { field: 'code' } });
}
