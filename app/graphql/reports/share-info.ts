import { graphql } from '../init';

/** Where a short link to a shared report leads. */
export const ShareInfo = graphql(`
  query ShareInfo($shortenedUrl: String!) {
    studentTaskReportShareInfo(shortenedUrl: $shortenedUrl) { shareKey taskId studentTaskId }
  }
`);
