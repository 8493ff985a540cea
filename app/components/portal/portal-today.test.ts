import { describe, expect, it } from 'vitest';
import { runningTask, todayItems } from './portal-today';

const now = new Date('2026-11-23T01:00:00Z');
const task = {
  id: 't1',
  classId: 'c1',
  className: '6B',
  timeZone: 'Australia/Sydney',
  title: 'Fractions',
  type: 'HOMEWORK' as const,
  state: 'OPEN',
  opensAt: '2026-11-20T00:00:00Z',
  dueAt: '2026-11-24T05:00:00Z',
  lateUntil: '2026-11-25T05:00:00Z',
  students: 24,
  handedIn: 11,
  overdue: 0,
  toMark: 0,
  requests: 0,
  joinedLater: 0,
};
const past = { ...task, id: 't2', dueAt: '2026-11-22T05:00:00Z', lateUntil: '2026-11-22T05:00:00Z' };

describe('what waits for a teacher', () => {
  it('is nothing where everything is in order', () => {
    expect(todayItems([task], now)).toEqual([]);
  });

  it('has who asked in front, then what is to be marked, who is late, and drafts', () => {
    const heads = todayItems(
      [
        { ...task, id: 'd', state: 'DRAFT', title: '' },
        { ...task, overdue: 3, toMark: 2, joinedLater: 1 },
        { ...task, id: 'r', requests: 1 },
      ],
      now,
    ).map(({ head, about }) => `${head} | ${about}`);
    expect(heads).toEqual([
      '1 student asks for a mark review | 6B: Fractions',
      '1 new student doesn’t have this test | 6B: Fractions',
      '2 to mark | 6B: Fractions',
      '3 overdue | 6B: Fractions',
      'Draft saved | 6B: an unnamed task',
    ]);
  });

  it('leaves out who is overdue where no work is taken any more', () => {
    expect(todayItems([{ ...past, overdue: 3 }], now)).toEqual([]);
  });
});

describe('the task that a class is at', () => {
  it('is the one due next, else the one that was due last', () => {
    expect(runningTask([past, task], 'c1', now)?.id).toBe('t1');
    expect(runningTask([past], 'c1', now)).toMatchObject({ id: 't2', standing: { label: 'Over' } });
    expect(runningTask([{ ...task, state: 'DRAFT' }], 'c1', now)).toBeNull();
    expect(runningTask([task], 'c2', now)).toBeNull();
  });

  it('says when it is due on the clock of the class', () => {
    expect(runningTask([task], 'c1', now)?.standing.label).toBe('Due Tue 24 Nov, 4:00 pm');
  });
});
