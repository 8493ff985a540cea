import { graphql } from '../init';
import { PageViewer } from '../shell/page-viewer';

/** What an ERROR_LOGBOOK practice of a course can be made of. */
export const ErrorSetPage = graphql(
  `
    query ErrorSetPage($courseId: ID!) {
      ...PageViewer
      course(courseId: $courseId) { id name }
      errorLogbook(courseId: $courseId) {
        totals { unresolved }
        groupsByTopic { id name unresolved topic { id } }
        due { clear confirm }
        followUps { kind due count }
      }
    }
  `,
  [PageViewer],
);
