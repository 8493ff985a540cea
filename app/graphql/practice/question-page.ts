import { graphql } from '../init';
import { Shell } from '../shell/shell';
import { QuestionParts } from './question-parts';

/** All that /question/{questionId} shows: one question of the viewer's own with its attempts. */
export const QuestionPage = graphql(
  `
    query QuestionPage($questionId: ID!) {
      ...Shell
      question(questionId: $questionId) { practiceId ...QuestionParts usualSeconds }
    }
  `,
  [Shell, QuestionParts],
);
