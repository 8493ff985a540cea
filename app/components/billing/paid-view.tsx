import { Link } from '@remix-run/react';
import type { MoneyCurrency } from '../../../rules/money/cents';
import { billingPaths } from '../../lib/billing-paths';
import { paths } from '../../lib/paths';
import { LinkButton } from '../ui/link-button';
import styles from './billing.module.css';
import { dayLabel, moneyText } from './money-labels';

export interface PaidViewProps {
  payment: {
    id: string;
    state: string;
    description: string;
    currency: MoneyCurrency;
    amountCents: number;
    failure: string | null;
    firstDay: string | null;
    lastDay: string | null;
    backTo: string | null;
  };
  /** Said where the provider could not be asked. */
  problem: string | null;
}

/** What became of a payment: always one of three, in plain words, with the way on. */
export function PaidView({ payment, problem }: PaidViewProps) {
  const amount = moneyText(payment.amountCents, payment.currency);
  return (
    <div className={`page ${styles.narrow}`}>
      <h1>Checkout</h1>
      <section className="card" style={{ marginTop: 22 }} aria-live="polite">
        {problem === null ? null : <p className={styles.note}>{problem}</p>}
        <Outcome payment={payment} amount={amount} />
      </section>
    </div>
  );
}

function Outcome({ payment, amount }: { payment: PaidViewProps['payment']; amount: string }) {
  if (payment.state === 'SETTLED') {
    return (
      <div className={styles.stack}>
        <h2>Paid. Thank you!</h2>
        <p>
          {amount} for {payment.description}.{' '}
          {payment.lastDay === null
            ? 'It was no longer needed, so we’re refunding it.'
            : `You have access until the end of ${dayLabel(payment.lastDay)}.`}
        </p>
        <p className={styles.link}>
          <LinkButton to={payment.backTo ?? paths.home} variant="main" size="xl">
            {payment.backTo === null ? 'Practise now' : 'Back to where you were'}
          </LinkButton>
          <LinkButton to={billingPaths.receipt(payment.id)} size="xl">
            Receipt
          </LinkButton>
        </p>
      </div>
    );
  }
  if (payment.state === 'FAILED' || payment.state === 'EXPIRED') {
    return (
      <div className={styles.stack}>
        <h2>Your payment didn’t go through</h2>
        <p>{payment.failure ?? 'You haven’t been charged.'}</p>
        <p>
          <LinkButton to={billingPaths.checkout} variant="main" size="xl">
            Try again
          </LinkButton>
        </p>
      </div>
    );
  }
  return (
    <div className={styles.stack}>
      <h2>{payment.state === 'PROCESSING' ? 'Your bank is processing your payment' : 'Your payment isn’t finished'}</h2>
      <p>
        {payment.state === 'PROCESSING'
          ? `You’ll be charged ${amount} once or not at all. We’ll email you when it’s done, so you can close this page.`
          : 'You haven’t been charged. Finish paying on the payment page, or leave it and it will expire.'}
      </p>
      <p className={styles.link}>
        <LinkButton to={billingPaths.paid(payment.id)} variant="main" reloadDocument>
          Check again
        </LinkButton>
        <Link to={billingPaths.checkout}>Back to checkout</Link>
      </p>
    </div>
  );
}
