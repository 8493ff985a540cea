import { graphql } from '../init';
import { PageViewer } from '../shell/page-viewer';

/** Which courses have errors: the counts that the frame shows too, and the badges to show them with. */
export const ErrorLogbooksPage = graphql(
  `
    query ErrorLogbooksPage {
      ...PageViewer
      unresolvedCountByCourse { courseId courseName courseGrade unresolvedCount }
      myCourses { course { id name badge } unresolvedCount }
    }
  `,
  [PageViewer],
);
