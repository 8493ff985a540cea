import { Form } from '@remix-run/react';
import { Lock } from 'lucide-react';
import type { CartData } from '../../graphql/billing/plan-pages';
import { Button } from '../ui/button';
import styles from './billing.module.css';
import { CartSummary } from './cart-summary';
import { moneyText, termText } from './money-labels';
import { startSentence, TermAgreement } from './term-agreement';

interface ParentCheckoutViewProps {
  firstName: string;
  cart: CartData;
  isPaid: boolean;
  problem: string | null;
}

/** The checkout that a student sent to a parent: first name and course, the price, the terms, one button. */
export function ParentCheckoutView({ firstName, cart, isPaid, problem }: ParentCheckoutViewProps) {
  const { payment } = cart;
  const title = `${cart.courseNames} for ${firstName}`;
  return (
    <div className={`page ${styles.page}`}>
      <h1>{title}</h1>
      {isPaid ? (
        <section className="card" style={{ marginBottom: 96 }} role="status">
          <h2>Paid. Thank you!</h2>
          <p className="muted">
            {firstName} can go on practising. The receipt was sent to the email address of {firstName}’s account, where
            the plan can be cancelled as well.
          </p>
        </section>
      ) : (
        <div className={styles.columns}>
          <div className={styles.column}>
            {problem === null ? null : (
              <p className={styles.problem} role="alert">
                {problem}
              </p>
            )}
            <Standing payment={payment} />
            <section className="card">
              <h2>
                {cart.courseNames}, {termText(cart.months)}
              </h2>
              <p className="muted">{startSentence(cart)}</p>
            </section>
            <section className="card" aria-labelledby="agree">
              <h2 id="agree">What you agree to</h2>
              <TermAgreement cart={cart} />
            </section>
          </div>
          <aside className={`card ${styles.column}`} style={{ padding: 28 }}>
            <CartSummary cart={cart} />
            <Form method="post" className={styles.stack}>
              <input type="hidden" name="cents" value={cart.totalCents} />
              <label className={styles.tick}>
                <input type="checkbox" name="agree" value="yes" required />I agree, and I am 18 or older
              </label>
              <Button type="submit" variant="main" size="xl" full>
                <Lock aria-hidden size={20} />
                {cart.totalCents > 0 ? `Pay ${moneyText(cart.totalCents, cart.currency)}` : 'Start with the voucher'}
              </Button>
              <p className="muted small">The card is typed on the page of our payment provider. It never reaches us.</p>
            </Form>
          </aside>
        </div>
      )}
    </div>
  );
}

function Standing({ payment }: { payment: CartData['payment'] }) {
  if (payment?.state === 'PROCESSING') {
    return (
      <p className={styles.note} role="status">
        Your bank still decides. It is paid once or not at all; load this page again in a few minutes.
      </p>
    );
  }
  if (payment?.state !== 'FAILED' && payment?.state !== 'EXPIRED') return null;
  return (
    <p className={styles.problem} role="status">
      {payment.failure ?? 'Nothing was charged.'} You can try again.
    </p>
  );
}
