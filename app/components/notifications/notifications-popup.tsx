import { Popover } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { paths } from '../../lib/paths';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import closeButton from '../ui/close-button.module.css';
import { LinkButton } from '../ui/link-button';
import { Skeleton } from '../ui/skeleton';
import type { NewNotification } from './notification-data';
import { NotificationItem } from './notification-item';
import { notificationView } from './notification-view';
import styles from './notifications-popup.module.css';
import { useClearNotifications } from './use-clear-notifications';

const emptyText =
  "Looks like you haven't received any new notifications in the past two days. Click 'View All' to see more.";

interface NotificationsPopupProps {
  /** Null while they are on their way. */
  list: NewNotification[] | null;
  timeZone: string;
  refresh: () => Promise<void>;
  onLeave: () => void;
}

/** Recent Notifications: those of the last two days that were not cleared. */
export function NotificationsPopup({ list, timeZone, refresh, onLeave }: NotificationsPopupProps) {
  const { busy, clear } = useClearNotifications(refresh);
  const now = new Date();
  const none = list !== null && list.length === 0;
  return (
    <Popover.Content className={styles.panel} aria-labelledby="recent-notifications">
      <div className={styles.head}>
        <h2 id="recent-notifications">
          Recent Notifications {list === null ? null : <Chip tone="accent">{list.length}</Chip>}
        </h2>
        <Popover.CloseTrigger className={closeButton.close} aria-label="Close">
          <X aria-hidden size={20} />
        </Popover.CloseTrigger>
      </div>
      {list === null ? (
        <div className={styles.waiting} role="status" aria-label="Loading notifications">
          <Skeleton height="44px" />
          <Skeleton height="44px" />
        </div>
      ) : none ? (
        <p className={styles.empty}>{emptyText}</p>
      ) : (
        // A list that scrolls must be reachable by keyboard.
        <ul className={styles.list} tabIndex={0} aria-label="Recent Notifications">
          {list.map((notification) => (
            <NotificationItem key={notification.id} notification={notificationView(notification, timeZone, now)} />
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <Button variant="line" size="sm" full busy={busy} disabled={list === null || none} onClick={() => void clear()}>
          Clear
        </Button>
        <LinkButton to={paths.notifications} variant="main" size="sm" full onClick={onLeave}>
          View All
        </LinkButton>
      </div>
    </Popover.Content>
  );
}
