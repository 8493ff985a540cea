import type { CartData } from '../../graphql/billing/plan-pages';
import styles from './billing.module.css';
import { CartSummary } from './cart-summary';
import { CheckoutCards, PayForm } from './checkout-cards';

interface ParentCheckoutViewProps {
  firstName: string;
  cart: CartData;
  isPaid: boolean;
  problem: string | null;
  /** What was typed before the form was refused. */
  payerEmail: string;
}

/** The checkout that a student sent to a parent: first name and course, the price, the terms, one button. */
export function ParentCheckoutView({ firstName, cart, isPaid, problem, payerEmail }: ParentCheckoutViewProps) {
  const { payment } = cart;
  const title = `${cart.courseNames} for ${firstName}`;
  return (
    <div className={`page ${styles.page}`}>
      <h1>{title}</h1>
      {isPaid ? (
        <section className="card" style={{ marginBottom: 96 }} role="status">
          <h2>Paid. Thank you!</h2>
          <p className="muted">
            {firstName} can keep practising. We’ve emailed your receipt, with a link to see or cancel the plan.
          </p>
        </section>
      ) : (
        <div className={styles.columns}>
          <div className={styles.column}>
            <Standing payment={payment} />
            <CheckoutCards cart={cart} />
          </div>
          <aside className={`card ${styles.column}`} style={{ padding: 28 }}>
            <CartSummary cart={cart} />
            <PayForm
              cart={cart}
              agreement="I agree, and I’m 18 or older"
              problem={problem}
              payerEmail={payerEmail}
              isGuest
            />
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
        Your bank is still processing your payment. You’ll be charged once or not at all. Reload this page in a few
        minutes.
      </p>
    );
  }
  if (payment?.state !== 'FAILED' && payment?.state !== 'EXPIRED') return null;
  return (
    <p className={styles.problem} role="status">
      {payment.failure ?? 'You haven’t been charged.'} Please try again.
    </p>
  );
}
