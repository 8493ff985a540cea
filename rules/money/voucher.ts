import { addMonths } from './calendar';

export const voucherMonths = 12;
/** How long a voucher waits for the payment that uses it. */
export const voucherReservationMs = 30 * 60_000;

export type VoucherState = 'OPEN' | 'RESERVED' | 'USED' | 'EXPIRED' | 'CLAWED_BACK';

export interface VoucherEffect {
  /** Cents that come off. */
  off: number;
  /** Cents of the voucher that the price is too low for: they are lost. */
  lost: number;
  toPay: number;
}

/** What a voucher does to a price. Vouchers are in AUD; a cart in USD takes the same number of dollars. */
export function applyVoucher(priceCents: number, voucherCents: number): VoucherEffect {
  const off = Math.min(priceCents, voucherCents);
  return { off, lost: voucherCents - off, toPay: priceCents - off };
}

/** The last day on which a voucher of this day can be used. */
export const lastDayOfVoucher = (grantedOn: string): string => addMonths(grantedOn, voucherMonths);

/** The code of the offer on the front page: a voucher for somebody's first plan. */
export const offerCode = 'JOIN10';
