import { graphql } from '../init';
import { PageViewer } from '../shell/page-viewer';

/** All courses; for a signed-in student also which are chosen. */
export const CoursesPage = graphql(
  `
    query CoursesPage {
      ...PageViewer
      courses { id name grade badge practisableTopicCount topics { id } }
      myCourses { course { id } }
    }
  `,
  [PageViewer],
);

/** The same list for a visitor. */
export const PublicCoursesPage = graphql(`
  query PublicCoursesPage {
    courses { id name grade badge practisableTopicCount topics { id } }
  }
`);
