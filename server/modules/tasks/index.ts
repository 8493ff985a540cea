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
export { listPortalTasks, type PortalTask } from './portal-tasks';
export { publishTask } from './publish-task';
export { startStudentTask } from './start-student-task';
export { getMyTask, getMyTaskOfPractice, listMyTasks, type MyTask, markMyTask } from './student/my-tasks';
export { openMyTask, tryMyTaskAgain } from './student/open-my-task';
export { countWaitingTasks, type WaitingTaskJson, waitingTasksJson } from './student/waiting-tasks';
export type { TaskRow } from './task-data';
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
