import { graphql } from '../init';

export const SubmitAnswer = graphql(`
  mutation SubmitAnswer($input: SubmitAnswerInput!) {
    submitAnswer(input: $input) { attempt { id verdict message } }
  }
`);
