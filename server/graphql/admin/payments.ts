import {
  findWatchedPayments,
  type PaymentDifference as PaymentDifferenceData,
  type Reconciliation as ReconciliationData,
  reconcilePayments,
  refundPayment,
  type WatchedPayment as WatchedPaymentData,
  type WatchedPaymentDetails as WatchedPaymentDetailsData,
  watchPayment,
} from '../../modules/billing';
import { PaymentState, RefundState } from '../billing/payments';
import { PriceCurrency } from '../billing/prices';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';

const WatchedPayment = builder.objectRef<WatchedPaymentData>('WatchedPayment').implement({
  description: 'A payment as administrators see it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.exposeString('number'),
    payer: t.exposeString('payer', { nullable: true, description: 'Nickname; null where the account is gone.' }),
    description: t.exposeString('description'),
    isRenewal: t.exposeBoolean('isRenewal'),
    state: t.field({ type: PaymentState, resolve: ({ state }) => state }),
    currency: t.field({ type: PriceCurrency, resolve: ({ currency }) => currency }),
    amountCents: t.exposeInt('amountCents'),
    voucherCents: t.exposeInt('voucherCents'),
    cardLabel: t.exposeString('cardLabel', { nullable: true }),
    failure: t.exposeString('failure', { nullable: true }),
    provider: t.exposeString('provider'),
    providerRef: t.exposeString('providerRef', { nullable: true }),
    problem: t.exposeString('problem', { nullable: true }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    refund: t.field({ type: RefundState, nullable: true, resolve: ({ refund }) => refund }),
    refundReason: t.exposeString('refundReason', { nullable: true }),
  }),
});

const LedgerLine = builder.objectRef<WatchedPaymentDetailsData['lines'][number]>('LedgerLine').implement({
  fields: (t) => ({
    account: t.exposeString('account'),
    currency: t.field({ type: PriceCurrency, resolve: ({ currency }) => currency }),
    cents: t.exposeInt('cents', { description: 'Debits are above zero.' }),
    cause: t.exposeString('cause'),
    at: t.field({ type: 'DateTime', resolve: ({ at }) => at }),
  }),
});

const WatchedPaymentDetails = builder.objectRef<WatchedPaymentDetailsData>('WatchedPaymentDetails').implement({
  fields: (t) => ({
    payment: t.field({ type: WatchedPayment, resolve: ({ payment }) => payment }),
    lines: t.field({ type: [LedgerLine], resolve: ({ lines }) => lines }),
  }),
});

const PaymentDifference = builder.objectRef<PaymentDifferenceData>('PaymentDifference').implement({
  fields: (t) => ({
    ref: t.exposeString('ref'),
    paymentId: t.exposeID('paymentId', { nullable: true }),
    what: t.exposeString('what'),
  }),
});

const AccountBalance = builder.objectRef<ReconciliationData['balances'][number]>('AccountBalance').implement({
  fields: (t) => ({
    account: t.field({ type: 'String', resolve: ({ account }) => account }),
    currency: t.field({ type: PriceCurrency, resolve: ({ currency }) => currency }),
    cents: t.exposeFloat('cents'),
  }),
});

const Reconciliation = builder.objectRef<ReconciliationData>('Reconciliation').implement({
  fields: (t) => ({
    checked: t.exposeInt('checked'),
    differences: t.field({ type: [PaymentDifference], resolve: ({ differences }) => differences }),
    balances: t.field({ type: [AccountBalance], resolve: ({ balances }) => balances }),
  }),
});

builder.queryFields((t) => ({
  watchedPayments: t.field({
    type: [WatchedPayment],
    description: 'Payments by words, the newest fifty. ADMIN only.',
    args: { words: t.arg.string() },
    authScopes: { $all: { acceptedTerms: true, admin: true } },
    resolve: (_root, { words }, context) => findWatchedPayments(context.services, requireViewer(context), words),
  }),
  watchedPayment: t.field({
    type: WatchedPaymentDetails,
    description: 'One payment with its lines in the ledger. ADMIN only.',
    args: { id: t.arg.id() },
    authScopes: { $all: { acceptedTerms: true, admin: true } },
    resolve: (_root, { id }, context) => watchPayment(context.services, requireViewer(context), id),
  }),
  reconciliation: t.field({
    type: Reconciliation,
    description: 'The provider’s books of the last 35 days beside ours. ADMIN only.',
    authScopes: { $all: { acceptedTerms: true, admin: true } },
    resolve: (_root, _args, context) => reconcilePayments(context.services, requireViewer(context)),
  }),
}));

builder.mutationField('refundPayment', (t) =>
  t.boolean({
    description: 'Gives a whole payment back, with an audit line. ADMIN only.',
    args: { id: t.arg.id(), reason: t.arg.string() },
    authScopes: { $all: { acceptedTerms: true, admin: true } },
    resolve: async (_root, { id, reason }, context) => {
      await refundPayment(context.services, requireViewer(context), id, reason);
      return true;
    },
  }),
);
