import { graphql } from '../init';

export const CloseQuestion = graphql(`
  mutation CloseQuestion($practiceId: ID!, $index: Int!) {
    closeQuestion(practiceId: $practiceId, index: $index) { id }
  }
`);
