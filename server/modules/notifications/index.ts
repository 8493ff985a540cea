export { addNotification, type NewNotification } from './add-notification';
export { clearNotifications } from './clear-notifications';
export { escapeText } from './escape-text';
export {
  findOwnNotification,
  type NotificationPage,
  newNotifications,
  notificationPage,
} from './list-notifications';
export type { Notification } from './notification';
