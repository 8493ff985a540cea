import { graphql } from '../init';
import { Shell } from '../shell/shell';

/** Questions that students reported; administrators only. */
export const QuestionReportsPage = graphql(
  `
    query QuestionReportsPage {
      ...Shell
      questionReports {
        questionId prompt templateId version currentVersion seed reason answers { answer verdict } reportedAt
        decision answer decidedAt reMarkedAt
      }
    }
  `,
  [Shell],
);

export const DecideQuestionReport = graphql(`
  mutation DecideQuestionReport($questionId: ID!, $decision: String!, $answer: String!) {
    decideQuestionReport(questionId: $questionId, decision: $decision, answer: $answer)
  }
`);
