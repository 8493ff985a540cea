import { graphql } from '../init';
import { PageViewer } from '../shell/page-viewer';
import { QuestionParts } from './question-parts';

/** All that /question/{questionId} shows: one question of the viewer's own with its attempts. */
export const QuestionPage = graphql(
  `
    query QuestionPage($questionId: ID!) {
      ...PageViewer
      question(questionId: $questionId) { practiceId ...QuestionParts usualSeconds }
    }
  `,
  [PageViewer, QuestionParts],
);
