import { abnText } from '../../../../rules/money/abn';
import { gstWithin, moneyText } from '../../../../rules/money/cents';
import type { Services } from '../../../platform/services';
import type { PaymentRow } from '../payments/payments.repo';
import { describePlan, receiptNumber } from '../plans/describe-plan';
import { dayText } from './mail-texts';

/** A payment's receipt as plain text: seller with ABN, buyer, what was bought, the price and the GST in it. */
export function receiptText(
  { seller }: Pick<Services, 'seller'>,
  payment: PaymentRow,
  { buyer, paidOn }: { buyer: string; paidOn: string },
): string {
  const { currency, amount_cents: paid, voucher_cents: voucher } = payment;
  const isTaxReceipt = currency === 'AUD' && seller.abn !== null;
  const lines = [
    `${isTaxReceipt ? 'Tax receipt' : 'Receipt'} ${receiptNumber(payment.id)}`,
    `Seller: ${seller.name}${seller.abn === null ? '' : `, ABN ${abnText(seller.abn)}`}`,
    `Buyer: ${buyer}`,
    `Date: ${dayText(paidOn)}`,
    `Item: ${describePlan(payment)}`,
    `Price: ${moneyText(paid + voucher, currency)}`,
    ...(voucher > 0 ? [`Voucher: ${moneyText(-voucher, currency)}`] : []),
    `Paid: ${moneyText(paid, currency)}`,
    ...(isTaxReceipt ? [`Includes GST: ${moneyText(gstWithin(paid, currency), currency)}`] : []),
  ];
  return lines.join('\n');
}
