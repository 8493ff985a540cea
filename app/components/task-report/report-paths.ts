import { taskPaths } from '../tasks/task-paths';

/** Addresses of the report of a student's own task, as the specification names them. */
export const reportPaths = {
  report: taskPaths.report,
  bySubject: (classId: string, studentTaskId: string, taskId: string) =>
    `/classroom/${classId}/tasks/${taskId}/studentTasks/${studentTaskId}/multi-subject-student-task-report-details`,
  errors: (classId: string, studentTaskId: string) => `${taskPaths.task(classId, studentTaskId)}/view-all-errors`,
  errorPractice: (classId: string, studentTaskId: string) =>
    `${taskPaths.task(classId, studentTaskId)}/view-error-practice`,
  review: (classId: string, studentTaskId: string, index?: number) =>
    `${taskPaths.task(classId, studentTaskId)}/error-review-session${index === undefined ? '' : `/${index}`}`,
} as const;
