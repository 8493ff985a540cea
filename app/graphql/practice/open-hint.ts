import { graphql } from '../init';

export const OpenHint = graphql(`
  mutation OpenHint($practiceId: ID!, $index: Int!, $number: Int!) {
    openHint(practiceId: $practiceId, index: $index, number: $number) { id }
  }
`);
