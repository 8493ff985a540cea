import { graphql, type ResultOf } from '../init';
import { Shell } from '../shell/shell';

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
      ...Shell
      myPayments { ...PaymentParts }
    }
  `,
  [Shell, PaymentParts],
);

export const ReceiptPage = graphql(
  `
    query ReceiptPage($id: ID!) {
      ...Shell
      myPayment(id: $id) { ...PaymentParts }
    }
  `,
  [Shell, PaymentParts],
);

/** The receipt alone, for its file. */
export const Receipt = graphql(
  `query Receipt($id: ID!) { viewer { nickname timeZone } myPayment(id: $id) { ...PaymentParts } }`,
  [PaymentParts],
);
