import { describe, expect, it } from 'vitest';
import { firstValues, readTask, stepFields, stepOfField, type TaskValues } from './task';

const zone = 'Australia/Perth';
const now = new Date('2026-11-23T00:00:00Z');
const values = (more: TaskValues = {}): TaskValues => ({
  ...firstValues({ courseId: 'year-8', timeZone: zone, now }),
  title: ['Brackets'],
  topicIds: ['some-topic'],
  ...more,
});
const problems = (more: TaskValues) => Object.keys(readTask(values(more), zone).errors);

describe('what the wizard holds', () => {
  it('a new draft lacks a name and its topics alone', () => {
    expect(Object.keys(readTask(firstValues({ courseId: 'year-8', timeZone: zone, now }), zone).errors).sort()).toEqual(
      ['title', 'topicIds'],
    );
    expect(problems({})).toEqual([]);
  });

  it('is read on the clock of the class', () => {
    const { input } = readTask(values({ dueAt: ['2026-11-27T16:00'], lateUntil: [''] }), zone);
    expect(input.dueAt.toISOString()).toBe('2026-11-27T08:00:59.999Z');
    expect(input.lateUntil).toEqual(input.dueAt);
  });

  it.each<[string, TaskValues, string[]]>([
    ['an empty name', { title: ['  '] }, ['title']],
    ['signs of HTML', { title: ['<b>'] }, ['title']],
    ['too many questions', { easy: ['20'], normal: ['20'], hard: ['1'] }, ['easy']],
    ['no question', { easy: ['0'], normal: ['0'], hard: ['0'] }, ['easy']],
    ['a half question', { easy: ['1.5'] }, ['easy']],
    ['an empty count', { easy: [''] }, ['easy']],
    ['due before it opens', { opensAt: ['2026-12-01T08:00'], dueAt: ['2026-11-30T08:00'] }, ['dueAt']],
    ['late work that ends too early', { lateUntil: ['2026-11-24T08:00'] }, ['lateUntil']],
    ['no date', { dueAt: ['soon'] }, ['dueAt']],
    ['a limit of two minutes', { type: ['TEST'], minutes: ['2'] }, ['minutes']],
    [
      'answers of a test before it is due',
      { type: ['TEST'], answersWhen: ['DATE'], answersAt: ['2026-11-24T08:00'] },
      ['answersAt'],
    ],
    ['letters out of order', { gradeType: ['LETTER'], A: ['10'] }, ['A']],
    ['a rubric of one word', { scoringType: ['RUBRIC'], rubric: ['Method'] }, ['rubric']],
    ['no try', { tries: ['0'] }, ['tries']],
    ['half a try', { tries: ['1.5'] }, ['tries']],
    ['nobody ticked', { whole: ['some'] }, ['students']],
    ['nobody that there could be', { whole: ['some'], students: ['ava'], groups: ['all'] }, ['students']],
    ['no subject', { courseIds: [] }, ['courseIds']],
  ])('%s is refused at its field', (_what, more, fields) => expect(problems(more)).toEqual(fields));

  it('a time that daylight saving skips moves forward, also past a due date', () => {
    const skipped = { opensAt: ['2026-10-04T02:30'], dueAt: ['2026-10-04T03:15'], lateUntil: [''] };
    const { input, errors } = readTask(values(skipped), 'Australia/Sydney');
    expect(input.opensAt.toISOString()).toBe('2026-10-03T16:30:00.000Z');
    expect(Object.keys(errors)).toEqual(['dueAt']);
    expect(problems(skipped)).toEqual([]);
  });

  it('homework at their own pace has no clock, whatever was typed', () => {
    const minutesOf = (more: TaskValues) => readTask(values({ minutes: ['30'], ...more }), zone).input.minutes;
    expect(minutesOf({})).toBeNull();
    expect(minutesOf({ practiceType: ['CHALLENGE_TASK'] })).toBe(30);
    expect(minutesOf({ type: ['TEST'] })).toBe(30);
    expect(problems({ minutes: ['2'] })).toEqual([]);
  });

  it('answers of a test that all share come out when it is due, unless the teacher says otherwise', () => {
    const answersOf = (more: TaskValues) => readTask(values(more), zone).input.answersWhen;
    expect(answersOf({ type: ['TEST'], source: ['PICKED'] })).toBe('DUE');
    expect(answersOf({ type: ['TEST'], source: ['PICKED'], answersWhen: ['HAND_IN'] })).toBe('HAND_IN');
    expect(answersOf({ type: ['TEST'], source: ['PICKED_OWN'] })).toBe('HAND_IN');
    expect(answersOf({ type: ['HOMEWORK'], source: ['PICKED'] })).toBe('HAND_IN');
  });

  it('a test is done once, and so is a draft from before there were tries', () => {
    expect(readTask(values({ type: ['TEST'], tries: ['4'] }), zone).input.tries).toBe(1);
    expect(readTask({ ...values(), tries: [] }, zone).input.tries).toBe(1);
    expect(readTask(values({ tries: ['4'] }), zone).input.tries).toBe(4);
  });

  it('what is not used is not looked at', () => {
    expect(problems({ source: ['PICKED'], topicIds: [], easy: ['x'] })).toEqual([]);
    expect(problems({ rubric: [''], A: ['x'], answersAt: ['x'] })).toEqual([]);
  });

  it('a test is worked on as a challenge, and what nobody offers becomes the first choice', () => {
    expect(readTask(values({ type: ['TEST'] }), zone).input.practiceType).toBe('CHALLENGE_TASK');
    expect(readTask(values({ type: ['EXAM'], gradeType: ['STARS'] }), zone).input).toMatchObject({
      type: 'HOMEWORK',
      gradeType: 'POINT',
    });
  });

  it('every field belongs to one step', () => {
    const all = Object.values(stepFields).flat();
    expect(new Set(all).size).toBe(all.length);
    expect(stepOfField('dueAt')).toBe('when');
  });
});

it('a new task is due a week later on the calendar, also over a change of clocks', () => {
  const late = { courseId: 'year-8', timeZone: 'Australia/Sydney' };
  // Half past eleven at night before the clocks go forward, and in the hour that the long day has more.
  expect(firstValues({ ...late, now: new Date('2027-10-02T13:30:00Z') }).dueAt).toEqual(['2027-10-09T16:00']);
  expect(firstValues({ ...late, now: new Date('2027-03-28T13:30:00Z') }).dueAt).toEqual(['2027-04-05T16:00']);
});

it('answers that come out at the due time wait for the end of its minute', () => {
  const { input, errors } = readTask(
    values({
      type: ['TEST'],
      dueAt: ['2026-11-27T16:00'],
      lateUntil: [''],
      answersWhen: ['DATE'],
      answersAt: ['2026-11-27T16:00'],
    }),
    zone,
  );
  expect(errors).toEqual({});
  expect(input.answersAt).toEqual(input.dueAt);
});
