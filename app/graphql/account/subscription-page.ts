import { graphql } from '../init';
import { Shell } from '../shell/shell';

/** What is open to the viewer now, by which term, and how much of the day is used. */
export const SubscriptionPage = graphql(
  `
    query SubscriptionPage {
      ...Shell
      home { answeredToday }
      courses { id name iconUrl subscription { id from to is14DaysTrial } }
    }
  `,
  [Shell],
);
