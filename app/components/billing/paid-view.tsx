import { Link } from '@remix-run/react';
import type { MoneyCurrency } from '../../../rules/money/cents';
import { billingPaths } from '../../lib/billing-paths';
import { paths } from '../../lib/paths';
import { Callout } from '../ui/alert';
import { Cluster, Stack } from '../ui/layout';
import { LinkButton } from '../ui/link-button';
import { Page } from '../ui/page';
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
    <Page width="reading" title="Checkout">
      <Stack as="section" className="card" aria-live="polite">
        {problem === null ? null : (
          <Callout as="p" tone="info">
            {problem}
          </Callout>
        )}
        <Outcome payment={payment} amount={amount} />
      </Stack>
    </Page>
  );
}

function Outcome({ payment, amount }: { payment: PaidViewProps['payment']; amount: string }) {
  if (payment.state === 'SETTLED') {
    return (
      <Stack>
        <h2>Paid. Thank you!</h2>
        <p>
          {amount} for {payment.description}.{' '}
          {payment.lastDay === null
            ? 'It was no longer needed, so we’re refunding it.'
            : `You have access until the end of ${dayLabel(payment.lastDay)}.`}
        </p>
        <Cluster as="p">
          <LinkButton to={payment.backTo ?? paths.home} variant="main" size="xl">
            {payment.backTo === null ? 'Practise now' : 'Back to where you were'}
          </LinkButton>
          <LinkButton to={billingPaths.receipt(payment.id)} size="xl">
            Receipt
          </LinkButton>
        </Cluster>
      </Stack>
    );
  }
  if (payment.state === 'FAILED' || payment.state === 'EXPIRED') {
    return (
      <Stack>
        <h2>Your payment didn’t go through</h2>
        <p>{payment.failure ?? 'You haven’t been charged.'}</p>
        <p>
          <LinkButton to={billingPaths.checkout} variant="main" size="xl">
            Try again
          </LinkButton>
        </p>
      </Stack>
    );
  }
  return (
    <Stack>
      <h2>{payment.state === 'PROCESSING' ? 'Your bank is processing your payment' : 'Your payment isn’t finished'}</h2>
      <p>
        {payment.state === 'PROCESSING'
          ? `You’ll be charged ${amount} once or not at all. We’ll email you when it’s done, so you can close this page.`
          : 'You haven’t been charged. Finish paying on the payment page, or leave it and it will expire.'}
      </p>
      <Cluster as="p">
        <LinkButton to={billingPaths.paid(payment.id)} variant="main" reloadDocument>
          Check again
        </LinkButton>
        <Link to={billingPaths.checkout} className="target">
          Back to checkout
        </Link>
      </Cluster>
    </Stack>
  );
}
