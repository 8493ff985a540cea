import { describe, expect, it } from 'vitest';
import type { MyTaskData } from '../../graphql/tasks/student-tasks';
import { myTaskView } from './my-task-view.server';

const now = new Date('2026-11-23T01:00:00Z');
const task: MyTaskData = {
  id: 's1',
  taskId: 't1',
  classId: 'c1',
  className: '6B',
  timeZone: 'Australia/Sydney',
  teacher: 'Ms Nair',
  type: 'HOMEWORK',
  practiceType: 'CASUAL_TASK',
  title: 'Fractions',
  instructions: '',
  status: 'IN_PROGRESS',
  opensAt: '2026-11-20T00:00:00Z',
  dueAt: '2026-11-24T05:00:00Z',
  lateUntil: '2026-11-24T05:00:00Z',
  extended: false,
  excused: false,
  closed: false,
  left: false,
  starred: false,
  hidden: false,
  takesWork: true,
  awaitsStart: false,
  practiceId: null,
  currentIndex: 1,
  questionCount: 10,
  answered: 0,
  tries: 1,
  canTryAgain: false,
  pastTries: [],
  minutes: null,
  extraMinutes: 0,
  handedInAt: null,
  lateMs: null,
  gradeType: 'POINT',
  answersOut: false,
  answersWhen: 'HAND_IN',
  answersAt: null,
  grade: null,
  rightCount: null,
  comment: '',
};

describe('a task as its student reads it', () => {
  it('is due by the clock of the student, with the class’s beside it where they differ', () => {
    expect(myTaskView(task, 'Australia/Sydney', now).when).toEqual({
      head: 'Due tomorrow',
      text: '24 Nov 2026, 4:00 pm',
      inClass: null,
    });
    expect(myTaskView(task, 'Australia/Perth', now).when).toMatchObject({
      text: '24 Nov 2026, 1:00 pm',
      inClass: '24 Nov 2026, 4:00 pm in Sydney',
    });
  });

  it('is due at midnight as the end of the day before', () => {
    const dueAt = '2026-11-23T13:00:59.999Z';
    const midnight = { ...task, dueAt, lateUntil: dueAt };
    expect(myTaskView(midnight, 'Australia/Sydney', now).when).toEqual({
      head: 'Due today by midnight',
      text: 'end of 23 Nov 2026',
      inClass: null,
    });
    expect(myTaskView(midnight, 'Australia/Perth', now).when).toMatchObject({
      text: '23 Nov 2026, 9:00 pm',
      inClass: 'end of 23 Nov 2026 in Sydney',
    });
    const later = new Date('2026-11-25T00:00:00Z');
    expect(myTaskView(midnight, 'Australia/Sydney', later).when.text).toBe('at the end of 23 Nov 2026');
  });

  it('shows an extension as two dates', () => {
    const dates = myTaskView(
      { ...task, extended: true, lateUntil: '2026-11-26T05:00:00Z' },
      'Australia/Sydney',
      now,
    ).dates;
    expect(dates.map(({ label }) => label)).toEqual(['Opens', 'On time until', 'Closes for you']);
  });

  it('leads where the next thing is done, and to the rules before a test begins', () => {
    const to = (more: Partial<MyTaskData>) => myTaskView({ ...task, ...more }, 'Australia/Sydney', now).action;
    expect(to({})).toMatchObject({ label: 'Start', to: '/task/unfinished/t1/1' });
    expect(to({ practiceId: 'p1', answered: 4, currentIndex: 5 })).toMatchObject({
      label: 'Continue',
      to: '/task/unfinished/t1/5',
    });
    expect(to({ type: 'TEST', awaitsStart: true })).toMatchObject({ label: 'See rules', to: '/classroom/c1/tasks/s1' });
    expect(to({ type: 'TEST', awaitsStart: true, practiceId: 'p1', answered: 2 })).toMatchObject({
      label: 'See rules',
    });
    expect(to({ takesWork: false, practiceId: 'p1', handedInAt: '2026-11-23T00:00:00Z' })).toMatchObject({
      label: 'Result',
      to: '/task/p1/result',
    });
  });

  it('is closed where its teacher closed it early: no due date is waited for', () => {
    const closed = myTaskView({ ...task, closed: true, takesWork: false }, 'Australia/Sydney', now);
    expect(closed).toMatchObject({
      when: { head: 'Closed', text: 'by your teacher' },
      statusLabel: 'Closed',
      isOver: true,
    });
    const handedIn = { ...task, closed: true, handedInAt: '2026-11-22T00:00:00Z', status: 'DONE' as const };
    expect(myTaskView(handedIn, 'Australia/Sydney', now)).toMatchObject({
      when: { head: 'Handed in' },
      statusLabel: 'Done',
    });
    const excused = myTaskView({ ...task, excused: true, takesWork: false }, 'Australia/Sydney', now);
    expect(excused).toMatchObject({ when: { head: 'Excused' }, statusLabel: 'Excused' });
  });

  it('says by how long it was late', () => {
    expect(myTaskView({ ...task, lateMs: 90 * 60_000 }, 'Australia/Sydney', now).late).toBe('2 hours');
  });
});
