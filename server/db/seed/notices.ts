import { addNotification, type NewNotification } from '../../modules/notifications/index';
import type { Trx } from '../client';

type Notice = Pick<NewNotification, 'firstLevelType' | 'secondLevelType' | 'message'> & { hoursAgo: number };

/** What has come in lately for a student of the sample class, newest last. */
const notices: Notice[] = [
  {
    hoursAgo: 49,
    firstLevelType: 'CLASS',
    secondLevelType: 'CLASS_JOINED',
    message: 'You’ve joined <b>6B</b>. Welcome!',
  },
  {
    hoursAgo: 26,
    firstLevelType: 'SYSTEM',
    secondLevelType: 'REVIEW_DUE',
    message: 'Some of your mistakes are ready to review. <a href="/error-logbook">Open your error logbook</a>',
  },
  {
    hoursAgo: 20,
    firstLevelType: 'SYSTEM',
    secondLevelType: 'ERROR_LOGBOOK_30',
    message: 'You have more than 30 mistakes to fix in Year 6 Maths. Five a day clears them in a week.',
  },
  {
    hoursAgo: 3,
    firstLevelType: 'SYSTEM',
    secondLevelType: 'STREAK_KEPT',
    message: 'You’re on a six-day streak. Nice work!',
  },
];

export async function writeNotices(trx: Trx, userId: string, now: Date): Promise<void> {
  for (const { hoursAgo, ...notice } of notices) {
    await addNotification(trx, { ...notice, userId, createdAt: new Date(now.getTime() - hoursAgo * 60 * 60 * 1000) });
  }
}
