import { graphql } from '../init';
import { CartParts } from './plan-pages';

/** What a parent’s link opens. */
export const ParentCart = graphql(
  `query ParentCart($key: String!) { parentCart(key: $key) { firstName isPaid cart { ...CartParts } } }`,
  [CartParts],
);
export const PayParentCart = graphql(`
  mutation PayParentCart($key: String!, $shownCents: Int!, $payerEmail: String) {
    payParentCart(key: $key, shownCents: $shownCents, payerEmail: $payerEmail) { paymentId pageUrl }
  }
`);
export const RefreshParentCart = graphql(`mutation RefreshParentCart($key: String!) { refreshParentCart(key: $key) }`);
