import { productName } from '../../../rules/constants';
import { abnText } from '../../../rules/money/abn';
import type { PaymentData } from '../../graphql/account/billing-history-page';
import { fullDay } from '../../lib/day-labels';
import { dayLabel, moneyText } from './money-labels';

export interface Receipt {
  title: string;
  number: string;
  lines: { label: string; text: string }[];
}

/** A receipt's lines: the page and the file show the same. */
export function receiptOf(payment: PaymentData, { name, timeZone }: { name: string; timeZone: string }): Receipt {
  const { currency } = payment;
  const { abn } = payment.seller;
  const isTaxReceipt = currency === 'AUD' && abn !== null;
  const price = payment.amountCents + payment.voucherCents;
  const paidOn = payment.settledAt === null ? '' : fullDay(timeZone, new Date(payment.settledAt));
  const lines: (Receipt['lines'][number] | null)[] = [
    { label: 'Receipt', text: payment.number },
    { label: 'Paid on', text: paidOn },
    { label: 'Seller', text: abn === null ? payment.seller.name : `${payment.seller.name}, ABN ${abnText(abn)}` },
    { label: 'Buyer', text: payment.buyer },
    { label: 'For', text: name },
    { label: 'Item', text: payment.description },
    payment.firstDay === null || payment.lastDay === null
      ? null
      : { label: 'Term', text: `${dayLabel(payment.firstDay)} to ${dayLabel(payment.lastDay)}` },
    { label: 'Price', text: moneyText(price, currency) },
    payment.voucherCents > 0 ? { label: 'Voucher', text: moneyText(-payment.voucherCents, currency) } : null,
    { label: 'Paid', text: moneyText(payment.amountCents, currency) },
    isTaxReceipt ? { label: 'Includes GST', text: moneyText(payment.gstCents, currency) } : null,
    payment.cardLabel === null ? null : { label: 'Paid with', text: payment.cardLabel },
    payment.refund === 'DONE' && payment.refundedAt !== null
      ? {
          label: 'Refunded',
          text: `${moneyText(payment.amountCents, currency)} on ${fullDay(timeZone, new Date(payment.refundedAt))}`,
        }
      : null,
  ];
  return {
    title: isTaxReceipt ? `${productName}: tax receipt` : `${productName}: receipt`,
    number: payment.number,
    lines: lines.filter((line) => line !== null),
  };
}
