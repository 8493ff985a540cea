import { describe, expect, it } from 'vitest';
import type { PlacementFinding } from '../../../rules/placement';
import { findCourse, practisableTopicsOf } from '../catalogue/index';
import { nextStepFrom } from './next-step';
import type { NextStepRow } from './next-step.repo';

const now = new Date('2026-05-01T02:00:00Z');
const topicsIn = (courseId: string) => {
  const course = findCourse(courseId);
  if (course === undefined) throw new Error(`The curriculum has no ${courseId}.`);
  return practisableTopicsOf(course);
};
const [first, second, third] = topicsIn('year-6').map(({ id }) => id) as [string, string, string];

const nobody: NextStepRow = {
  courses: [],
  ratings: [],
  erring: {},
  placements: {},
  due: [],
  open_practice: null,
  done_today: [],
};
const chosen: NextStepRow = { ...nobody, courses: ['year-6', 'year-7'] };

const stepOf = (row: NextStepRow, courseId: string | null = null, minutesADay: number | null = null) =>
  nextStepFrom(row, { timeZone: 'Australia/Sydney', account: { minutesADay } }, now)(courseId);

const knows = (topicId: string, unaidedAt = '2026-04-30T00:00:00Z') => ({
  topic_id: topicId,
  rating: 2000,
  answered: 9,
  correct: 9,
  unaided: 9,
  unaided_at: unaidedAt,
});
const tried = (topicId: string) => ({ ...knows(topicId), rating: 900, unaided: 0, unaided_at: null });
const allKnown: NextStepRow = { ...chosen, ratings: topicsIn('year-6').map(({ id }) => knows(id)) };

const openIn = (courseId: string, topicId: string) => ({
  id: 'open',
  course_id: courseId,
  mode: 'CASUAL',
  topic_ids: [topicId],
  question_count: 2,
  questions: [
    { closed: true, outcome: 'RIGHT' },
    { closed: false, outcome: null },
  ],
});
const due = (courseId: string, count: number, at = '2026-05-01T00:00:00Z') =>
  ({ course_id: courseId, kind: 'CLEAR', count, due_at: at }) as const;
const done = (topicId: string, answered = 8) => ({
  id: `done-${topicId}`,
  course_id: 'year-6',
  mode: 'CASUAL',
  topic_ids: [topicId],
  question_count: 8,
  answered,
});
const placed = (findings: Record<string, PlacementFinding>, week: [string | null, number][] = []): NextStepRow => ({
  ...chosen,
  placements: {
    'year-6': {
      findings,
      week: week.map(([topicId, questions]) => ({ title: `About ${topicId}`, topicId, questions })),
      taken_at: '2026-05-01T01:00:00Z',
    },
  },
});

describe('what comes first', () => {
  it('is nothing before a course is chosen, or in one that is not offered', () => {
    expect(stepOf(nobody)).toBeNull();
    expect(stepOf(chosen, 'year-13')).toBeNull();
  });

  it('is the first topic of the first course for somebody new', () => {
    expect(stepOf(chosen)).toMatchObject({
      kind: 'LEARN',
      course: { id: 'year-6' },
      topicIds: [first],
      questionCount: 8,
      doneToday: [],
    });
  });

  it('is the practice that is open, then the mistakes that are due, then the plan, then a topic', () => {
    const plan = placed({ [second]: 'START' }, [[second, 8]]);
    const withErrors = { ...plan, due: [due('year-6', 2)] };
    const withOpen = { ...withErrors, open_practice: openIn('year-6', third) };
    expect(stepOf(withOpen)).toMatchObject({ kind: 'CONTINUE', practice: { id: 'open', currentIndex: 2 } });
    expect(stepOf(withErrors)).toMatchObject({ kind: 'FIX_ERRORS', questionCount: 2, topicIds: [] });
    expect(stepOf(plan)).toMatchObject({ kind: 'PLAN_DAY', topicIds: [second], title: `About ${second}` });
    expect(stepOf(chosen)).toMatchObject({ kind: 'LEARN' });
    for (const row of [withOpen, withErrors, plan]) expect(stepOf(row)?.topic?.id).toBe(second);
  });

  it('fixes no more mistakes at once than one set holds', () => {
    expect(stepOf({ ...chosen, due: [due('year-6', 34)] })?.questionCount).toBe(10);
  });

  it('keeps everything fresh where every topic is mastered', () => {
    expect(stepOf(allKnown)).toMatchObject({ kind: 'MIXED', topic: null, title: null, topicIds: [] });
    const old = allKnown.ratings.map((row) => ({ ...row, unaided_at: '2026-01-01T00:00:00Z' }));
    expect(stepOf({ ...allKnown, ratings: old })).toMatchObject({ kind: 'REFRESH', topicIds: [first] });
  });

  it('is as long as the minutes of a day', () => {
    expect([null, 5, 10, 30].map((minutes) => stepOf(chosen, null, minutes)?.questionCount)).toEqual([8, 5, 7, 10]);
  });
});

describe('the course', () => {
  it('is that of the page, and without one that of what is most pressing', () => {
    const row = {
      ...chosen,
      due: [due('year-7', 1, '2026-05-01T00:00:00Z'), due('year-5', 1, '2026-04-01T00:00:00Z')],
    };
    expect(stepOf(row)).toMatchObject({ kind: 'FIX_ERRORS', course: { id: 'year-5' } });
    expect(stepOf(row, 'year-6')).toMatchObject({ kind: 'LEARN', course: { id: 'year-6' } });
    const withOpen = { ...row, open_practice: openIn('year-7', topicsIn('year-7')[0]?.id ?? '') };
    expect(stepOf(withOpen)).toMatchObject({ kind: 'CONTINUE', course: { id: 'year-7' } });
    expect(stepOf(withOpen, 'year-5')).toMatchObject({ kind: 'FIX_ERRORS' });
  });
});

describe('a placement test', () => {
  it('says where to start, passing over what is ready and what is for later', () => {
    const findings = { [first]: 'READY', [second]: 'LATER', [third]: 'START' } as const;
    expect(stepOf(placed(findings))?.topic?.id).toBe(third);
    // What was answered since counts for more than what the test said.
    const sinceThen = { ...placed(findings), ratings: [tried(second)] };
    expect(stepOf(sinceThen)?.topic?.id).toBe(second);
  });

  it('plans days: one that is done is ticked, and a free one asks for nothing', () => {
    const plan = placed({ [second]: 'START' }, [[second, 8]]);
    expect(stepOf({ ...plan, done_today: [done(second)] })).toMatchObject({
      kind: 'LEARN',
      doneToday: [{ questionCount: 8 }],
    });
    expect(stepOf({ ...plan, done_today: [done(second, 3)] })).toMatchObject({ kind: 'PLAN_DAY', doneToday: [] });
    expect(stepOf({ ...plan, done_today: [done(third)] })).toMatchObject({ kind: 'PLAN_DAY' });
    expect(stepOf(placed({ [second]: 'START' }, [[null, 0]]))).toMatchObject({ kind: 'LEARN' });
  });

  it('looks back at all the topics of its week', () => {
    const back = placed({}, [
      [null, 6],
      [second, 8],
      [third, 8],
      [second, 8],
    ]);
    expect(stepOf(back)).toMatchObject({ kind: 'PLAN_DAY', topicIds: [second, third], questionCount: 6 });
  });
});
