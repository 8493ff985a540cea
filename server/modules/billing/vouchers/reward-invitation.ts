import type { Trx } from '../../../db/client';
import { grantVoucher } from './grant-voucher';
import { findInvitation, isSamePerson } from './invitations.repo';
import { clawBackOwn } from './vouchers.repo';

/**
 * The friend's first settled payment gives friend and inviter a voucher each, once. Nobody invites themselves: the same
 * card, or a device that both signed in on within a day of each other, is one person, and gives nothing. Where the card
 * shows it only when the inviter pays, what was given is taken back.
 */
export async function rewardInvitation(
  trx: Trx,
  payment: { id: string; userId: string; timeZone: string; cardFingerprint: string | null },
  now: Date,
): Promise<void> {
  if (payment.cardFingerprint !== null) await clawBackOwn(trx, payment.userId, payment.cardFingerprint);
  const inviter = await findInvitation(trx, payment.userId, payment.id);
  if (inviter === null) return;
  if (await isSamePerson(trx, { friendId: payment.userId, inviterId: inviter.id, card: payment.cardFingerprint }))
    return;
  const cause = `invitation:${payment.userId}`;
  const friend = { userId: payment.userId, timeZone: payment.timeZone };
  const granted = { sourcePaymentId: payment.id };
  await grantVoucher(trx, friend, { ...granted, reason: 'INVITED', cause: `${cause}:friend` }, now);
  const to = { userId: inviter.id, timeZone: inviter.time_zone };
  await grantVoucher(trx, to, { ...granted, reason: 'INVITATION', cause: `${cause}:inviter` }, now);
}
