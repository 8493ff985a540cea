import { Form } from '@remix-run/react';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CartData } from '../../graphql/billing/plan-pages';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Tick } from '../ui/choices';
import { Field } from '../ui/field';
import { Stack } from '../ui/layout';
import { Section } from '../ui/section';
import { TextInput } from '../ui/text-input';
import { moneyText, termText } from './money-labels';
import { startSentence, TermAgreement } from './term-agreement';

/** What is bought and when it starts, and the terms in words. `children` stand beside the plan's name. */
export function CheckoutCards({ cart, children }: { cart: CartData; children?: ReactNode }) {
  return (
    <>
      <Section title={`${cart.courseNames}, ${termText(cart.months)}`} note={startSentence(cart)} aside={children} />
      <Section title="What you agree to">
        <TermAgreement cart={cart} />
      </Section>
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
    <Stack as={Form} method="post">
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
      <Tick name="agree" value="yes" required>
        {agreement}
      </Tick>
      <Alert>{problem}</Alert>
      <Button type="submit" name="intent" value="pay" variant="main" size="xl" full>
        <Lock aria-hidden size={20} />
        {cart.totalCents > 0 ? `Pay ${moneyText(cart.totalCents, cart.currency)}` : 'Use voucher and start'}
      </Button>
      <p className="muted small">You’ll enter your card details on our payment provider’s page. We never see them.</p>
    </Stack>
  );
}
