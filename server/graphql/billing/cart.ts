import { termMonths } from '../../../rules/money/plans';
import {
  type Cart as CartData,
  chooseVoucher,
  courseNames,
  makeParentKey,
  myCart,
  openCart,
  type ParentCart as ParentCartData,
  parentCart,
  payCart,
  payParentCart,
  refreshParentCart,
  type StartedPayment as StartedPaymentData,
} from '../../modules/billing';
import { AppError } from '../../platform/app-error';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';
import { PaymentState } from './payments';
import { PlanName, PriceCurrency } from './prices';

const CartVoucher = builder.objectRef<NonNullable<CartData['voucher']>>('CartVoucher').implement({
  fields: (t) => ({
    code: t.exposeString('code'),
    off: t.exposeInt('off', { description: 'Cents that come off.' }),
    lost: t.exposeInt('lost', { description: 'Cents that the price is too low for.' }),
  }),
});

const CartPayment = builder.objectRef<NonNullable<CartData['payment']>>('CartPayment').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    state: t.field({ type: PaymentState, resolve: ({ state }) => state }),
    failure: t.exposeString('failure', { nullable: true }),
    isOpen: t.exposeBoolean('isOpen'),
  }),
});

const Cart = builder.objectRef<CartData>('Cart').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    plan: t.field({ type: PlanName, resolve: ({ plan }) => plan }),
    months: t.exposeInt('months'),
    currency: t.field({ type: PriceCurrency, resolve: ({ currency }) => currency }),
    courseNames: t.string({ resolve: ({ courseIds }) => courseNames(courseIds) }),
    priceCents: t.exposeInt('priceCents', { nullable: true, description: 'Null while the term is not sold.' }),
    totalCents: t.exposeInt('totalCents'),
    gstCents: t.exposeInt('gstCents'),
    voucher: t.field({ type: CartVoucher, nullable: true, resolve: ({ voucher }) => voucher }),
    firstDay: t.exposeString('firstDay', { description: 'Calendar days, YYYY-MM-DD.' }),
    lastDay: t.exposeString('lastDay'),
    renewsOn: t.exposeString('renewsOn'),
    startsAfter: t.exposeString('startsAfter', { nullable: true, description: 'PLAN, TRIAL or null.' }),
    payment: t.field({ type: CartPayment, nullable: true, resolve: ({ payment }) => payment }),
  }),
});

const ParentCart = builder.objectRef<ParentCartData>('ParentCart').implement({
  description: 'What a parent’s link shows.',
  fields: (t) => ({
    firstName: t.exposeString('firstName'),
    isPaid: t.exposeBoolean('isPaid'),
    cart: t.field({ type: Cart, resolve: ({ cart }) => cart }),
  }),
});

const StartedPayment = builder.objectRef<StartedPaymentData>('StartedPayment').implement({
  fields: (t) => ({
    paymentId: t.exposeID('paymentId'),
    pageUrl: t.exposeString('pageUrl', {
      nullable: true,
      description: 'The provider’s page; null where the voucher pays all of it.',
    }),
  }),
});

const OpenCartInput = builder.inputType('OpenCartInput', {
  fields: (t) => ({
    plan: t.field({ type: PlanName }),
    months: t.int(),
    currency: t.field({ type: PriceCurrency }),
    courseIds: t.stringList(),
    backTo: t.string({ required: false }),
  }),
});

builder.queryFields((t) => ({
  myCart: t.field({
    type: Cart,
    nullable: true,
    authScopes: { acceptedTerms: true },
    resolve: (_root, _args, context) => myCart(context.services, requireViewer(context)),
  }),
  parentCart: t.field({
    type: ParentCart,
    nullable: true,
    args: { key: t.arg.string() },
    authScopes: { public: true },
    resolve: (_root, { key }, { services, clientAddress }) => parentCart(services, { key, clientAddress }),
  }),
}));

builder.mutationFields((t) => ({
  openCart: t.boolean({
    description: 'Puts a plan into the viewer’s cart, in place of what was in it.',
    args: { input: t.arg({ type: OpenCartInput }) },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { input }, context) => {
      const months = termMonths.find((term) => term === input.months);
      if (months === undefined) throw new AppError('BAD_INPUT', 'Choose 1, 6 or 12 months.');
      const viewer = requireViewer(context);
      await openCart(context.services, viewer, { ...input, months, backTo: input.backTo ?? null });
      return true;
    },
  }),
  chooseVoucher: t.boolean({
    description: 'Puts a voucher into the viewer’s cart by its code; an empty code takes it out.',
    args: { code: t.arg.string() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { code }, context) => {
      await chooseVoucher(context.services, requireViewer(context), code);
      return true;
    },
  }),
  payCart: t.field({
    type: StartedPayment,
    args: { shownCents: t.arg.int(), payerEmail: t.arg.string({ required: false }) },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { shownCents, payerEmail }, context) =>
      payCart(context.services, requireViewer(context), shownCents, {
        siteOrigin: context.siteOrigin,
        payerEmail: payerEmail ?? null,
      }),
  }),
  makeParentKey: t.string({
    description: 'A key with which a parent opens the viewer’s cart, for seven days.',
    authScopes: { acceptedTerms: true },
    resolve: (_root, _args, context) => makeParentKey(context.services, requireViewer(context)),
  }),
  payParentCart: t.field({
    type: StartedPayment,
    args: { key: t.arg.string(), shownCents: t.arg.int(), payerEmail: t.arg.string({ required: false }) },
    authScopes: { public: true },
    resolve: (_root, { key, shownCents, payerEmail }, { services, clientAddress, siteOrigin }) =>
      payParentCart(services, { key, clientAddress, shownCents, payerEmail: payerEmail ?? null, siteOrigin }),
  }),
  refreshParentCart: t.boolean({
    description: 'Asks the provider how the payment behind a parent’s key stands.',
    args: { key: t.arg.string() },
    authScopes: { public: true },
    resolve: async (_root, { key }, { services, clientAddress }) => {
      await refreshParentCart(services, { key, clientAddress });
      return true;
    },
  }),
}));
