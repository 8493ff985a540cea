import type { CartData } from '../../graphql/billing/plan-pages';
import { Alert } from '../ui/alert';
import { Split, Stack } from '../ui/layout';
import { Page } from '../ui/page';
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
  return (
    <Page title={`${cart.courseNames} for ${firstName}`}>
      {isPaid ? (
        <section className="card" role="status">
          <h2>Paid. Thank you!</h2>
          <p className="muted">
            {firstName} can keep practising. We’ve emailed your receipt, with a link to see or cancel the plan.
          </p>
        </section>
      ) : (
        <Split>
          <Stack gap={6}>
            <Standing payment={payment} />
            <CheckoutCards cart={cart} />
          </Stack>
          <aside>
            <CartSummary cart={cart}>
              <PayForm
                cart={cart}
                agreement="I agree, and I’m 18 or older"
                problem={problem}
                payerEmail={payerEmail}
                isGuest
              />
            </CartSummary>
          </aside>
        </Split>
      )}
    </Page>
  );
}

function Standing({ payment }: { payment: CartData['payment'] }) {
  if (payment?.state === 'PROCESSING') {
    return (
      <Alert tone="info">
        Your bank is still processing your payment. You’ll be charged once or not at all. Reload this page in a few
        minutes.
      </Alert>
    );
  }
  if (payment?.state !== 'FAILED' && payment?.state !== 'EXPIRED') return null;
  return <Alert tone="warn">{payment.failure ?? 'You haven’t been charged.'} Please try again.</Alert>;
}
