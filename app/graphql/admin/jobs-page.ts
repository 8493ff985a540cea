import { graphql } from '../init';
import { PageViewer } from '../shell/page-viewer';

/** What waits, runs and failed; administrators only. */
export const JobsPage = graphql(
  `
    query JobsPage {
      ...PageViewer
      jobKinds { name waiting running failed done lastAt nextAt }
      failedJobs { id name reason tries failedAt }
      failedRows { job rowId reason tries failedAt nextTryAt }
    }
  `,
  [PageViewer],
);

export const RetryJob = graphql(`mutation RetryJob($id: ID!) { retryJob(id: $id) }`);

export const RetryRow = graphql(
  `mutation RetryRow($job: String!, $rowId: String) { retryRow(job: $job, rowId: $rowId) }`,
);
