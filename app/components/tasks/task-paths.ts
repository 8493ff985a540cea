/** Addresses of a student's tasks. They are not in lib/paths.ts, which every page loads and a practice page has no room for. */
export const taskPaths = {
  unfinished: (taskId: string, index: number) => `/task/unfinished/${taskId}/${index}`,
  /** Takes what is typed for a question of a test. */
  testDraft: (practiceId: string, index: number) => `/api/test-drafts/${practiceId}/${index}`,
  result: (practiceId: string) => `/task/${practiceId}/result`,
  task: (classId: string, studentTaskId: string) => `/classroom/${classId}/tasks/${studentTaskId}`,
  report: (classId: string, studentTaskId: string, taskId: string) =>
    `/classroom/${classId}/tasks/${studentTaskId}/${taskId}/task-report-details`,
  hidden: (classId: string) => `/classroom/${classId}/hidden-tasks`,
} as const;
