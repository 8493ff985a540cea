import { graphql } from '../init';

export const ChooseCourses = graphql(`
  mutation ChooseCourses($courseIds: [ID!]!) {
    chooseCourses(courseIds: $courseIds) { course { id } }
  }
`);
