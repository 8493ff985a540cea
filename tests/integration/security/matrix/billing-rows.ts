import { makeParentKey, myCart, openCart, payCart, refreshMyPayment } from '../../../../server/modules/billing';
import type { TestProvider } from '../../../../server/platform/payments/test-provider';
import { acceptedTerms, administrators, everyone, ownerOnly, type Row } from './row';
import type { World } from './world';

const member = { ...everyone('clean'), visitor: 'UNAUTHENTICATED', notAccepted: 'TERMS_NOT_ACCEPTED' } as const;
const nobodys = '00000000-0000-4000-8000-000000000000';

/** Puts a plan into the owner's cart. */
async function fillCart({ backend, people, canaries }: World): Promise<void> {
  const choice = { plan: 'ONE_COURSE', months: 6, currency: 'AUD', courseIds: ['year-6'], backTo: null } as const;
  await openCart(backend.services, people.owner.viewer, { ...choice, courseIds: [...choice.courseIds] });
  const cart = await myCart(backend.services, people.owner.viewer);
  canaries.push(cart?.id ?? '');
}

/** A payment of the owner's on the test provider's page; `settled`: paid with a card. */
async function payment(world: World, settled: boolean): Promise<{ id: string; ref: string; planId: string }> {
  const { services } = world.backend;
  const { viewer } = world.people.owner;
  await fillCart(world);
  const { paymentId: id, pageUrl } = await payCart(services, viewer, 12_000);
  const ref = pageUrl?.split('/').at(-1) ?? '';
  if (settled) {
    await (services.payments as TestProvider).pay(ref, { number: '4242424242424242', holder: 'Owner' });
    await refreshMyPayment(services, viewer, id);
  }
  const plan = await services.db
    .selectFrom('plan_subscriptions')
    .select('id')
    .where('user_id', '=', viewer.id)
    .executeTakeFirst();
  world.canaries.push(id);
  if (plan) world.canaries.push(plan.id);
  return { id, ref, planId: plan?.id ?? nobodys };
}

/** Carts, payments, plans and vouchers, and what administrators do with payments. */
export const billingRows: Record<string, Row> = {
  'Query.myCart': {
    operation: async (world) => {
      await fillCart(world);
      return { query: 'query Q { myCart { id totalCents courseNames } }' };
    },
    outcomes: { ...everyone('null'), visitor: 'UNAUTHENTICATED', notAccepted: 'TERMS_NOT_ACCEPTED', owner: 'own' },
  },
  'Query.myPayments': {
    operation: async (world) => {
      await payment(world, true);
      return { query: 'query Q { myPayments { id number description amountCents cardLabel } }' };
    },
    outcomes: acceptedTerms,
  },
  'Query.myPayment': {
    operation: async (world) => ({
      query: 'query Q($id: ID!) { myPayment(id: $id) { id number description backTo } }',
      variables: { id: (await payment(world, true)).id },
    }),
    outcomes: ownerOnly('NOT_FOUND'),
  },
  'Query.myPlans': {
    operation: async (world) => {
      await payment(world, true);
      return { query: 'query Q { myPlans { id state lastDay renewalCents } }' };
    },
    outcomes: acceptedTerms,
  },
  'Query.myVouchers': {
    operation: () => ({ query: 'query Q { myVouchers { id code cents state } }' }),
    outcomes: acceptedTerms,
  },
  'Query.myInvitations': {
    operation: () => ({ query: 'query Q { myInvitations { registered rewarded } }' }),
    outcomes: member,
  },
  'Query.parentCart': {
    operation: () => ({ query: 'query Q { parentCart(key: "a key that nobody has") { firstName } }' }),
    outcomes: everyone('null'),
  },
  'Query.testPayment': {
    operation: () => ({ query: 'query Q { testPayment(ref: "test_nobodys") { ref } }' }),
    outcomes: everyone('NOT_FOUND'),
  },
  'Mutation.payTestPayment': {
    operation: () => ({
      query: 'mutation M { payTestPayment(ref: "test_nobodys", number: "4242424242424242", holder: "A") { ref } }',
    }),
    outcomes: everyone('NOT_FOUND'),
  },
  'Mutation.confirmTestPayment': {
    operation: () => ({ query: 'mutation M { confirmTestPayment(ref: "test_nobodys", agrees: true) { ref } }' }),
    outcomes: everyone('NOT_FOUND'),
  },
  'Query.payerPlan': {
    operation: () => ({ query: 'query Q { payerPlan(key: "another key") { firstName payments { buyer } } }' }),
    outcomes: everyone('null'),
  },
  'Mutation.cancelPayerPlan': {
    operation: () => ({ query: 'mutation M { cancelPayerPlan(key: "another key") }' }),
    outcomes: everyone('NOT_FOUND'),
  },
  'Mutation.undoCancelPayerPlan': {
    operation: () => ({ query: 'mutation M { undoCancelPayerPlan(key: "another key") }' }),
    outcomes: everyone('NOT_FOUND'),
  },
  'Mutation.openCart': {
    operation: () => ({
      query: 'mutation M($input: OpenCartInput!) { openCart(input: $input) }',
      variables: { input: { plan: 'ONE_COURSE', months: 1, currency: 'AUD', courseIds: ['year-6'] } },
    }),
    outcomes: member,
  },
  'Mutation.chooseVoucher': {
    operation: async (world) => {
      await fillCart(world);
      return { query: 'mutation M { chooseVoucher(code: "JOIN10") }' };
    },
    outcomes: { ...ownerOnly('NOT_FOUND'), owner: 'clean' },
  },
  'Mutation.payCart': {
    operation: async (world) => {
      await fillCart(world);
      return { query: 'mutation M { payCart(shownCents: 1) { pageUrl } }' };
    },
    outcomes: { ...ownerOnly('NOT_FOUND'), owner: 'CONFLICT' },
  },
  'Mutation.makeParentKey': {
    operation: async (world) => {
      await fillCart(world);
      return { query: 'mutation M { makeParentKey }' };
    },
    outcomes: { ...ownerOnly('NOT_FOUND'), owner: 'clean' },
  },
  'Mutation.payParentCart': {
    operation: async (world) => {
      await fillCart(world);
      await makeParentKey(world.backend.services, world.people.owner.viewer);
      return { query: 'mutation M { payParentCart(key: "another key", shownCents: 1) { pageUrl } }' };
    },
    outcomes: everyone('NOT_FOUND'),
  },
  'Mutation.refreshParentCart': {
    operation: () => ({ query: 'mutation M { refreshParentCart(key: "another key") }' }),
    outcomes: everyone('NOT_FOUND'),
  },
  'Mutation.refreshMyPayment': {
    operation: async (world) => ({
      query: 'mutation M($id: ID!) { refreshMyPayment(id: $id) }',
      variables: { id: (await payment(world, false)).id },
    }),
    outcomes: { ...ownerOnly('NOT_FOUND'), owner: 'clean' },
  },
  'Mutation.cancelPlan': {
    operation: async (world) => ({
      query: 'mutation M($id: ID!) { cancelPlan(id: $id) }',
      variables: { id: (await payment(world, true)).planId },
    }),
    outcomes: { ...ownerOnly('NOT_FOUND'), owner: 'clean' },
  },
  'Mutation.undoCancelPlan': {
    operation: async (world) => ({
      query: 'mutation M($id: ID!) { undoCancelPlan(id: $id) }',
      variables: { id: (await payment(world, true)).planId },
    }),
    outcomes: { ...ownerOnly('NOT_FOUND'), owner: 'clean' },
  },
  'Query.watchedPayments': {
    operation: () => ({ query: 'query Q { watchedPayments(words: "nobody at all") { id payer } }' }),
    outcomes: administrators,
  },
  'Query.watchedPayment': {
    operation: async (world) => ({
      query: 'query Q($id: ID!) { watchedPayment(id: $id) { payment { id payer } lines { account cents } } }',
      variables: { id: (await payment(world, true)).id },
    }),
    outcomes: { ...administrators, admin: 'own' },
  },
  'Query.reconciliation': {
    operation: () => ({ query: 'query Q { reconciliation { checked differences { what } balances { account } } }' }),
    outcomes: administrators,
  },
  'Mutation.refundPayment': {
    operation: async (world) => ({
      query: 'mutation M($id: ID!) { refundPayment(id: $id, reason: "Asked for by phone.") }',
      variables: { id: (await payment(world, true)).id },
    }),
    outcomes: administrators,
  },
};
