import {
  cancelPayerPlan,
  cancelPlan,
  courseNames,
  myPlans,
  type PayerPlan as PayerPlanData,
  type Plan as PlanData,
  payerPlan,
  undoCancelPayerPlan,
  undoCancelPlan,
} from '../../modules/billing';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';
import { Payment } from './payments';
import { PriceCurrency } from './prices';

const SubscriptionState = builder.enumType('SubscriptionState', {
  values: ['ACTIVE', 'CANCELLING', 'PAST_DUE', 'ENDED'] as const,
});

const Plan = builder.objectRef<PlanData>('Plan').implement({
  description: 'A plan that the viewer bought.',
  fields: (t) => ({
    id: t.exposeID('id'),
    courseNames: t.string({ resolve: ({ courseIds }) => courseNames(courseIds) }),
    months: t.exposeInt('months'),
    currency: t.field({ type: PriceCurrency, resolve: ({ currency }) => currency }),
    state: t.field({ type: SubscriptionState, resolve: ({ state }) => state }),
    firstDay: t.exposeString('firstDay', { description: 'Calendar days, YYYY-MM-DD.' }),
    lastDay: t.exposeString('lastDay'),
    renewsOn: t.exposeString('renewsOn', { nullable: true }),
    renewalCents: t.exposeInt('renewalCents'),
    nextTryOn: t.exposeString('nextTryOn', { nullable: true }),
    canUndo: t.exposeBoolean('canUndo'),
    payerEmail: t.exposeString('payerEmail', {
      nullable: true,
      description: 'Where receipts and reminders go; null: to the account’s address.',
    }),
  }),
});

const PayerPlan = builder.objectRef<PayerPlanData>('PayerPlan').implement({
  description: 'A plan as its payer sees it, by the link in the mails.',
  fields: (t) => ({
    firstName: t.exposeString('firstName'),
    plan: t.field({ type: Plan, resolve: ({ plan }) => plan }),
    payments: t.field({ type: [Payment], resolve: ({ payments }) => payments }),
  }),
});

builder.queryField('payerPlan', (t) =>
  t.field({
    type: PayerPlan,
    nullable: true,
    args: { key: t.arg.string() },
    authScopes: { public: true },
    resolve: (_root, { key }, { services }) => payerPlan(services, key),
  }),
);

builder.queryField('myPlans', (t) =>
  t.field({
    type: [Plan],
    description: 'Plans that the viewer bought: those that run first.',
    authScopes: { acceptedTerms: true },
    resolve: (_root, _args, context) => myPlans(context.services, requireViewer(context)),
  }),
);

builder.mutationFields((t) => ({
  cancelPlan: t.boolean({
    description: 'Ends the renewal: the plan runs to its last day.',
    args: { id: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { id }, context) => {
      await cancelPlan(context.services, requireViewer(context), id);
      return true;
    },
  }),
  cancelPayerPlan: t.boolean({
    description: 'As `cancelPlan`, by the link in the mails of the payer.',
    args: { key: t.arg.string() },
    authScopes: { public: true },
    resolve: async (_root, { key }, { services }) => {
      await cancelPayerPlan(services, key);
      return true;
    },
  }),
  undoCancelPayerPlan: t.boolean({
    args: { key: t.arg.string() },
    authScopes: { public: true },
    resolve: async (_root, { key }, { services }) => {
      await undoCancelPayerPlan(services, key);
      return true;
    },
  }),
  undoCancelPlan: t.boolean({
    args: { id: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { id }, context) => {
      await undoCancelPlan(context.services, requireViewer(context), id);
      return true;
    },
  }),
}));
