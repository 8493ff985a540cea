import { describe, expect, it } from 'vitest';
import { medianOf, studentTaskReport } from './report';
import { insightsOf } from './report-insights';
import { type MarkedQuestion, questionReports, readQuestionKey, scoreDistribution } from './report-questions';
import { trendOf } from './report-trend';

const question = (more: Partial<MarkedQuestion> = {}): MarkedQuestion => ({
  index: 1,
  templateId: 'add',
  topicId: 'fractions',
  outcome: 'RIGHT',
  answered: true,
  marked: more.answered ?? true,
  seconds: 30,
  possible: 1,
  mark: null,
  misconceptionIds: [],
  ...more,
});

describe('the report of one student', () => {
  const report = studentTaskReport([
    question({ possible: 2 }),
    question({ index: 2, outcome: 'RIGHT_AFTER_RETRY', misconceptionIds: ['adds-tops', 'adds-tops'] }),
    question({ index: 3, topicId: 'angles', outcome: 'NOT_YET', mark: 0.5, misconceptionIds: ['sign', 'adds-tops'] }),
    question({ index: 4, topicId: 'angles', outcome: 'SKIPPED', answered: false, seconds: null }),
  ]);

  it('counts tries, points with the teacher’s marks, and time', () => {
    expect(report).toMatchObject({
      asked: 4,
      answered: 3,
      right: 2,
      firstRight: 1,
      points: 3.5,
      possible: 5,
      seconds: 90,
    });
  });

  it('tells the topics apart, which add up to the whole', () => {
    expect(report.byTopic.map(({ topicId, asked, right, points }) => [topicId, asked, right, points])).toEqual([
      ['fractions', 2, 2, 3],
      ['angles', 2, 0, 0.5],
    ]);
  });

  it('names the ideas once a question, and how many of them were mended', () => {
    expect(report.ideas).toEqual([
      { misconceptionId: 'adds-tops', questions: 2, mended: 1 },
      { misconceptionId: 'sign', questions: 1, mended: 0 },
    ]);
  });

  it('is empty before the task is begun', () => {
    expect(studentTaskReport([])).toMatchObject({ asked: 0, points: 0, byTopic: [], ideas: [] });
  });
});

describe('the report of a task', () => {
  const works = [
    {
      studentTaskId: 'ava',
      questions: [
        question({ seconds: 10 }),
        question({ index: 2, templateId: 'take', outcome: 'NOT_YET', seconds: 90, misconceptionIds: ['sign'] }),
        question({
          index: 3,
          templateId: 'take',
          outcome: 'RIGHT_AFTER_RETRY',
          seconds: 50,
          misconceptionIds: ['sign'],
        }),
      ],
    },
    {
      studentTaskId: 'ben',
      questions: [
        question({ templateId: 'take', seconds: 20 }),
        question({ index: 2, outcome: null, answered: false, seconds: 4 }),
        question({ index: 3, templateId: 'never', outcome: 'SKIPPED', answered: false }),
      ],
    },
  ];

  it('counts by place where all have the same questions, hardest first', () => {
    const reports = questionReports(works, { pinned: true });
    expect(
      reports.map(({ key, place, answered, firstRight, right }) => [key, place, answered, firstRight, right]),
    ).toEqual([
      ['2', 2, 1, 0, 0],
      ['3', 3, 1, 0, 1],
      ['1', 1, 2, 2, 2],
    ]);
  });

  it('counts drawn questions by their kind, whatever their place', () => {
    const reports = questionReports(works, { pinned: false });
    expect(
      reports.map(({ key, asked, answered, firstRight, right }) => [key, asked, answered, firstRight, right]),
    ).toEqual([
      ['take', 3, 3, 1, 2],
      ['add', 2, 1, 1, 1],
      ['never', 1, 0, 0, 0],
    ]);
    expect(reports[0]).toMatchObject({
      place: null,
      medianSeconds: 50,
      ideas: [{ misconceptionId: 'sign', students: 1 }],
    });
    expect(reports[2]?.medianSeconds).toBeNull();
  });

  it('does not take an answer of a running test for a wrong one', () => {
    const saved = question({ outcome: null, marked: false });
    const [report] = questionReports([{ studentTaskId: 'ava', questions: [saved] }], { pinned: true });
    expect(report).toMatchObject({ asked: 1, answered: 0, firstRight: 0 });
    expect(studentTaskReport([saved])).toMatchObject({ answered: 1, right: 0 });
  });

  it('has keys that stand in an address and lead back', () => {
    const [drawn] = questionReports(
      [{ studentTaskId: 'ava', questions: [question({ templateId: 'y6/add/unlike' })] }],
      {
        pinned: false,
      },
    );
    expect(drawn?.key).toBe('y6.add.unlike');
    expect(readQuestionKey('y6.add.unlike', false)).toEqual({ templateId: 'y6/add/unlike' });
    expect(readQuestionKey('3', true)).toEqual({ index: 3 });
    for (const key of ['0', 'x', '', '1e3']) expect(readQuestionKey(key, true)).toBeNull();
    for (const key of ['', 'a/b', 'a b']) expect(readQuestionKey(key, false)).toBeNull();
  });

  it('puts each score into one column, whose borders are those of the colours', () => {
    const bins = scoreDistribution([0, 20, 21, 40, 41, 70, 71, 100]);
    expect(bins.map(({ from, students }) => [from, students])).toEqual([
      [0, 2],
      [21, 2],
      [41, 1],
      [56, 1],
      [71, 1],
      [86, 1],
    ]);
    const whole = Array.from({ length: 101 }, (_, percent) => percent);
    expect(scoreDistribution(whole).reduce((sum, { students }) => sum + students, 0)).toBe(101);
  });

  it('takes the middle of times', () => {
    expect([medianOf([]), medianOf([5]), medianOf([9, 1]), medianOf([9, 1, 2])]).toEqual([null, 5, 5, 2]);
  });
});

describe('insights', () => {
  const answer = (studentId: string, misconceptionId: string, text: string, more = {}) => ({
    misconceptionId,
    studentId,
    studentTaskId: `own-${studentId}`,
    questionId: `${studentId} ${text}`,
    instanceId: 'same' as string | null,
    topicId: 'fractions',
    answer: text,
    ...more,
  });

  it('order ideas by students, not by answers', () => {
    const insights = insightsOf([
      answer('ava', 'sign', '-3'),
      answer('ava', 'sign', '-4'),
      answer('ava', 'sign', '-5'),
      answer('ava', 'tops', '2/5'),
      answer('ben', 'tops', '2/5 ', { topicId: 'ratios' }),
      answer('ben', 'tops', '3/7', { topicId: 'ratios' }),
    ]);
    expect(
      insights.map(({ misconceptionId, students }) => [misconceptionId, students.map(({ studentId }) => studentId)]),
    ).toEqual([
      ['tops', ['ava', 'ben']],
      ['sign', ['ava']],
    ]);
    expect(insights[0]?.topicIds).toEqual(['ratios', 'fractions']);
    expect(insights[0]?.answers.map(({ times, sample }) => [times, sample.answer])).toEqual([
      [2, '2/5'],
      [1, '3/7'],
    ]);
  });

  it('keep the same answer to other questions apart', () => {
    const insights = insightsOf([answer('ava', 'sign', '7'), answer('ben', 'sign', '7', { instanceId: 'other' })]);
    expect(insights[0]?.answers.map(({ times }) => times)).toEqual([1, 1]);
  });
});

it.each([
  [[], null],
  [[50, 60, 70], null],
  [[50, 60, 70, 80], 'UP'],
  [[90, 90, 90, 60, 60, 60], 'DOWN'],
  [[0, 70, 70, 70, 72, 72, 72], 'STEADY'],
])('scores %j go %s', (percents, trend) => {
  expect(trendOf(percents)).toBe(trend);
});
