import { cancelPlan, courseNames, myPlans, type Plan as PlanData, undoCancelPlan } from '../../modules/billing';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';
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
  }),
});

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
  undoCancelPlan: t.boolean({
    args: { id: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { id }, context) => {
      await undoCancelPlan(context.services, requireViewer(context), id);
      return true;
    },
  }),
}));
