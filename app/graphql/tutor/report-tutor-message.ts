import { graphql } from '../init';

export const ReportTutorMessage = graphql(`
  mutation ReportTutorMessage($talkId: ID!, $number: Int!, $reason: String!) {
    reportTutorMessage(talkId: $talkId, number: $number, reason: $reason) { id }
  }
`);
