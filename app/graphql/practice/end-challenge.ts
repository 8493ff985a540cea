import { graphql } from '../init';

export const EndChallenge = graphql(`
  mutation EndChallenge($practiceId: ID!, $index: Int!, $typed: String!) {
    endChallenge(practiceId: $practiceId, index: $index, typed: $typed) { id state }
  }
`);
