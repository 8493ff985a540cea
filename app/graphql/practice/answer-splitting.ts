import { graphql } from '../init';

export const AnswerSplitting = graphql(`
  mutation AnswerSplitting($attemptId: ID!, $choiceId: ID!) {
    answerSplitting(attemptId: $attemptId, choiceId: $choiceId) { id }
  }
`);
