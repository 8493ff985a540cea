export { addTestMinutes } from './add-test-minutes';
export { answerMarkRequest } from './answer-mark-request';
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
export { registerTaskJobs } from './jobs';
export { followLiveTask } from './live/follow-live-task';
export { getLiveTask, type LiveChange, type LiveStudent, type LiveTask } from './live/live-task';
export { publishTask } from './publish-task';
export { startStudentTask } from './start-student-task';
export { askForMark } from './student/ask-for-mark';
export {
  getMyTask,
  getMyTaskOfPractice,
  listMyTasks,
  type MyCriterion,
  type MyMark,
  type MyTask,
  markMyTask,
} from './student/my-tasks';
export { openMyTask } from './student/open-my-task';
export {
  getTaskDraft,
  getTaughtStudentTask,
  getTaughtTask,
  listTaughtTasks,
  type MarkRequest,
  type StudentAnswer,
  type StudentOfTask,
  type TaskClass,
  type TaskDraft,
  type TaskPicked,
  type TaughtTask,
} from './taught-tasks';
