export { addTestMinutes } from './add-test-minutes';
export { answerMarkRequest } from './answer-mark-request';
export { changeTaskPoints } from './change-points';
export {
  commentStudentTask,
  extendStudentTask,
  handBack,
  markAnswer,
  setExcused,
} from './change-student-task';
export { addTaskStudents, changeTask, copyTask, setTaskClosed, type TaskChange, takeTaskBack } from './change-task';
export {
  changeTaskQuestions,
  createTaskDraft,
  deleteTaskDraft,
  type QuestionChange,
  saveTaskDraft,
} from './draft-task';
export {
  chooseSavedExam,
  deleteSavedExam,
  listSavedExams,
  renameSavedExam,
  type SavedExam,
  saveExam,
} from './exams/saved-exams';
export { buyTaskItem } from './items/buy-task-item';
export { getTaskItems, type TaskItems } from './items/task-items';
export { registerTaskJobs } from './jobs';
export { followLiveTask } from './live/follow-live-task';
export { getLiveTask, type LiveChange, type LiveStudent, type LiveTask } from './live/live-task';
export { taskNotices } from './notices/task-notices';
export { tellStudents } from './notices/tell-students';
export { listPortalTasks, type PortalTask } from './portal-tasks';
export { publishTask } from './publish-task';
export { checkTaskSums } from './report/check-sums';
export { createFollowUp, setFollowUp } from './report/create-follow-up';
export {
  getInsights,
  type IdeaDetails,
  type IdeaInsight,
  type Insights,
  type SampleAnswer,
  type StudentOfIdea,
} from './report/get-insights';
export { getStudentReport, type StudentReport, type TaskOfStudent } from './report/get-student-report';
export {
  type AnswersToQuestion,
  getTaskQuestionReport,
  getTaskReport,
  type QuestionOfTask,
  type TaskQuestionReport,
  type TaskReport,
} from './report/get-task-report';
export {
  type QuestionOfReport,
  readStudentTaskReport,
  type StudentTaskReportData,
} from './report/read-student-task-report';
export type { ReportReader } from './report/report.repo';
export type { ReportAttempt } from './report/report-attempt';
export { getStudentBoard } from './report/student-board';
export { startStudentTask } from './start-student-task';
export { askForMark } from './student/ask-for-mark';
export {
  getMyTask,
  getMyTaskOfPractice,
  listMyTasks,
  listOpenTasks,
  type MyCriterion,
  type MyMark,
  type MyTask,
  markMyTask,
  shownTask,
} from './student/my-tasks';
export { type MyTaskJson, type MyTaskRow, myTaskColumns, toMyTaskRow } from './student/my-tasks.repo';
export { openMyTask, tryMyTaskAgain } from './student/open-my-task';
export { countWaitingTasks, type WaitingTaskJson, waitingTasksJson } from './student/waiting-tasks';
export type { TaskRow } from './task-data';
export {
  getClassOfTask,
  getTaskDraft,
  getTaughtStudentTask,
  getTaughtTask,
  listTaughtTasks,
  type MarkRequest,
  type Saved,
  type Score,
  type StudentAnswer,
  type StudentOfTask,
  type TaskClass,
  type TaskDraft,
  type TaskPicked,
  type TaughtTask,
} from './taught-tasks';
