import { graphql } from '../init';

export const TakeBackWorkingLine = graphql(`
  mutation TakeBackWorkingLine($practiceId: ID!, $index: Int!, $number: Int!) {
    takeBackWorkingLine(practiceId: $practiceId, index: $index, number: $number) { __typename }
  }
`);
