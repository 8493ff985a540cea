import { graphql, type ResultOf } from '../init';
import { PageViewer } from '../shell/page-viewer';

export const PlanParts = graphql(`
  fragment PlanParts on Plan @_unmask {
    id courseNames months currency state firstDay lastDay renewsOn renewalCents nextTryOn canUndo payerEmail
  }
`);

export type PlanData = ResultOf<typeof PlanParts>;

/** What can be chosen, and what the viewer has already. */
export const BundlesPage = graphql(
  `
    query BundlesPage($currency: PriceCurrency!) {
      ...PageViewer
      prices(currency: $currency) { plan months cents }
      courses { id name iconUrl subscription { to is14DaysTrial } }
    }
  `,
  [PageViewer],
);

export const CartParts = graphql(`
  fragment CartParts on Cart @_unmask {
    id plan months currency courseNames priceCents totalCents gstCents firstDay lastDay renewsOn startsAfter
    voucher { code off lost }
    payment { id state failure isOpen }
  }
`);

export type CartData = ResultOf<typeof CartParts>;

export const CheckoutPage = graphql(
  `
    query CheckoutPage {
      ...PageViewer
      myCart { ...CartParts }
      myVouchers { code cents state }
    }
  `,
  [PageViewer, CartParts],
);

/** The page that a family comes back to from paying. */
export const PaidPage = graphql(
  `
    query PaidPage($id: ID!) {
      ...PageViewer
      myPayment(id: $id) { id state description currency amountCents failure firstDay lastDay backTo }
    }
  `,
  [PageViewer],
);

export const OpenCart = graphql(`mutation OpenCart($input: OpenCartInput!) { openCart(input: $input) }`);
export const ChooseVoucher = graphql(`mutation ChooseVoucher($code: String!) { chooseVoucher(code: $code) }`);
export const PayCart = graphql(`
  mutation PayCart($shownCents: Int!, $payerEmail: String) {
    payCart(shownCents: $shownCents, payerEmail: $payerEmail) { paymentId pageUrl }
  }
`);
export const MakeParentKey = graphql(`mutation MakeParentKey { makeParentKey }`);
export const RefreshMyPayment = graphql(`mutation RefreshMyPayment($id: ID!) { refreshMyPayment(id: $id) }`);
export const CancelPlan = graphql(`mutation CancelPlan($id: ID!) { cancelPlan(id: $id) }`);
export const UndoCancelPlan = graphql(`mutation UndoCancelPlan($id: ID!) { undoCancelPlan(id: $id) }`);
