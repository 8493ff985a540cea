import { Link } from '@remix-run/react';
import type { PaymentData } from '../../graphql/account/billing-history-page';
import { billingPaths } from '../../lib/billing-paths';
import { Chip, type ChipTone } from '../ui/chip';
import { Row } from '../ui/lists';
import { moneyText } from './money-labels';

/** How a payment stands, in a word. */
export function paymentStanding({ state, refund }: Pick<PaymentData, 'state' | 'refund'>): {
  tone: ChipTone;
  label: string;
} {
  if (refund === 'DONE') return { tone: 'info', label: 'Refunded' };
  if (refund === 'DUE') return { tone: 'info', label: 'Being refunded' };
  if (state === 'SETTLED') return { tone: 'good', label: 'Paid' };
  if (state === 'FAILED' || state === 'EXPIRED') return { tone: 'bad', label: 'Not charged' };
  return { tone: 'warn', label: state === 'PROCESSING' ? 'Processing' : 'Not finished' };
}

/** One entry of the billing history; what was paid has its receipt. */
export function PaymentRow({ payment, day }: { payment: PaymentData; day: string }) {
  const { tone, label } = paymentStanding(payment);
  const isPaid = payment.state === 'SETTLED';
  return (
    <Row
      title={isPaid ? <Link to={billingPaths.receipt(payment.id)}>{payment.description}</Link> : payment.description}
      note={
        <>
          {day}
          {payment.isRenewal ? ', renewal' : ''}
          {payment.cardLabel === null ? '' : `, ${payment.cardLabel.toLowerCase()}`}
          {payment.failure === null ? '' : `. ${payment.failure}`}
        </>
      }
    >
      <Chip tone={tone}>{label}</Chip>
      <b className="num">{moneyText(payment.amountCents, payment.currency)}</b>
      {isPaid ? (
        <a
          href={billingPaths.receiptFile(payment.id)}
          className="target"
          download
          aria-label={`Receipt ${payment.number} as PDF`}
        >
          PDF
        </a>
      ) : null}
    </Row>
  );
}
