import { graphql } from '../init';
import { Shell } from '../shell/shell';

/** The front page of administrators. */
export const OverviewPage = graphql(
  `
    query OverviewPage {
      ...Shell
      adminOverview { people classes mails questionReports tutorReports battleReports failedJobs deletions }
    }
  `,
  [Shell],
);

/** Who did what; administrators only. */
export const AuditPage = graphql(
  `
    query AuditPage {
      ...Shell
      auditEntries { id actor action subject detail createdAt }
    }
  `,
  [Shell],
);
