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
export { startStudentTask } from './start-student-task';
export {
  getMyTask,
  getMyTaskOfPractice,
  listMyTasks,
  listOpenTasks,
  type MyTask,
  markMyTask,
} from './student/my-tasks';
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
