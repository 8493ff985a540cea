import { expect, it } from 'vitest';
import { followUpsOf } from './follow-ups';

const error = (id: string, dueAt: string, misconception_id: string | null, state = 'OPEN', confirmedAt?: string) => ({
  id,
  course_id: 'year-6',
  template_id: 'y6/unlike-fractions/add-two',
  instance_id: null,
  misconception_id,
  state,
  confirmed_at: confirmedAt === undefined ? null : new Date(confirmedAt),
  due_at: new Date(dueAt),
});

it('groups by what they wait for, idea and local day, and takes what is overdue as today', () => {
  const idea = 'adds-numerators-and-denominators';
  const groups = followUpsOf(
    [
      error('a', '2026-03-01T00:00:00Z', idea),
      error('b', '2026-03-02T03:00:00Z', idea),
      error('c', '2026-03-02T03:00:00Z', null),
      error('d', '2026-03-02T03:00:00Z', idea, 'FIXED'),
      error('e', '2026-03-02T03:00:00Z', idea, 'FIXED', '2026-02-20T03:00:00Z'),
      // Half past midnight of the next day in Sydney.
      error('f', '2026-03-02T13:30:00Z', idea),
    ],
    new Map(),
    new Date('2026-03-02T02:00:00Z'),
    'Australia/Sydney',
  );
  expect(groups.map(({ errorIds, kind, due }) => [errorIds.join(), kind, due])).toEqual([
    ['a,b', 'CLEAR', true],
    ['c', 'CLEAR', true],
    ['d', 'CONFIRM', true],
    ['e', 'CHALLENGE', true],
    ['f', 'CLEAR', false],
  ]);
  expect(new Set(groups.map((group) => group.id)).size).toBe(5);
});
