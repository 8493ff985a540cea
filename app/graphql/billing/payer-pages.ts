import { PaymentParts } from '../account/billing-history-page';
import { graphql } from '../init';
import { PlanParts } from './plan-pages';

/** What the link in a payer’s mails opens. */
export const PayerPlan = graphql(
  `
    query PayerPlan($key: String!) {
      payerPlan(key: $key) { firstName plan { ...PlanParts } payments { ...PaymentParts } }
    }
  `,
  [PlanParts, PaymentParts],
);
export const CancelPayerPlan = graphql(`mutation CancelPayerPlan($key: String!) { cancelPayerPlan(key: $key) }`);
export const UndoCancelPayerPlan = graphql(`
  mutation UndoCancelPayerPlan($key: String!) { undoCancelPayerPlan(key: $key) }
`);
