import { Form, Link } from '@remix-run/react';
import { promoSavingDollars } from '../../../rules/constants';
import { offerCode } from '../../../rules/money/voucher';
import type { CartData } from '../../graphql/billing/plan-pages';
import { billingPaths } from '../../lib/billing-paths';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { LinkButton } from '../ui/link-button';
import { TextInput } from '../ui/text-input';
import styles from './billing.module.css';
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
    <div className={`page ${styles.page}`}>
      <p className="small back">
        <Link to={billingPaths.bundles(null)}>Plans and prices</Link>
      </p>
      <h1>Checkout</h1>
      <div className={styles.columns}>
        <div className={styles.column}>
          {failed ? (
            <p className={styles.problem} role="status">
              {failed} Please try again.
            </p>
          ) : null}
          {payment?.state === 'PROCESSING' ? (
            <div className={styles.note} role="status">
              Your bank is still processing your payment. You’ll be charged once or not at all, and we’ll email you when
              it’s done. <Link to={billingPaths.paid(payment.id)}>Check again</Link>
            </div>
          ) : null}
          <CheckoutCards cart={cart}>
            <Link to={billingPaths.bundles(null)}>Change</Link>
          </CheckoutCards>
          <section className="card" aria-labelledby="parent">
            <h2 id="parent">Under 18?</h2>
            <p className="muted">
              Send this to a parent. They can pay without an account. The page shows only your first name and the
              course, and works for 7 days.
            </p>
            {parentLink === null ? (
              <Form method="post" className={styles.foot}>
                <Button type="submit" name="intent" value="parent">
                  Create link for a parent
                </Button>
              </Form>
            ) : (
              <div className={styles.link}>
                <TextInput readOnly value={parentLink} aria-label="Link for a parent" />
              </div>
            )}
          </section>
        </div>
        <aside className={styles.column}>
          <section className="card">
            <CartSummary cart={cart} />
            <VoucherForm cart={cart} codes={codes} problem={problem?.intent === 'voucher' ? problem : null} />
            <PayForm
              cart={cart}
              agreement="I agree, and I’m 18 or have a parent’s permission"
              payerEmail={problem?.payerEmail ?? ''}
              problem={problem?.intent === 'pay' ? problem.message : null}
            />
          </section>
        </aside>
      </div>
    </div>
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
    <Form method="post" style={{ margin: '18px 0 6px' }}>
      <Field
        label="Voucher"
        hint={`${offerCode} takes ${promoSavingDollars} dollars off your first plan.`}
        error={problem?.message ?? null}
      >
        {(aria) => (
          <div className={styles.inline}>
            <TextInput
              {...aria}
              name="code"
              maxLength={40}
              autoComplete="off"
              defaultValue={problem?.code ?? codes[0] ?? ''}
              list="voucher-codes"
            />
            <Button type="submit" name="intent" value="voucher">
              Apply
            </Button>
          </div>
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
    <div className={`page ${styles.narrow}`}>
      <h1>Checkout</h1>
      <section className="card" style={{ marginTop: 22 }}>
        <h2>Your cart is empty</h2>
        <p className="muted">Choose a plan first. You’ll see the full price before you pay.</p>
        <p style={{ marginTop: 16 }}>
          <LinkButton to={billingPaths.bundles(null)} variant="main">
            Choose a plan
          </LinkButton>
        </p>
      </section>
    </div>
  );
}
