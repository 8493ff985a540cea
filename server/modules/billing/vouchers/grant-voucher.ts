import { invitationRewardDollars, promoSavingDollars } from '../../../../rules/constants';
import { lastDayOfVoucher } from '../../../../rules/money/voucher';
import type { Trx } from '../../../db/client';
import { newId } from '../../../platform/ids';
import { endOfDay, localDay } from '../../../platform/local-day';
import { insertVoucher } from './vouchers.repo';

const grants = {
  INVITED: { cents: invitationRewardDollars * 100, prefix: 'HELLO' },
  INVITATION: { cents: invitationRewardDollars * 100, prefix: 'FRIEND' },
  LANDING_OFFER: { cents: promoSavingDollars * 100, prefix: 'JOIN' },
} as const;

export type VoucherReason = keyof typeof grants;

/** Gives a person a voucher that can be used for twelve months; once for the same cause. Returns whether it was new. */
export function grantVoucher(
  trx: Trx,
  to: { userId: string; timeZone: string },
  { reason, cause, sourcePaymentId = null }: { reason: VoucherReason; cause: string; sourcePaymentId?: string | null },
  now: Date,
): Promise<boolean> {
  const id = newId();
  const { cents, prefix } = grants[reason];
  return insertVoucher(trx, {
    user_id: to.userId,
    id,
    cents,
    reason,
    cause,
    code: `${prefix}-${id.slice(-6).toUpperCase()}`,
    created_at: now,
    expires_at: endOfDay(lastDayOfVoucher(localDay(now, to.timeZone)), to.timeZone),
    source_payment_id: sourcePaymentId,
  });
}
