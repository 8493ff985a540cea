/** Where the errors of a session come from; each scope has at most one unfinished session of a student. */
export type ReviewScope = { courseId: string } | { studentTaskId: string };

export const scopeKey = (scope: ReviewScope): string =>
  'courseId' in scope ? `course:${scope.courseId}` : `task:${scope.studentTaskId}`;
