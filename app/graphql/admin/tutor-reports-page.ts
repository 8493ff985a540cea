import { graphql } from '../init';
import { Shell } from '../shell/shell';

/** Replies of the tutor that students reported; administrators only. */
export const TutorReportsPage = graphql(
  `
    query TutorReportsPage {
      ...Shell
      tutorReports { talkId number text reason bot scenario isWorded reportedAt seenAt }
    }
  `,
  [Shell],
);

export const MarkTutorReport = graphql(`
  mutation MarkTutorReport($talkId: ID!, $number: Int!) { markTutorReport(talkId: $talkId, number: $number) }
`);
