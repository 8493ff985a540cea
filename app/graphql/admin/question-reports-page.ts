import { graphql } from '../init';
import { PageViewer } from '../shell/page-viewer';

/** Questions that students reported; administrators only. */
export const QuestionReportsPage = graphql(
  `
    query QuestionReportsPage {
      ...PageViewer
      questionReports {
        questionId prompt templateId version currentVersion seed reason answers { answer verdict } reportedAt
        decision answer decidedAt reMarkedAt
      }
    }
  `,
  [PageViewer],
);

export const DecideQuestionReport = graphql(`
  mutation DecideQuestionReport($questionId: ID!, $decision: String!, $answer: String!) {
    decideQuestionReport(questionId: $questionId, decision: $decision, answer: $answer)
  }
`);
