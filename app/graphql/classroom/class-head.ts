import { graphql } from '../init';
import { PageViewer } from '../shell/page-viewer';

const ClassHead = graphql(`
  fragment ClassHead on TaskClass @_unmask { id name colour studentCount archivedAt course { id name } }
`);

/** The head of all pages about one class. */
export const ClassHeadOfClass = graphql(
  `query ClassHeadOfClass($classId: ID!) { ...PageViewer classHead(classId: $classId) { ...ClassHead } }`,
  [PageViewer, ClassHead],
);

/** The same head over the pages about one of its tasks. */
export const ClassHeadOfTask = graphql(
  `query ClassHeadOfTask($taskId: ID!) { ...PageViewer classHeadOfTask(taskId: $taskId) { ...ClassHead } }`,
  [PageViewer, ClassHead],
);
