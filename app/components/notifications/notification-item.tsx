import { Bell, MessagesSquare, School, Users } from 'lucide-react';
import { Chip, Mark } from '../ui/chip';
import { Cluster, Grow } from '../ui/layout';
import type { NotificationView } from './notification-data';
import styles from './notification-item.module.css';

const icons = { SYSTEM: Bell, CLASS: School, SOCIAL: Users, FORUM: MessagesSquare };

/** One entry: what it says, what kind it is, and its day. */
export function NotificationItem({ notification }: { notification: NotificationView }) {
  const Icon = icons[notification.type];
  return (
    <li className={styles.item} data-new={notification.isNew || undefined}>
      <Mark tone="info">
        <Icon aria-hidden size={20} />
      </Mark>
      <Grow>
        <div>
          {notification.isNew ? <span className="sr">New: </span> : null}
          <span className={styles.message} dangerouslySetInnerHTML={{ __html: notification.html }} />
        </div>
        <Cluster gap={2} className={`small muted ${styles.foot}`}>
          <Chip>{notification.label}</Chip>
          <time dateTime={notification.date.replaceAll('.', '-')} className="num">
            {notification.date}
          </time>
        </Cluster>
      </Grow>
    </li>
  );
}
