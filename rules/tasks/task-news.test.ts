import { describe, expect, it } from 'vitest';
import { noExtension } from './task-dates';
import { type TaskBefore, taskNews } from './task-news';

const before: TaskBefore = {
  title: 'Fractions',
  instructions: '',
  opensAt: '2026-11-20T00:00:00.000Z',
  dueAt: '2026-11-27T05:00:00.000Z',
  lateUntil: '2026-11-27T05:00:00.000Z',
  minutes: null,
  grading: 'POINT',
  answers: 'HAND_IN',
  points: [1, 2],
};
const now = new Date('2026-11-23T00:00:00Z');
const news = (change: Partial<TaskBefore>, extension = noExtension) =>
  taskNews(before, { ...before, ...change }, { extension, timeZone: 'Australia/Sydney', now });

describe('what students hear of a changed task', () => {
  it('says until when', () => {
    expect(news({ dueAt: '2026-11-28T05:00:00Z', lateUntil: '2026-11-29T05:00:00Z' })).toBe(
      'It’s now due Sat 28 Nov, 4:00 pm, and you can hand it in late until Sun 29 Nov, 4:00 pm.',
    );
    expect(news({ dueAt: '2026-11-26T05:00:00Z', lateUntil: '2026-11-26T05:00:00Z' })).toBe(
      'It’s now due Thu 26 Nov, 4:00 pm.',
    );
  });

  it('says that late work is over', () => {
    const late = { ...before, lateUntil: '2026-11-29T05:00:00Z' };
    expect(taskNews(late, before, { extension: noExtension, timeZone: 'Australia/Sydney', now })).toBe(
      'It’s still due Fri 27 Nov, 4:00 pm, and it can’t be handed in late any more.',
    );
  });

  it('says what else changed, and that the date stays', () => {
    expect(news({ instructions: 'Show your working.', points: [1, 3], minutes: 40 })).toBe(
      'New: the instructions, a time limit of 40 minutes and what its questions are worth. It’s still due Fri 27 Nov, 4:00 pm.',
    );
    expect(news({ title: 'Fractions 2' })).toBe('It was called “Fractions”. It’s still due Fri 27 Nov, 4:00 pm.');
  });

  it('says nothing where nothing changed for the student', () => {
    expect(news({})).toBeNull();
    const own = { dueAt: new Date('2026-12-04T05:00:00Z'), lateUntil: new Date('2026-12-04T05:00:00Z') };
    expect(news({ dueAt: '2026-11-28T05:00:00Z', lateUntil: '2026-11-28T05:00:00Z' }, own)).toBeNull();
  });
});
