import { graphql } from '../init';
import { Shell } from '../shell/shell';

/** The terms that run now; payments have no page of their own in the contract yet. */
export const BillingHistoryPage = graphql(
  `
    query BillingHistoryPage {
      ...Shell
      courses { id name iconUrl subscription { id from to is14DaysTrial } }
    }
  `,
  [Shell],
);
