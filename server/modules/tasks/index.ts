export { startStudentTask } from './start-student-task';
