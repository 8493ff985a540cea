import { graphql } from '../init';
import { Shell } from '../shell/shell';

/** Classes that an administrator looks for. */
export const AdminClassesPage = graphql(
  `
    query AdminClassesPage($words: String!) {
      ...Shell
      watchedClasses(words: $words) { id name colour owner studentCount archived createdAt }
    }
  `,
  [Shell],
);

/** One of them; asking for it leaves an audit line. */
export const AdminClassPage = graphql(
  `
    query AdminClassPage($classId: ID!) {
      ...Shell
      watchedClass(classId: $classId) {
        id name colour owner archived createdAt coTeachers students announcementCount
        files { name size }
      }
    }
  `,
  [Shell],
);
