import type { PaymentData } from '../../graphql/account/billing-history-page';
import type { PlanData } from '../../graphql/billing/plan-pages';
import styles from './billing.module.css';
import { PlanCard } from './plan-card';
import { receiptOf } from './receipt';
import { ReceiptLines } from './receipt-lines';

interface PayerPlanViewProps {
  firstName: string;
  plan: PlanData;
  payments: PaymentData[];
  problem: string | null;
}

/** A plan as whoever pays for it sees it: its dates, the button that cancels it, and every receipt. */
export function PayerPlanView({ firstName, plan, payments, problem }: PayerPlanViewProps) {
  return (
    <div className={`page ${styles.narrow}`}>
      <h1>{`${firstName}’s plan`}</h1>
      <div className={styles.column} style={{ margin: '22px 0 96px' }}>
        <PlanCard plan={plan} problem={problem} />
        {payments.map((payment) => {
          const receipt = receiptOf(payment, { name: firstName, timeZone: 'Australia/Sydney' });
          return (
            <section key={payment.id} className="card" aria-labelledby={`receipt-${payment.id}`}>
              <h2 id={`receipt-${payment.id}`}>{receipt.title}</h2>
              <ReceiptLines receipt={receipt} />
            </section>
          );
        })}
      </div>
    </div>
  );
}
