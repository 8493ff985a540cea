import {
  backAddressOf,
  myPayment,
  myPayments,
  type Payment as PaymentData,
  refreshMyPayment,
} from '../../modules/billing';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';
import { PriceCurrency } from './prices';

export const PaymentState = builder.enumType('PaymentState', {
  values: ['CREATED', 'NEEDS_ACTION', 'PROCESSING', 'SETTLED', 'FAILED', 'EXPIRED'] as const,
});

export const RefundState = builder.enumType('RefundState', { values: ['DUE', 'DONE'] as const });

const Seller = builder.objectRef<PaymentData['seller']>('Seller').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    abn: t.exposeString('abn', { nullable: true, description: 'Australian Business Number; null where none is set.' }),
  }),
});

export const Payment = builder.objectRef<PaymentData>('Payment').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.exposeString('number'),
    description: t.exposeString('description'),
    isRenewal: t.exposeBoolean('isRenewal'),
    state: t.field({ type: PaymentState, resolve: ({ state }) => state }),
    currency: t.field({ type: PriceCurrency, resolve: ({ currency }) => currency }),
    amountCents: t.exposeInt('amountCents'),
    voucherCents: t.exposeInt('voucherCents'),
    gstCents: t.exposeInt('gstCents', { description: 'Within the amount.' }),
    cardLabel: t.exposeString('cardLabel', { nullable: true }),
    failure: t.exposeString('failure', { nullable: true }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    settledAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ settledAt }) => settledAt }),
    firstDay: t.exposeString('firstDay', { nullable: true }),
    lastDay: t.exposeString('lastDay', { nullable: true }),
    refund: t.field({ type: RefundState, nullable: true, resolve: ({ refund }) => refund }),
    backTo: t.string({
      nullable: true,
      description: 'The path on this site that led to buying.',
      resolve: ({ cartId }, _args, context) => backAddressOf(context.services, requireViewer(context), cartId),
    }),
    seller: t.field({ type: Seller, resolve: ({ seller }) => seller }),
    buyer: t.exposeString('buyer', { description: 'The email address of whoever paid.' }),
    refundedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ refundedAt }) => refundedAt }),
  }),
});

builder.queryFields((t) => ({
  myPayments: t.field({
    type: [Payment],
    description: 'What the viewer paid or tried to pay, newest first.',
    authScopes: { acceptedTerms: true },
    resolve: (_root, _args, context) => myPayments(context.services, requireViewer(context)),
  }),
  myPayment: t.field({
    type: Payment,
    args: { id: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { id }, context) => myPayment(context.services, requireViewer(context), id),
  }),
}));

builder.mutationField('refreshMyPayment', (t) =>
  t.field({
    type: PaymentState,
    description: 'Asks the provider how the viewer’s payment stands.',
    args: { id: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { id }, context) => refreshMyPayment(context.services, requireViewer(context), id),
  }),
);
