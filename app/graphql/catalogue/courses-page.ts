import { graphql } from '../init';
import { Shell } from '../shell/shell';

/** All courses; for a signed-in student also which are chosen. */
export const CoursesPage = graphql(
  `
    query CoursesPage {
      ...Shell
      courses { id name grade badge practisableTopicCount topics { id } }
      myCourses { course { id } }
    }
  `,
  [Shell],
);

/** The same list for a visitor. */
export const PublicCoursesPage = graphql(`
  query PublicCoursesPage {
    courses { id name grade badge practisableTopicCount topics { id } }
  }
`);
