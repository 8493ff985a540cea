import { graphql } from '../init';

export const ChooseCourses = graphql(`
  mutation ChooseCourses($courseIds: [ID!]!) {
    chooseCourses(courseIds: $courseIds) { course { id } }
  }
`);

/** Adds them; those that are chosen stay. */
export const AddCourses = graphql(`mutation AddCourses($courseIds: [ID!]!) { addCourses(courseIds: $courseIds) }`);
