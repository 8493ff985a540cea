import { graphql } from '../init';
import { Shell } from '../shell/shell';

/** What an ERROR_LOGBOOK practice of a course can be made of. */
export const ErrorSetPage = graphql(
  `
    query ErrorSetPage($courseId: ID!) {
      ...Shell
      course(courseId: $courseId) { id name }
      errorLogbook(courseId: $courseId) {
        totals { unresolved }
        groupsByTopic { id name unresolved topic { id } }
        due { clear confirm }
        followUps { kind due count }
      }
    }
  `,
  [Shell],
);
