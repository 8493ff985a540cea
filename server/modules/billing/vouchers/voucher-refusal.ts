import type { VoucherState } from '../../../../rules/money/voucher';

interface VoucherFacts {
  reason: string;
  state: VoucherState;
  expiresAt: Date | null;
}

/**
 * Why a voucher cannot be used now, as a sentence for the person who has it; null where it can. The offer of the front
 * page is for a first plan. `isReservedHere`: it waits for a payment of the very cart that it is asked for.
 */
export function voucherRefusal(
  { reason, state, expiresAt }: VoucherFacts,
  { hasPaid, isReservedHere = false, now }: { hasPaid: boolean; isReservedHere?: boolean; now: Date },
): string | null {
  if (state === 'USED') return 'This voucher has already been used.';
  if (state === 'CLAWED_BACK') return 'This voucher was cancelled because your friend’s payment was refunded.';
  if (reason === 'LANDING_OFFER' && hasPaid) return 'This offer is only for your first plan.';
  if (state === 'RESERVED') return isReservedHere ? null : 'This voucher is being used in another payment.';
  if (state === 'EXPIRED' || expiresAt === null || expiresAt <= now) return 'This voucher has expired.';
  return null;
}
