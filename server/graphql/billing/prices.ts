import { planNames } from '../../../rules/money/plans';
import { type Price as PriceData, pricesIn } from '../../modules/billing';
import { builder } from '../builder';

export const PriceCurrency = builder.enumType('PriceCurrency', { values: ['AUD', 'USD'] as const });
export const PlanName = builder.enumType('PlanName', { values: planNames });

const Price = builder.objectRef<PriceData>('Price').implement({
  fields: (t) => ({
    plan: t.field({ type: PlanName, resolve: ({ plan }) => plan }),
    months: t.exposeInt('months'),
    currency: t.field({ type: PriceCurrency, resolve: ({ currency }) => currency }),
    cents: t.exposeInt('cents', { description: 'For the whole term, taxes included.' }),
  }),
});

builder.queryField('prices', (t) =>
  t.field({
    type: [Price],
    description: 'What every term of every plan costs in a currency today.',
    args: { currency: t.arg({ type: PriceCurrency }) },
    authScopes: { public: true },
    // The build asks this too: of services it has the clock alone.
    resolve: (_root, { currency }, { services }) => pricesIn(currency, services.clock.now().toISOString().slice(0, 10)),
  }),
);
