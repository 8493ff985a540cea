import { expect, it } from 'vitest';
import { nextTask } from './next-task';

const now = new Date('2026-11-23T00:00:00Z');
const task = { classId: '6b', title: 'Fractions', dueAt: '2026-11-23T05:00:00Z', answered: 4, questionCount: 10 };
const next = (change: Partial<typeof task>) => nextTask([{ ...task, ...change }], '6b', now, 'Australia/Sydney');

it.each([
  [{}, 'Due today', 'warn', 'By 4:00 pm, 4 of 10 answered'],
  [{ dueAt: '2026-11-24T05:00:00Z', answered: 0 }, 'Due tomorrow', 'plain', 'By 4:00 pm, not started'],
  [{ dueAt: '2026-11-23T13:00:59.999Z' }, 'Due today', 'warn', 'By midnight, 4 of 10 answered'],
  [{ dueAt: '2026-11-22T05:00:00Z', answered: 0 }, 'Overdue', 'accent', 'Not started'],
])('the card of a class says what is due first: %j', (change, when, tone, detail) => {
  expect(next(change)).toEqual({ when, tone, title: 'Fractions', detail });
});

it('takes the first task of its own class, and none of another', () => {
  expect(next({ classId: '8a' })).toBeNull();
  const tasks = [{ ...task, classId: '8a' }, task, { ...task, title: 'Later' }];
  expect(nextTask(tasks, '6b', now, 'Australia/Sydney')?.title).toBe('Fractions');
});
