import { graphql } from '../init';
import { PageViewer } from '../shell/page-viewer';

/** One course with its topics, to make a practice from. */
export const CreatePracticePage = graphql(
  `
    query CreatePracticePage($courseId: ID!) {
      ...PageViewer
      course(courseId: $courseId) {
        id
        name
        badge
        topics { id title strand year templateCount }
      }
      practiceSetup(courseId: $courseId) {
        last { mode difficulty topicIds questionCount }
        nextStep { topic { id title } }
        usualSeconds
        timer
      }
      unresolvedCountByCourse { courseId unresolvedCount }
    }
  `,
  [PageViewer],
);
