import { graphql } from '../init';
import { PageViewer } from '../shell/page-viewer';

/** Classes that an administrator looks for. */
export const AdminClassesPage = graphql(
  `
    query AdminClassesPage($words: String!) {
      ...PageViewer
      watchedClasses(words: $words) { id name colour owner studentCount archived createdAt }
    }
  `,
  [PageViewer],
);

/** One of them; asking for it leaves an audit line. */
export const AdminClassPage = graphql(
  `
    query AdminClassPage($classId: ID!) {
      ...PageViewer
      watchedClass(classId: $classId) {
        id name colour owner archived createdAt coTeachers students announcementCount
        files { name size }
      }
    }
  `,
  [PageViewer],
);
