import { Form } from '@remix-run/react';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CartData } from '../../graphql/billing/plan-pages';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { TextInput } from '../ui/text-input';
import styles from './billing.module.css';
import { moneyText, termText } from './money-labels';
import { startSentence, TermAgreement } from './term-agreement';

/** What is bought and when it starts, and the terms in words. `children` stand beside the plan's name. */
export function CheckoutCards({ cart, children }: { cart: CartData; children?: ReactNode }) {
  return (
    <>
      <section className="card">
        <div className={styles.head}>
          <h2>
            {cart.courseNames}, {termText(cart.months)}
          </h2>
          {children}
        </div>
        <p className="muted">{startSentence(cart)}</p>
      </section>
      <section className="card" aria-labelledby="agree">
        <h2 id="agree">What you agree to</h2>
        <TermAgreement cart={cart} />
      </section>
    </>
  );
}

interface PayFormProps {
  cart: CartData;
  /** The sentence that is ticked. */
  agreement: string;
  problem?: string | null;
  /** Whether the payer has no account here, and so must give an address. */
  isGuest?: boolean;
  /** What was typed before the form was refused. */
  payerEmail?: string;
}

/** The tick and the button that leads to the page of the payment provider. */
export function PayForm({ cart, agreement, problem = null, isGuest = false, payerEmail = '' }: PayFormProps) {
  return (
    <Form method="post" className={styles.stack}>
      <input type="hidden" name="cents" value={cart.totalCents} />
      <Field
        label={isGuest ? 'Your email' : 'Payer’s email (optional)'}
        hint={
          isGuest
            ? 'For your receipt, reminders and a link to cancel.'
            : 'If someone else pays, their receipt, reminders and a link to cancel go here.'
        }
      >
        {(aria) => (
          <TextInput
            {...aria}
            type="email"
            name="payerEmail"
            autoComplete="email"
            maxLength={254}
            defaultValue={payerEmail}
            required={isGuest}
          />
        )}
      </Field>
      <label className={styles.tick}>
        <input type="checkbox" name="agree" value="yes" required />
        {agreement}
      </label>
      {problem === null ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <Button type="submit" name="intent" value="pay" variant="main" size="xl" full>
        <Lock aria-hidden size={20} />
        {cart.totalCents > 0 ? `Pay ${moneyText(cart.totalCents, cart.currency)}` : 'Use voucher and start'}
      </Button>
      <p className="muted small">You’ll enter your card details on our payment provider’s page. We never see them.</p>
    </Form>
  );
}
