import { PlanParts } from '../billing/plan-pages';
import { graphql } from '../init';
import { PageViewer } from '../shell/page-viewer';

/** What is open to the viewer now, by which plan, and how much of the day is used. */
export const SubscriptionPage = graphql(
  `
    query SubscriptionPage($currency: PriceCurrency!) {
      ...PageViewer
      viewer { planState }
      home { answeredToday }
      myPlans { ...PlanParts }
      prices(currency: $currency) { plan months cents }
    }
  `,
  [PageViewer, PlanParts],
);
