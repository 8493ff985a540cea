import { graphql } from '../init';
import { PageViewer } from '../shell/page-viewer';

/** The front page of administrators. */
export const OverviewPage = graphql(
  `
    query OverviewPage {
      ...PageViewer
      adminOverview { people classes mails questionReports tutorReports battleReports failedJobs deletions }
    }
  `,
  [PageViewer],
);

/** Who did what; administrators only. */
export const AuditPage = graphql(
  `
    query AuditPage {
      ...PageViewer
      auditEntries { id actor action subject detail createdAt }
    }
  `,
  [PageViewer],
);
