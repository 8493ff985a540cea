import type { PaymentData } from '../../graphql/account/billing-history-page';
import type { PlanData } from '../../graphql/billing/plan-pages';
import { Page } from '../ui/page';
import { Section } from '../ui/section';
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
    <Page width="reading" title={`${firstName}’s plan`}>
      <PlanCard plan={plan} problem={problem} />
      {payments.map((payment) => {
        const receipt = receiptOf(payment, { name: firstName, timeZone: 'Australia/Sydney' });
        return (
          <Section key={payment.id} title={receipt.title}>
            <ReceiptLines receipt={receipt} />
          </Section>
        );
      })}
    </Page>
  );
}
