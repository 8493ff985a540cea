import { describe, expect, it } from 'vitest';
import type { StudentReportData } from '../../graphql/tasks/report-pages';
import { markBook } from '../portal-tasks/mark-book';
import { bookTable } from '../portal-tasks/mark-book-file';
import { csvText } from '../statistics/csv';
import { durationLabel } from './duration-label';
import { studentReport, studentTable } from './student-report';
import { commonestIdea, missingStudents, questionLine, scoreSentence } from './task-report';

const at = { timeZone: 'Australia/Sydney', now: new Date('2026-11-23T00:00:00Z') };

it.each([
  [null, '–'],
  [41.4, '41 s'],
  [60, '1 min'],
  [80, '1 min 20 s'],
  [1500, '25 min'],
])('%s seconds are %s', (seconds, label) => {
  expect(durationLabel(seconds)).toBe(label);
});

describe('a question of the report', () => {
  const question = {
    key: '3',
    place: 3,
    title: 'Expand',
    topic: { title: 'Algebra' },
    asked: 24,
    answered: 20,
    firstRight: 5,
    right: 15,
    medianSeconds: 80,
    ideas: [{ misconceptionId: 'first-term', name: 'Multiplied only the first term', students: 7 }],
  };

  it('has its shares of those who answered', () => {
    expect(questionLine(question)).toMatchObject({
      place: 'Question 3',
      first: { count: 5, of: 20, percent: 25, colour: 'red' },
      end: { percent: 75, colour: 'green' },
      time: '1 min 20 s',
      idea: { students: 7 },
    });
  });

  it('has no shares before anybody answered', () => {
    const line = questionLine({ ...question, answered: 0, firstRight: 0, right: 0, ideas: [] });
    expect(line.first).toEqual({ count: 0, of: 0, percent: null, colour: null });
    expect(line.idea).toBeNull();
  });

  it('names the idea that most students held at one question', () => {
    const other = { ideas: [{ misconceptionId: 'sign', name: 'Lost a sign', students: 9 }] };
    expect(commonestIdea([question, other])).toBe('Lost a sign');
    expect(commonestIdea([{ ideas: [] }])).toBeNull();
  });
});

it('the chart of scores is told in words', () => {
  const bins = [
    [0, 20, 1],
    [21, 40, 2],
    [41, 55, 3],
    [56, 70, 0],
    [71, 85, 4],
    [86, 100, 5],
  ].map(([from = 0, to = 0, students = 0]) => ({ from, to, students }));
  expect(scoreSentence(bins)).toBe('Scores: 3 up to 40 per cent, 3 from 41 to 70, 9 above 70');
});

describe('the report of a student', () => {
  const task = (more: object) => ({
    taskId: 'task',
    studentTaskId: 'own',
    title: '=1+1',
    type: 'HOMEWORK',
    dueAt: '2026-11-20T05:00:00Z',
    status: 'DONE',
    standing: 'HANDED_IN',
    excused: false,
    answered: 5,
    questionCount: 5,
    points: 3,
    pointsPossible: 5,
    seconds: 300,
    lateMs: null,
    percent: 60,
    letter: 'C',
    classPercent: 70,
    ...more,
  });
  const data = {
    studentId: 'ava',
    nickname: 'Ava',
    class: { timeZone: 'Australia/Sydney' },
    percent: 60,
    trend: null,
    tasks: [
      task({ studentTaskId: 'first' }),
      task({ studentTaskId: 'second', excused: true, percent: null, standing: 'EXCUSED' }),
    ],
    ideas: [
      { misconceptionId: 'a', name: 'Added tops', tasks: 2, questions: 3, lastAt: '2026-11-20T05:00:00Z' },
      { misconceptionId: 'b', name: 'Lost a sign', tasks: 1, questions: 1, lastAt: '2026-11-20T05:00:00Z' },
    ],
  } as unknown as StudentReportData;

  it('counts what was handed in and is not excused, newest first', () => {
    const report = studentReport(data, at);
    expect(report.facts.map(({ value }) => value)).toEqual(['60%', 'Too early to say', '1 of 1', '1']);
    expect(report.tasks.map(({ studentTaskId, score }) => [studentTaskId, score])).toEqual([
      ['second', '–'],
      ['first', '3 / 5'],
    ]);
  });

  it('comes as a file that no spreadsheet runs', () => {
    const [, row] = csvText(studentTable(data)).split('\r\n');
    expect(row).toBe("ava,Ava,'=1+1,HOMEWORK,2026-11-20T16:00:00+11:00,DONE,3,5,60,C,70,300");
  });
});

it('the mark book comes as a file with ids, letters, times of the class and its mean', () => {
  const scored = (display: string) => ({ pointsScore: 7.5, rubricScore: null, display });
  const student = (studentId: string, nickname: string, more = {}) => ({
    ...{ id: `own-${studentId}`, studentId, nickname, status: 'DONE', standing: 'HANDED_IN', excused: false },
    ...{ answered: 10, scored: true, lateMs: null, waitingRequests: 0, score: scored('B') },
    ...more,
  });
  const students = [
    student('ava', '@Ava'),
    student('zoe', 'Zoë', { status: 'OVER_DUE', standing: 'OVERDUE', score: scored('E') }),
  ];
  const task = {
    ...{ id: 'task', state: 'OPEN', type: 'HOMEWORK' as const, title: 'Angles', questionCount: 10, pointsPossible: 10 },
    ...{ dueAt: '2026-11-20T05:00:00Z', gradeType: 'LETTER', letterBorders: [85, 70, 50, 25], students },
  };
  const file = csvText(bookTable(markBook([task], { ...at }), [task], 'Australia/Sydney'));
  expect(file.split('\r\n')).toEqual([
    '\ufeffStudent id,Student,"Angles (homework, due 2026-11-20T16:00:00+11:00, points of 10)",Angles (letter),All',
    "ava,'@Ava,7.5,B,75%",
    'zoe,Zoë,"Overdue, 10 of 10",,',
    ',Class mean,75%,,75%',
    '',
  ]);
});

it('the report of a task names who has not handed in, the missing first, each with a word and a colour', () => {
  const student = (nickname: string, status: string, standing: string, answered = 0) =>
    ({ id: nickname, nickname, status, standing, answered, lateMs: null, points: 0, scored: true }) as const;
  const found = missingStudents(
    [
      student('Zoe', 'IN_PROGRESS', 'NOT_OPENED'),
      student('Ava', 'DONE', 'HANDED_IN', 5),
      student('Max', 'OVER_DUE', 'OVERDUE'),
      student('Ben', 'OVER_DUE', 'OVERDUE', 2),
      student('Eve', 'OVER_DUE', 'EXCUSED'),
    ] as never,
    5,
  );
  expect(found.map(({ nickname, standing: { tone, label } }) => [nickname, tone, label])).toEqual([
    ['Ben', 'bad', 'Overdue, 2 of 5'],
    ['Max', 'bad', 'Missing'],
    ['Zoe', 'warn', 'Not started'],
  ]);
});
