import { graphql } from '../init';

export const ReportQuestion = graphql(`
  mutation ReportQuestion($questionId: ID!, $reason: String!) {
    reportQuestion(questionId: $questionId, reason: $reason) { id }
  }
`);
