import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getErrorStatistics, getLearningActivity, type StatisticsRange } from '../../../server/modules/statistics';
import { newId } from '../../../server/platform/ids';
import type { Services } from '../../../server/platform/services';
import type { Viewer } from '../../../server/platform/viewer';
import { makePerson } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';
import { fractions } from '../practice/student';
import { answered, integers, logged } from './history';

// A Wednesday evening in Sydney. Daylight saving ended there on Sunday 5 April 2026, at 3 o'clock in the morning.
const now = new Date('2026-04-15T09:00:00Z');
const justAfterMidnight = '2026-04-04T13:30:00Z'; // 5 April, 0:30, daylight saving
const justBeforeMidnight = '2026-04-05T13:30:00Z'; // 5 April, 23:30, standard time
const nextDay = '2026-04-05T14:30:00Z'; // 6 April, 0:30

let backend: TestBackend;
let services: Services;
beforeAll(async () => {
  backend = await startTestBackend();
  services = { ...backend.services, clock: { now: () => now } };
});
afterAll(() => backend.stop());

const student = async () => (await makePerson(backend.services)).viewer;

async function activity(viewer: Viewer, range: StatisticsRange = 'DAYS_28', courseId = 'year-6') {
  const found = await getLearningActivity(services, viewer, { courseId, range });
  if (!found) throw new Error('We couldn’t find that course.');
  return found;
}

async function errors(viewer: Viewer) {
  const found = await getErrorStatistics(services, viewer, 'year-6');
  if (!found) throw new Error('We couldn’t find that course.');
  return found;
}

describe('learning activity', () => {
  it('counts by the student’s own days, also on the day the clocks go back', async () => {
    const viewer = await student();
    await answered(services, viewer, { at: justAfterMidnight, seconds: 90, hints: 1, coins: 1 });
    await answered(services, viewer, { at: justBeforeMidnight, seconds: 30, right: false });
    await answered(services, viewer, { at: nextDay, coins: 2 });
    const { periods } = await activity(viewer);
    const on = (day: string) => periods.find(({ start }) => start === day);
    expect(periods).toHaveLength(28);
    expect(on('2026-04-04')).toMatchObject({ answered: 0 });
    expect(on('2026-04-05')).toMatchObject({ seconds: 120, answered: 2, rightFirstTry: 1, hinted: 1, coins: 1 });
    expect(on('2026-04-06')).toMatchObject({ seconds: 60, answered: 1, rightFirstTry: 1, hinted: 0, coins: 2 });
  });

  it('counts weeks from Monday over the change of the clocks', async () => {
    const viewer = await student();
    await answered(services, viewer, { at: justBeforeMidnight });
    await answered(services, viewer, { at: nextDay });
    await answered(services, viewer, { at: '2025-12-01T03:00:00Z' });
    const inWeeks = async (range: StatisticsRange) =>
      (await activity(viewer, range)).periods.flatMap(({ start, answered: count }) =>
        count > 0 ? [[start, count]] : [],
      );
    expect(await inWeeks('WEEKS_12')).toEqual([
      ['2026-03-30', 1],
      ['2026-04-06', 1],
    ]);
    expect((await inWeeks('WEEKS_52'))[0]).toEqual(['2025-12-01', 1]);
  });

  it('counts the days since a topic was last practised, by the calendar and in whatever course', async () => {
    const viewer = await student();
    await answered(services, viewer, { at: '2026-01-10T03:00:00Z', course: 'year-7' });
    await answered(services, viewer, { at: justAfterMidnight, right: false });
    await answered(services, viewer, { at: justBeforeMidnight });
    await answered(services, viewer, { at: nextDay });
    await answered(services, viewer, { at: nextDay, topic: integers });
    await answered(services, viewer, { at: '2026-04-14T03:00:00Z', topic: integers });
    const { forgetting } = await activity(viewer);
    const steps = forgetting.filter(({ right }) => right.of > 0);
    expect(steps.map(({ fromDays, right }) => [fromDays, right.count, right.of])).toEqual([
      [0, 1, 1], // 23 hours later, the same day
      [1, 1, 1], // one hour later, the next day
      [8, 1, 1], // the other topic; its first answer has nothing to remember
      [31, 0, 1], // since January, in another course
    ]);
  });

  it('shows topics over time in four parts, with how each stands now', async () => {
    const viewer = await student();
    await answered(services, viewer, { at: '2026-03-20T03:00:00Z', right: false });
    await answered(services, viewer, { at: '2026-04-15T03:00:00Z' });
    await answered(services, viewer, { at: '2026-04-15T04:00:00Z', topic: integers });
    await services.db
      .insertInto('topic_ratings')
      .values({
        student_id: viewer.id,
        topic_id: fractions,
        rating: 1600,
        answered: 12,
        correct: 9,
        unaided: 8,
        unaided_at: now,
      })
      .execute();
    const { topics, partStarts } = await activity(viewer);
    expect(partStarts).toEqual(['2026-03-19', '2026-03-26', '2026-04-02', '2026-04-09']);
    expect(topics.map(({ topic, mastery }) => [topic.id, mastery.state, mastery.right, mastery.answered])).toEqual([
      [integers, 'NOT_STARTED', 0, 0],
      [fractions, 'MASTERED', 9, 12],
    ]);
    expect(topics[1]?.parts.map(({ count, of }) => [count, of])).toEqual([
      [0, 1],
      [0, 0],
      [0, 0],
      [1, 1],
    ]);
  });

  it('looks back 28 days on the free plan, and 52 weeks in a course with a plan; nothing is lost meanwhile', async () => {
    const person = await makePerson(backend.services);
    const { id } = person;
    const viewer = { ...person.viewer, acceptTcAt: new Date('2026-01-01T00:00:00Z') };
    await answered(services, viewer, { at: '2025-12-01T03:00:00Z' });
    await answered(services, viewer, { at: nextDay });
    const open = async (range: StatisticsRange) => {
      const { isOpen, isWhole, periods } = await activity(viewer, range);
      return [isOpen, isWhole, periods.reduce((sum, period) => sum + period.answered, 0)];
    };
    expect(await open('DAYS_28')).toEqual([true, false, 1]);
    expect(await open('WEEKS_12')).toEqual([false, false, 0]);
    expect(await open('WEEKS_52')).toEqual([false, false, 0]);
    const term = { starts_at: new Date('2026-04-01T00:00:00Z'), ends_at: new Date('2026-05-01T00:00:00Z') };
    const cover = { ...term, user_id: id, id: newId(), grace: false };
    await services.db
      .insertInto('subscriptions')
      .values({ ...cover, course_id: 'year-7' })
      .execute();
    expect(await open('WEEKS_52')).toEqual([false, false, 0]);
    await services.db
      .insertInto('subscriptions')
      .values({ ...cover, id: newId(), course_id: 'year-6' })
      .execute();
    expect(await open('WEEKS_52')).toEqual([true, true, 2]);
  });

  it('tells how many errors opened in the range are fixed', async () => {
    const viewer = await student();
    await logged(services, viewer, { opened: '2026-04-01T03:00:00Z', fixed: '2026-04-03T03:00:00Z' });
    await logged(services, viewer, { opened: '2026-04-02T03:00:00Z' });
    await logged(services, viewer, { opened: '2026-01-02T03:00:00Z', fixed: '2026-04-03T03:00:00Z' });
    expect((await activity(viewer)).repaired).toEqual({ count: 1, of: 2 });
    expect((await activity(viewer, 'WEEKS_52')).repaired).toEqual({ count: 2, of: 3 });
  });

  it('knows nothing of other courses and other students', async () => {
    const viewer = await student();
    const stranger = await student();
    await answered(services, stranger, { at: nextDay, coins: 2 });
    await answered(services, stranger, { at: '2026-04-10T03:00:00Z' });
    await logged(services, stranger, { opened: '2026-04-10T03:00:00Z' });
    await answered(services, viewer, { at: nextDay, course: 'year-7', coins: 2 });
    const { periods, topics, forgetting, repaired } = await activity(viewer);
    expect(periods.every(({ answered: count, coins }) => count === 0 && coins === 0)).toBe(true);
    expect(topics).toEqual([]);
    expect(forgetting.every(({ right }) => right.of === 0)).toBe(true);
    expect(repaired).toEqual({ count: 0, of: 0 });
  });
});

describe('error logbook statistics', () => {
  it('count errors opened and fixed by the student’s own weeks', async () => {
    const viewer = await student();
    await logged(services, viewer, { opened: justBeforeMidnight, fixed: nextDay });
    await logged(services, viewer, { opened: nextDay });
    const { weeks, totals } = await errors(viewer);
    expect(weeks).toHaveLength(12);
    expect(weeks.slice(-3)).toEqual([
      { weekStart: '2026-03-30', opened: 1, fixed: 0 },
      { weekStart: '2026-04-06', opened: 1, fixed: 1 },
      { weekStart: '2026-04-13', opened: 0, fixed: 0 },
    ]);
    expect(totals).toMatchObject({ open: 1, fixed: 1 });
  });

  it('tell how many are due on each of the next 14 days, the overdue ones today', async () => {
    const viewer = await student();
    const opened = '2026-04-01T03:00:00Z';
    const fixed = '2026-04-10T03:00:00Z';
    await logged(services, viewer, { opened, due: '2026-04-02T03:00:00Z' });
    await logged(services, viewer, { opened, due: '2026-04-15T13:59:00Z' });
    await logged(services, viewer, { opened, fixed, due: '2026-04-15T14:01:00Z' });
    await logged(services, viewer, { opened, fixed, confirmed: fixed, due: '2026-04-15T14:01:00Z' });
    await logged(services, viewer, { opened, due: '2026-04-28T13:59:00Z' });
    await logged(services, viewer, { opened, due: '2026-04-28T14:01:00Z' });
    const { due } = await errors(viewer);
    expect(due).toHaveLength(14);
    expect(due.filter(({ count }) => count > 0)).toEqual([
      { date: '2026-04-15', count: 2 },
      { date: '2026-04-16', count: 1 },
      { date: '2026-04-28', count: 1 },
    ]);
  });

  it('tell the median time to fix, what came back, and the ideas of each topic', async () => {
    const viewer = await student();
    const opened = '2026-03-01T00:00:00Z';
    await logged(services, viewer, { opened, fixed: '2026-03-02T00:00:00Z' });
    await logged(services, viewer, { opened, fixed: '2026-03-05T00:00:00Z', relapsed: '2026-03-03T00:00:00Z' });
    await logged(services, viewer, { opened, fixed: '2026-03-11T00:00:00Z' });
    await logged(services, viewer, { opened, relapsed: '2026-03-12T00:00:00Z', topic: integers, idea: null });
    const { medianDaysToFix, relapses, misconceptionCells, misconceptionCount } = await errors(viewer);
    expect(medianDaysToFix).toBe(4);
    expect(relapses).toEqual({ count: 2, of: 4 });
    expect(
      misconceptionCells.map(({ topicId, misconceptionId, totals }) => [
        topicId,
        misconceptionId,
        totals.fixed,
        totals.relapsed,
      ]),
    ).toEqual([
      [fractions, 'adds-numerators-and-denominators', 3, 0],
      [integers, 'unclassified', 0, 1],
    ]);
    expect(misconceptionCount).toBe(1);
  });

  it('retire an idea once all its errors are fixed, as long as no answer shows it again', async () => {
    const viewer = await student();
    const idea = 'adds-numerators-and-denominators';
    const retired = async () =>
      (await errors(viewer)).retiredMisconceptions.map(({ id, errorCount }) => [id, errorCount]);
    await logged(services, viewer, { opened: '2026-03-01T00:00:00Z', fixed: '2026-03-02T00:00:00Z', idea });
    await logged(services, viewer, { opened: '2026-03-01T00:00:00Z', fixed: '2026-03-05T00:00:00Z', idea });
    expect(await retired()).toEqual([[idea, 2]]);
    await answered(services, viewer, { at: '2026-03-20T00:00:00Z', right: false, idea, course: 'year-7' });
    expect(await retired()).toEqual([]);
    const other = await student();
    await logged(services, other, { opened: '2026-03-01T00:00:00Z', fixed: '2026-03-02T00:00:00Z', idea });
    await logged(services, other, { opened: '2026-03-01T00:00:00Z', idea });
    expect((await errors(other)).retiredMisconceptions).toEqual([]);
  });

  it('know nothing of other students', async () => {
    const stranger = await student();
    await logged(services, stranger, { opened: '2026-04-10T03:00:00Z', fixed: '2026-04-11T03:00:00Z' });
    const { totals, weeks, due, misconceptionCells, retiredMisconceptions, medianDaysToFix } = await errors(
      await student(),
    );
    expect(totals).toMatchObject({ unresolved: 0, fixed: 0 });
    expect([...weeks.map(({ opened }) => opened), ...due.map(({ count }) => count)].some((count) => count > 0)).toBe(
      false,
    );
    expect([misconceptionCells, retiredMisconceptions, medianDaysToFix]).toEqual([[], [], null]);
  });
});

it('there are no statistics of a course that does not exist', async () => {
  const viewer = await student();
  expect(await getErrorStatistics(services, viewer, 'no-such-course')).toBeNull();
  expect(await getLearningActivity(services, viewer, { courseId: 'no-such-course', range: 'DAYS_28' })).toBeNull();
});
