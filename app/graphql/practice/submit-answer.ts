import { graphql } from '../init';
import { MarkedParts } from './question-parts';

/** Marks an answer. It brings what the page needs to show the verdict, so that nothing has to be read again for it. */
export const SubmitAnswer = graphql(
  `
    mutation SubmitAnswer($input: SubmitAnswerInput!) {
      submitAnswer(input: $input) {
        attempt { id verdict message }
        practice { coinsEarned outcomes }
        question { ...MarkedParts }
      }
    }
  `,
  [MarkedParts],
);
