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
  closed: false,
};
const now = new Date('2026-11-23T00:00:00Z');
const reader: Parameters<typeof taskNews>[2] = {
  extension: noExtension,
  handedInAt: null,
  timeZone: 'Australia/Sydney',
  since: now,
  now,
};
const newsOf = (was: Partial<TaskBefore>, is: Partial<TaskBefore>, own: Partial<Parameters<typeof taskNews>[2]> = {}) =>
  taskNews({ ...before, ...was }, { ...before, ...is }, { ...reader, ...own });
const changed = (text: string) => ({ kind: 'CHANGED', text });

describe('what students hear of a changed task', () => {
  it('says until when', () => {
    expect(newsOf({}, { dueAt: '2026-11-28T05:00:00Z', lateUntil: '2026-11-29T05:00:00Z' })).toEqual(
      changed('It’s now due Sat 28 Nov, 4:00 pm, and you can hand it in late until Sun 29 Nov, 4:00 pm.'),
    );
    expect(newsOf({}, { dueAt: '2026-11-26T05:00:00Z', lateUntil: '2026-11-26T05:00:00Z' })).toEqual(
      changed('It’s now due Thu 26 Nov, 4:00 pm.'),
    );
    expect(newsOf({}, { lateUntil: '2026-11-29T05:00:00Z' })).toEqual(
      changed('It’s still due Fri 27 Nov, 4:00 pm, and you can hand it in late until Sun 29 Nov, 4:00 pm.'),
    );
  });

  it('says that late work is over', () => {
    expect(newsOf({ lateUntil: '2026-11-29T05:00:00Z' }, {})).toEqual(
      changed('It’s still due Fri 27 Nov, 4:00 pm, and you can’t hand it in late any more.'),
    );
  });

  it('says what else changed, and that the date stays', () => {
    expect(newsOf({}, { instructions: 'Show your working.', points: [1, 3], minutes: 40 })).toEqual(
      changed(
        'What’s different: the instructions, the time limit (now 40 minutes) and how many points the questions are worth. ' +
          'It’s still due Fri 27 Nov, 4:00 pm.',
      ),
    );
    expect(newsOf({}, { title: 'Fractions 2' })).toEqual(
      changed('It was called “Fractions”. It’s still due Fri 27 Nov, 4:00 pm.'),
    );
  });

  it('says when a task that was open opens now, and is the first news of one that nobody knew of', () => {
    const later = '2026-11-25T22:00:00Z';
    expect(newsOf({}, { opensAt: later })).toEqual(
      changed('It now opens Thu 26 Nov, 9:00 am. It’s still due Fri 27 Nov, 4:00 pm.'),
    );
    expect(newsOf({ opensAt: later }, {})).toEqual({ kind: 'ASSIGNED' });
    expect(newsOf({ opensAt: later }, { opensAt: '2026-11-26T22:00:00Z' })).toBeNull();
  });

  it('says what is true at the end of closing and opening again', () => {
    expect(newsOf({}, { closed: true })).toEqual({ kind: 'CLOSED' });
    expect(newsOf({}, { closed: true, instructions: 'Stop here.' })).toEqual({ kind: 'CLOSED' });
    expect(newsOf({ closed: true }, {})).toEqual({ kind: 'OPENED_AGAIN', text: 'It’s due Fri 27 Nov, 4:00 pm.' });
    expect(newsOf({ closed: true }, { dueAt: '2026-11-28T05:00:00Z', lateUntil: '2026-11-28T05:00:00Z' })).toEqual({
      kind: 'OPENED_AGAIN',
      text: 'It’s now due Sat 28 Nov, 4:00 pm.',
    });
  });

  it('says of a closed task that it is closed, and of closing nothing to whoever handed in', () => {
    const own = { handedInAt: now };
    expect(newsOf({}, { closed: true }, own)).toBeNull();
    expect(newsOf({ closed: true }, {}, own)).toBeNull();
    expect(newsOf({ closed: true }, { closed: true, answers: 'DUE', dueAt: '2026-11-28T05:00:00Z' })).toEqual(
      changed('What’s different: when you can see the answers. It’s closed.'),
    );
  });

  it('says nothing where nothing changed for the student', () => {
    expect(newsOf({}, {})).toBeNull();
    expect(newsOf({ closed: true }, { closed: true })).toBeNull();
    const extension = { dueAt: new Date('2026-12-04T05:00:00Z'), lateUntil: new Date('2026-12-04T05:00:00Z') };
    expect(newsOf({}, { dueAt: '2026-11-28T05:00:00Z', lateUntil: '2026-11-28T05:00:00Z' }, { extension })).toBeNull();
  });
});
