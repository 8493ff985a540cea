import { graphql } from '../init';

export const FinishPractice = graphql(`
  mutation FinishPractice($practiceId: ID!) {
    finishPractice(practiceId: $practiceId) { id }
  }
`);
