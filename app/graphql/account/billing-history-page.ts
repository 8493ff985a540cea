import { graphql, type ResultOf } from '../init';
import { PageViewer } from '../shell/page-viewer';

export const PaymentParts = graphql(`
  fragment PaymentParts on Payment @_unmask {
    id number description isRenewal state currency amountCents voucherCents gstCents cardLabel failure
    createdAt settledAt firstDay lastDay refund refundedAt buyer seller { name abn }
  }
`);

export type PaymentData = ResultOf<typeof PaymentParts>;

/** What the viewer paid, newest first. */
export const BillingHistoryPage = graphql(
  `
    query BillingHistoryPage {
      ...PageViewer
      myPayments { ...PaymentParts }
    }
  `,
  [PageViewer, PaymentParts],
);

export const ReceiptPage = graphql(
  `
    query ReceiptPage($id: ID!) {
      ...PageViewer
      myPayment(id: $id) { ...PaymentParts }
    }
  `,
  [PageViewer, PaymentParts],
);

/** The receipt alone, for its file. */
export const Receipt = graphql(
  `query Receipt($id: ID!) { viewer { nickname timeZone } myPayment(id: $id) { ...PaymentParts } }`,
  [PaymentParts],
);
