import { expect, it } from 'vitest';
import type { TaskReportData } from '../../graphql/reports/task-report';
import { reportView } from './report-view.server';

const now = new Date('2026-11-23T02:00:00Z');
const task: TaskReportData['task'] = {
  id: 's',
  taskId: 't',
  classId: 'c',
  className: '6B',
  timeZone: 'Australia/Sydney',
  teacher: 'Ms Nair',
  type: 'HOMEWORK',
  practiceType: 'CASUAL_TASK',
  title: 'Fractions check',
  instructions: '',
  status: 'DONE',
  opensAt: '2026-11-20T00:00:00Z',
  dueAt: '2026-11-24T06:00:00Z',
  lateUntil: '2026-11-24T06:00:00Z',
  extended: false,
  excused: false,
  closed: false,
  left: false,
  starred: false,
  hidden: false,
  takesWork: false,
  awaitsStart: false,
  practiceId: 'p',
  currentIndex: 1,
  questionCount: 2,
  answered: 2,
  minutes: null,
  handedInAt: '2026-11-22T06:00:00Z',
  lateMs: null,
  gradeType: 'POINT',
  answersOut: true,
  answersWhen: 'HAND_IN',
  answersAt: null,
  grade: '1 / 2',
  rightCount: 1,
  comment: '',
  extraMinutes: 0,
  tries: 1,
  canTryAgain: false,
  pastTries: [],
};
const sums = { asked: 2, answered: 2, right: 1, firstRight: 1, points: 1, possible: 2, seconds: 90 };
const question = {
  title: 'Add',
  topicTitle: 'Fractions',
  prompt: 'Work out $1+1$.',
  hintsOpened: 0,
  points: 1,
  possible: 1,
};
const content: TaskReportData['content'] = {
  ...sums,
  classPercent: 60,
  topics: [{ id: 'a', name: 'Fractions', ...sums }],
  subjects: [{ id: 'year-6', name: 'Year 6 Maths', ...sums }],
  ideas: [],
  rubric: [],
  questions: [
    {
      ...question,
      id: 'q1',
      index: 1,
      outcome: 'RIGHT',
      seconds: 30,
      comment: '',
      keyLatex: '2',
      errorId: null,
      errorCourseId: null,
      unresolved: false,
      answers: [{ text: '2', latex: '2', right: true, misconception: null }],
    },
    {
      ...question,
      id: 'q2',
      index: 2,
      outcome: 'NOT_YET',
      seconds: 60,
      points: 0,
      comment: '',
      keyLatex: '2',
      errorId: 'e2',
      errorCourseId: 'year-6',
      unresolved: true,
      answers: [{ text: '<b>', latex: null, right: false, misconception: { name: 'Slip', explanation: 'Why.' } }],
    },
  ],
};
const report = { mayShare: true, task, shares: [], content };

it('tells the score, what was wrong beside what works, and the errors that wait', () => {
  const view = reportView(report, 'Australia/Sydney', now);
  expect(view).toMatchObject({ className: '6B', kind: 'homework from Ms Nair', grade: '1 / 2' });
  expect(view.when).toMatch(/^handed in .*, on time$/);
  expect(view.content).toMatchObject({
    score: { right: 1, asked: 2 },
    waiting: { courseId: 'year-6', errorIds: ['e2'] },
    rubricTotal: null,
  });
  expect(view.content?.facts).toContainEqual({ label: 'Class mean', value: '60 %' });
  const [right, wrong] = view.content?.questions ?? [];
  expect(right).toMatchObject({ outcome: 'RIGHT', keyHtml: null, idea: null, points: null });
  expect(wrong).toMatchObject({ outcome: 'NOT_YET', answerHtml: '&lt;b&gt;', idea: { name: 'Slip' } });
  expect(wrong?.keyHtml).toContain('katex');
});

it('gives no figure where the task has none', () => {
  const view = reportView(
    { ...report, task: { ...task, gradeType: 'NOT_GRADE', grade: null } },
    'Australia/Sydney',
    now,
  );
  expect(view.content?.score).toBeNull();
  expect(JSON.stringify(view.content?.facts)).not.toMatch(/First try|Class mean/);
});

it('says when it is due while the work goes on', () => {
  const open = { ...task, handedInAt: null, takesWork: true, answersOut: false, status: 'IN_PROGRESS' as const };
  const view = reportView({ ...report, task: open, content: null }, 'Australia/Sydney', now);
  expect(view).toMatchObject({ content: null, when: 'due tomorrow', action: { label: 'Continue' } });
});
