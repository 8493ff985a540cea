import { graphql } from '../init';

export const AddWorkingLine = graphql(`
  mutation AddWorkingLine($input: AddWorkingLineInput!) {
    addWorkingLine(input: $input) { unreadable }
  }
`);
