import { graphql, type ResultOf } from '../init';

const TestPaymentParts = graphql(`
  fragment TestPaymentParts on TestPayment @_unmask { ref amountCents currency description state backTo }
`);

export type TestPaymentData = ResultOf<typeof TestPaymentParts>;

export const TestPayment = graphql(
  `query TestPayment($ref: String!) { testPayment(ref: $ref) { ...TestPaymentParts } }`,
  [TestPaymentParts],
);
export const PayTestPayment = graphql(
  `
    mutation PayTestPayment($ref: String!, $number: String!, $holder: String!) {
      payTestPayment(ref: $ref, number: $number, holder: $holder) { ...TestPaymentParts }
    }
  `,
  [TestPaymentParts],
);
export const ConfirmTestPayment = graphql(
  `
    mutation ConfirmTestPayment($ref: String!, $agrees: Boolean!) {
      confirmTestPayment(ref: $ref, agrees: $agrees) { ...TestPaymentParts }
    }
  `,
  [TestPaymentParts],
);
