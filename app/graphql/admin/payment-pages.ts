import { graphql, type ResultOf } from '../init';
import { PageViewer } from '../shell/page-viewer';

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
      ...PageViewer
      watchedPayments(words: $words) { ...WatchedPaymentParts }
    }
  `,
  [PageViewer, WatchedPaymentParts],
);

export const AdminReconciliationPage = graphql(
  `
    query AdminReconciliationPage {
      ...PageViewer
      reconciliation {
        checked
        differences { ref paymentId what }
        balances { account currency cents }
      }
    }
  `,
  [PageViewer],
);

export const AdminPaymentPage = graphql(
  `
    query AdminPaymentPage($id: ID!) {
      ...PageViewer
      watchedPayment(id: $id) {
        payment { ...WatchedPaymentParts }
        lines { account currency cents cause at }
      }
    }
  `,
  [PageViewer, WatchedPaymentParts],
);

export const RefundPayment = graphql(`
  mutation RefundPayment($id: ID!, $reason: String!) { refundPayment(id: $id, reason: $reason) }
`);
