import { Form } from '@remix-run/react';
import type { TestPaymentData } from '../../graphql/billing/test-payment';
import { Button } from '../ui/button';
import { Choices } from '../ui/choices';
import { Field } from '../ui/field';
import { Stack } from '../ui/layout';
import { LinkButton } from '../ui/link-button';
import { Page } from '../ui/page';
import { TextInput } from '../ui/text-input';
import styles from './billing.module.css';
import { moneyText } from './money-labels';

const cards = [
  { number: '4242 4242 4242 4242', what: 'goes through' },
  { number: '4000 0000 0000 0002', what: 'is declined' },
  { number: '4000 0000 0000 3155', what: 'asks for a second step' },
  { number: '4000 0000 0000 0259', what: 'takes two minutes to process' },
  { number: '4000 0000 0000 0119', what: 'never gets a response' },
  { number: '4000 0000 0000 0341', what: 'goes through now but is declined at renewal' },
] as const;

interface TestPaymentViewProps {
  payment: TestPaymentData;
  problem: { message: string; number: string } | null;
}

/** The page of the built-in test provider: looks like none of ours, and says what it is. */
export function TestPaymentView({ payment, problem }: TestPaymentViewProps) {
  return (
    <main id="main" tabIndex={-1}>
      <p className={styles.warning}>Test payments: no money moves</p>
      <Page width="reading" title={moneyText(payment.amountCents, payment.currency)} lead={payment.description}>
        <section className="card" aria-live="polite">
          <Step payment={payment} problem={problem} />
        </section>
      </Page>
    </main>
  );
}

function Step({ payment, problem }: TestPaymentViewProps) {
  if (payment.state === 'NEEDS_ACTION') {
    return (
      <Stack as={Form} method="post">
        <h2>Your bank asks: is this you?</h2>
        <p>A real bank would ask in its app. Here, you just press a button.</p>
        <Button type="submit" name="intent" value="confirm" variant="main" size="xl">
          Yes, it’s me
        </Button>
        <Button type="submit" name="intent" value="refuse">
          No, cancel the payment
        </Button>
      </Stack>
    );
  }
  if (payment.state !== 'CREATED') {
    return (
      <Stack>
        <h2>This payment has ended</h2>
        <LinkButton to={payment.backTo} variant="main" size="xl">
          Back to Marsmaths
        </LinkButton>
      </Stack>
    );
  }
  return (
    <Stack as={Form} method="post">
      <h2>Pay with a test card</h2>
      <Choices
        legend="Test cards"
        isLegendHidden
        name="number"
        columns
        chosen={problem === null ? cards[0].number : problem.number}
        options={cards.map(({ number, what }) => ({ value: number, label: number, note: what }))}
      />
      <Field
        label="Name on the card"
        hint="Any name will do. A different name counts as a different card."
        error={problem?.message ?? null}
      >
        {(aria) => <TextInput {...aria} name="holder" maxLength={100} defaultValue="Test Family" autoComplete="off" />}
      </Field>
      <Button type="submit" name="intent" value="pay" variant="main" size="xl">
        Pay {moneyText(payment.amountCents, payment.currency)} (not real money)
      </Button>
      <Button type="submit" name="intent" value="refuse" variant="quiet">
        Cancel and go back
      </Button>
    </Stack>
  );
}
