import { graphql } from '../init';
import { Shell } from '../shell/shell';

/** What waits, runs and failed; administrators only. */
export const JobsPage = graphql(
  `
    query JobsPage {
      ...Shell
      jobKinds { name waiting running failed done nextAt }
      failedJobs { id name reason tries failedAt }
    }
  `,
  [Shell],
);

export const RetryJob = graphql(`mutation RetryJob($id: ID!) { retryJob(id: $id) }`);
