export { addNotification, type NewNotification } from './add-notification';
export { clearNotifications } from './clear-notifications';
export { escapeText } from './escape-text';
export { registerNotificationJobs } from './jobs';
export {
  findOwnNotification,
  type NotificationPage,
  newNotifications,
  notificationPage,
} from './list-notifications';
export { mutedKinds, muteKinds } from './muted-kinds';
export type { Notification } from './notification';
export { type ClassLetter, tell } from './tell';
