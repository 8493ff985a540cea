import { graphql, type ResultOf } from '../init';
import { Shell } from '../shell/shell';

const WatchedPaymentParts = graphql(`
  fragment WatchedPaymentParts on WatchedPayment @_unmask {
    id number payer description isRenewal state currency amountCents voucherCents cardLabel failure provider providerRef
    problem createdAt refund refundReason
  }
`);

export type WatchedPaymentData = ResultOf<typeof WatchedPaymentParts>;

export const AdminPaymentsPage = graphql(
  `
    query AdminPaymentsPage($words: String!) {
      ...Shell
      watchedPayments(words: $words) { ...WatchedPaymentParts }
    }
  `,
  [Shell, WatchedPaymentParts],
);

export const AdminReconciliationPage = graphql(
  `
    query AdminReconciliationPage {
      ...Shell
      reconciliation {
        checked
        differences { ref paymentId what }
        balances { account currency cents }
      }
    }
  `,
  [Shell],
);

export const AdminPaymentPage = graphql(
  `
    query AdminPaymentPage($id: ID!) {
      ...Shell
      watchedPayment(id: $id) {
        payment { ...WatchedPaymentParts }
        lines { account currency cents cause at }
      }
    }
  `,
  [Shell, WatchedPaymentParts],
);

export const RefundPayment = graphql(`
  mutation RefundPayment($id: ID!, $reason: String!) { refundPayment(id: $id, reason: $reason) }
`);
