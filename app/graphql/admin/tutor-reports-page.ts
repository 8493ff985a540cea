import { graphql } from '../init';
import { PageViewer } from '../shell/page-viewer';

/** Replies of the tutor that students reported; administrators only. */
export const TutorReportsPage = graphql(
  `
    query TutorReportsPage {
      ...PageViewer
      tutorReports { talkId number text reason bot scenario isWorded reportedAt seenAt }
    }
  `,
  [PageViewer],
);

export const MarkTutorReport = graphql(`
  mutation MarkTutorReport($talkId: ID!, $number: Int!) { markTutorReport(talkId: $talkId, number: $number) }
`);
