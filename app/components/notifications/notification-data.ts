import type { ResultOf } from 'gql.tada';
import type { newNotificationsQuery } from '../../graphql/shell/new-notifications';

/** A notification as the server sends it; its message is HTML that the page server has sanitised. */
export type NewNotification = ResultOf<typeof newNotificationsQuery>['newNotifications'][number];

/** A notification ready to show. */
export interface NotificationView {
  id: string;
  type: NewNotification['firstLevelType'];
  /** Safe HTML. */
  html: string;
  /** The second-level type in start case. */
  label: string;
  /** yyyy.MM.dd in the student's time zone. */
  date: string;
  /** Neither cleared nor older than the window of the bell. */
  isNew: boolean;
}
