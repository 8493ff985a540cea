import { sanitiseMessage } from './sanitise-message';

const firstLevelTypes = ['SYSTEM', 'FORUM', 'CLASS', 'SOCIAL'] as const;
export type NotificationFirstLevelType = (typeof firstLevelTypes)[number];

export interface Notification {
  id: string;
  status: 'IN_PROGRESS' | 'DISMISSED';
  firstLevelType: NotificationFirstLevelType;
  /** SCREAMING_SNAKE word, shown in start case. */
  secondLevelType: string;
  /** Sanitised HTML. */
  message: string;
  createdAt: Date;
}

/** A stored row as others see it; its HTML is sanitised again, whoever wrote it. */
export function toNotification(row: {
  id: string;
  status: string;
  first_level_type: string;
  second_level_type: string;
  message: string;
  created_at: Date;
}): Notification {
  return {
    id: row.id,
    status: row.status === 'DISMISSED' ? 'DISMISSED' : 'IN_PROGRESS',
    firstLevelType: firstLevelTypes.find((type) => type === row.first_level_type) ?? 'SYSTEM',
    secondLevelType: row.second_level_type,
    message: sanitiseMessage(row.message),
    createdAt: row.created_at,
  };
}
