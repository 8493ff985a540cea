import { describe, expect, it } from 'vitest';
import type { NewNotification } from './notification-data';
import { notificationView } from './notification-view';

const now = new Date('2026-11-20T03:00:00Z');

function view(change: Partial<NewNotification>) {
  const notification: NewNotification = {
    id: 'n1',
    status: 'IN_PROGRESS',
    firstLevelType: 'SYSTEM',
    secondLevelType: 'REVIEW_DUE',
    message: 'Some of your mistakes are ready.',
    createdAt: '2026-11-19T14:30:00Z',
    ...change,
  };
  return notificationView(notification, 'Australia/Sydney', now);
}

describe('a notification', () => {
  it('shows its type in start case and its day where the student lives', () => {
    expect(view({})).toMatchObject({ label: 'Review Due', date: '2026.11.20', isNew: true });
  });

  it('is not new once it is cleared', () => {
    expect(view({ status: 'DISMISSED' }).isNew).toBe(false);
  });

  it('is not new after two days', () => {
    expect(view({ createdAt: '2026-11-18T03:00:00Z' }).isNew).toBe(true);
    expect(view({ createdAt: '2026-11-18T02:59:59Z' }).isNew).toBe(false);
  });

  it('of the forum never counts for the bell', () => {
    expect(view({ firstLevelType: 'FORUM' }).isNew).toBe(false);
  });
});
