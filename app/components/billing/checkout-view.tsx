import { Form, Link } from '@remix-run/react';
import { promoSavingDollars } from '../../../rules/constants';
import { offerCode } from '../../../rules/money/voucher';
import type { CartData } from '../../graphql/billing/plan-pages';
import { billingPaths } from '../../lib/billing-paths';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Cluster, Grow, Split, Stack } from '../ui/layout';
import { LinkButton } from '../ui/link-button';
import { Page } from '../ui/page';
import { Section } from '../ui/section';
import { TextInput } from '../ui/text-input';
import { CartSummary } from './cart-summary';
import { CheckoutCards, PayForm } from './checkout-cards';

export interface CheckoutProblem {
  intent: string;
  message: string;
  code: string;
  payerEmail: string;
}

interface CheckoutViewProps {
  cart: CartData;
  /** Codes of vouchers that can be used. */
  codes: string[];
  problem: CheckoutProblem | null;
  /** A link for a parent that was just made. */
  parentLink: string | null;
}

/** The summary, the terms in words, a voucher, and the way to the payment page. */
export function CheckoutView({ cart, codes, problem, parentLink }: CheckoutViewProps) {
  const { payment } = cart;
  const failed = payment?.state === 'FAILED' || payment?.state === 'EXPIRED' ? payment.failure : null;
  return (
    <Page back={{ to: billingPaths.bundles(null), label: 'Plans and prices' }} title="Checkout">
      <Split>
        <Stack gap={6}>
          {failed ? <Alert tone="warn">{failed} Please try again.</Alert> : null}
          {payment?.state === 'PROCESSING' ? (
            <Alert tone="info">
              Your bank is still processing your payment. You’ll be charged once or not at all, and we’ll email you when
              it’s done. <Link to={billingPaths.paid(payment.id)}>Check again</Link>
            </Alert>
          ) : null}
          <CheckoutCards cart={cart}>
            <Link to={billingPaths.bundles(null)}>Change</Link>
          </CheckoutCards>
          <Section
            title="Under 18?"
            note="Send this to a parent. They can pay without an account. The page shows only your first name and the course, and works for 7 days."
          >
            {parentLink === null ? (
              <Form method="post">
                <Button type="submit" name="intent" value="parent">
                  Create link for a parent
                </Button>
              </Form>
            ) : (
              <TextInput readOnly value={parentLink} aria-label="Link for a parent" />
            )}
          </Section>
        </Stack>
        <aside>
          <CartSummary cart={cart}>
            <VoucherForm cart={cart} codes={codes} problem={problem?.intent === 'voucher' ? problem : null} />
            <PayForm
              cart={cart}
              agreement="I agree, and I’m 18 or have a parent’s permission"
              payerEmail={problem?.payerEmail ?? ''}
              problem={problem?.intent === 'pay' ? problem.message : null}
            />
          </CartSummary>
        </aside>
      </Split>
    </Page>
  );
}

function VoucherForm({ cart, codes, problem }: { cart: CartData; codes: string[]; problem: CheckoutProblem | null }) {
  if (cart.voucher !== null) {
    return (
      <Form method="post">
        <input type="hidden" name="code" value="" />
        <Button type="submit" name="intent" value="voucher" variant="quiet">
          Remove voucher {cart.voucher.code}
        </Button>
      </Form>
    );
  }
  return (
    <Form method="post">
      <Field
        label="Voucher"
        hint={`${offerCode} takes ${promoSavingDollars} dollars off your first plan.`}
        error={problem?.message ?? null}
      >
        {(aria) => (
          <Cluster>
            <Grow least={160}>
              <TextInput
                {...aria}
                name="code"
                maxLength={40}
                autoComplete="off"
                defaultValue={problem?.code ?? codes[0] ?? ''}
                list="voucher-codes"
              />
            </Grow>
            <Button type="submit" name="intent" value="voucher">
              Apply
            </Button>
          </Cluster>
        )}
      </Field>
      <datalist id="voucher-codes">
        {codes.map((code) => (
          <option key={code} value={code} />
        ))}
      </datalist>
    </Form>
  );
}

/** The checkout without anything in it. */
export function EmptyCheckout() {
  return (
    <Page width="reading" title="Checkout">
      <Section title="Your cart is empty" note="Choose a plan first. You’ll see the full price before you pay.">
        <p>
          <LinkButton to={billingPaths.bundles(null)} variant="main">
            Choose a plan
          </LinkButton>
        </p>
      </Section>
    </Page>
  );
}
