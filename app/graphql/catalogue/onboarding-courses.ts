import { graphql } from '../init';

/** Courses to choose from before registering. */
export const OnboardingCourses = graphql(`
  query OnboardingCourses {
    courses { id grade name practisableTopicCount }
  }
`);
