export {
  commentStudentTask,
  extendStudentTask,
  handBack,
  markAnswer,
  setExcused,
} from './change-student-task';
export { addTaskStudents, changeTask, copyTask, setTaskClosed } from './change-task';
export {
  changeTaskQuestions,
  createTaskDraft,
  deleteTaskDraft,
  type QuestionChange,
  saveTaskDraft,
} from './draft-task';
export { publishTask } from './publish-task';
export {
  type QuestionOfReport,
  type ReportAttempt,
  readStudentTaskReport,
  type StudentTaskReportData,
} from './report/read-student-task-report';
export type { ReportReader } from './report/report.repo';
export { startStudentTask } from './start-student-task';
export { getMyTask, getMyTaskOfPractice, listMyTasks, type MyTask, markMyTask, shownTask } from './student/my-tasks';
export { type MyTaskJson, type MyTaskRow, myTaskColumns, toMyTaskRow } from './student/my-tasks.repo';
export { openMyTask } from './student/open-my-task';
export {
  getTaskDraft,
  getTaughtStudentTask,
  getTaughtTask,
  listTaughtTasks,
  type StudentAnswer,
  type StudentOfTask,
  type TaskClass,
  type TaskDraft,
  type TaskPicked,
  type TaughtTask,
} from './taught-tasks';
