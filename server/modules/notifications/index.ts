export { addNotification, type NewNotification } from './add-notification';
export { clearNotifications } from './clear-notifications';
export { registerNotificationJobs } from './jobs';
export { type DataOf, type KindName, type Written, write } from './kinds';
export type { ExtensionChange } from './kinds/task-kinds';
export {
  findOwnNotification,
  type NotificationPage,
  newNotifications,
  notificationPage,
} from './list-notifications';
export { mutedKinds, muteKinds } from './muted-kinds';
export type { Notification } from './notification';
export { type Notice, notify, notifyEach, wake } from './notify';
