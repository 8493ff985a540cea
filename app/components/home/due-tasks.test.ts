import { expect, it } from 'vitest';
import { dueTasks } from './due-tasks';

const now = new Date('2026-05-01T02:00:00Z'); // noon in Sydney
const task = (dueAt: string) => ({
  id: 's',
  classId: 'c',
  className: '6B',
  title: 'Fractions check',
  type: 'HOMEWORK' as const,
  dueAt,
  questionCount: 10,
});
const when = (dueAt: string) => dueTasks([task(dueAt)], now, 'Australia/Sydney').map((shown) => shown.when);

it('says when a task is due in the student’s own time: the time today, the day after that', () => {
  expect(when('2026-05-01T06:00:00Z')).toEqual(['4:00 pm']);
  expect(when('2026-05-01T14:00:59.999Z')).toEqual(['Midnight']);
  expect(when('2026-05-01T15:00:00Z')).toEqual(['Tomorrow']);
  expect(when('2026-05-01T01:00:00Z')).toEqual(['Late']);
  expect(when('2026-05-20T01:00:00Z')).toEqual([]);
});

it('shows four at most, and what each is', () => {
  const shown = dueTasks(
    Array.from({ length: 9 }, () => task('2026-05-01T06:00:00Z')),
    now,
    'Australia/Sydney',
  );
  expect(shown).toHaveLength(4);
  expect(shown[0]).toMatchObject({ detail: '6B · homework · 10 questions', to: '/classroom/c/tasks/s' });
});
