export {
  type Announcement,
  announce,
  deleteAnnouncement,
  editAnnouncement,
  listAnnouncements,
} from './announcements/announce';
export { deleteClass, renewJoinCode, setClassArchived, setCoinsOnTasks, updateClass } from './change-class';
export { moveStudents, removeStudents } from './change-roster';
export {
  answerTeachingInvitation,
  endCoTeaching,
  listTeachingInvitations,
  type TeachingInvitation,
} from './co-teaching';
export { awardCoins } from './coins/award-coins';
export { type ClassCoins, type ClassPot, type CoinAward, getClassCoins } from './coins/class-coins';
export { closePot, givePot, openPot, returnPotsOfOwner } from './coins/class-pot';
export { giveToPot } from './coins/give-to-pot';
export { createClass } from './create-class';
export { deleteFile, renameFile, restoreFile } from './files/change-file';
export type { ClassFile } from './files/class-file';
export { getSharedFile, listTaughtFiles, type SharedFile } from './files/list-files';
export { type FileUse, openFile } from './files/open-file';
export { receiveFile } from './files/receive-file';
export { type ClassGroup, changeGroup, createGroup, deleteGroup, listGroups } from './groups/change-groups';
export { type InvitationsSent, inviteCoTeacher, inviteStudents, withdrawInvitation } from './invite-people';
export { registerClassroomJobs } from './jobs';
export { type ClassToJoin, classToJoin, joinClass } from './join-class';
export {
  type ClassInvitation,
  type Classmate,
  declineClassInvitation,
  getMyClass,
  leaveClass,
  listClassInvitations,
  listMyClasses,
  type MyClass,
} from './my-classes';
export { giveFirstPassword, listPreparedStudents, prepareStudents } from './prepared/prepare-students';
export { taughtBy } from './taught-by';
export {
  getClassPeople,
  getRoster,
  getTaughtClass,
  listTaughtClasses,
  type RosterStudent,
  type TaughtClass,
} from './taught-classes';
export { tellWaitingInvitations } from './tell-waiting-invitations';
export { findClasses, type WatchedClass, type WatchedClassDetails, watchClass } from './watch-classes';
