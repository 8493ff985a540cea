import { describe, expect, it } from 'vitest';
import { firstValues, type TaskValues } from './task';
import { readTaskChange } from './task-change';

const timeZone = 'Australia/Perth';
const now = new Date('2026-11-30T09:30:20Z');
const values = (more: TaskValues): TaskValues => ({
  ...firstValues({ courseId: 'year-8', timeZone, now: new Date('2026-11-23T00:00:00Z') }),
  type: ['TEST'],
  title: ['Brackets'],
  opensAt: ['2026-11-23T08:00'],
  dueAt: ['2026-11-30T16:00'],
  lateUntil: [''],
  ...more,
});
const read = (more: TaskValues) => readTaskChange(values(more), { timeZone, now });

describe('a change of a task that is out', () => {
  it('answers that come out now are out at once', () => {
    const { input, errors } = read({ answersWhen: ['NOW'] });
    expect(errors).toEqual({});
    expect(input.answersWhen).toBe('DATE');
    expect(input.answersAt?.toISOString()).toBe('2026-11-30T09:30:00.000Z');
  });

  it('not while the class can not due yet', () => {
    const { errors } = read({ answersWhen: ['NOW'], dueAt: ['2026-12-01T16:00'] });
    expect(errors).toEqual({ answersWhen: expect.stringContaining('isn’t due yet') });
  });

  it('a due date moved past the date of the answers is told what to do', () => {
    const { errors } = read({ answersWhen: ['DATE'], answersAt: ['2026-12-01T08:00'], dueAt: ['2026-12-02T16:00'] });
    expect(errors).toEqual({ answersAt: expect.stringContaining('Choose a later date') });
  });

  it('says nothing of what no such form holds', () => {
    expect(read({ source: ['TOPICS'], topicIds: [], whole: ['some'] }).errors).toEqual({});
  });
});
