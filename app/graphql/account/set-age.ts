import { graphql } from '../init';

export const SetAge = graphql(`
  mutation SetAge($month: Int!, $year: Int!, $parentEmail: String) {
    setAge(month: $month, year: $year, parentEmail: $parentEmail)
  }
`);
