import { expect, it } from 'vitest';
import { isHeard } from './use-new-notifications';

const evening = new Date('2026-11-20T09:30:00Z');
const noon = new Date('2026-11-20T01:00:00Z');

it.each([
  ['NOTIFICATION_ADDED', noon, true],
  ['NOTIFICATION_ADDED', evening, false],
  ['NOTIFICATIONS_CLEARED', evening, true],
  ['RESYNC', evening, true],
  ['UNRESOLVED_COUNT_CHANGED', noon, false],
] as const)('%s at %s: %s', (kind, now, expected) => {
  expect(isHeard(kind, 'Australia/Sydney', now)).toBe(expected);
});
