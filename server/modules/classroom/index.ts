export { deleteClass, renewJoinCode, setClassArchived, updateClass } from './change-class';
export { moveStudents, removeStudents, wake } from './change-roster';
export {
  answerTeachingInvitation,
  endCoTeaching,
  listTeachingInvitations,
  type TeachingInvitation,
} from './co-teaching';
export { createClass } from './create-class';
export { inviteCoTeacher, inviteStudents, withdrawInvitation } from './invite-people';
export { type ClassToJoin, classToJoin, joinClass } from './join-class';
export {
  type ClassInvitation,
  declineClassInvitation,
  getMyClass,
  leaveClass,
  listClassInvitations,
  listClassmates,
  listMyClasses,
  type MyClass,
} from './my-classes';
export { tellAll } from './notices';
export { taughtBy } from './taught-by';
export {
  getClassPeople,
  getRoster,
  getTaughtClass,
  listTaughtClasses,
  type RosterStudent,
  type TaughtClass,
} from './taught-classes';
