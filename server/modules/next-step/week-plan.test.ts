import { expect, it } from 'vitest';
import { weekPlan } from './week-plan';

const week = ['Ratios', 'Integers', 'Ratios'].map((title) => ({ title, topicId: null, questions: 8 }));
const taken = (taken_at: string) => ({ findings: {}, week, taken_at });
const at = (instant: string) => new Date(instant);

it('goes by the student’s own days, from the day of the test to the last of the plan', () => {
  const placements = { 'year-7': taken('2026-05-01T13:30:00Z') }; // 1 May, 23:30 in Sydney
  const today = (instant: string) =>
    weekPlan({ placements, done_today: [] }, at(instant), 'Australia/Sydney')?.today ?? null;
  expect(today('2026-05-01T13:59:00Z')).toBe(0);
  expect(today('2026-05-01T14:01:00Z')).toBe(1);
  expect(today('2026-05-03T13:59:00Z')).toBe(2);
  expect(today('2026-05-03T14:01:00Z')).toBeNull();
});

it('is that of the newest test, and none without one', () => {
  const placements = { 'year-6': taken('2026-05-01T00:00:00Z'), 'year-7': taken('2026-05-02T00:00:00Z') };
  expect(weekPlan({ placements, done_today: [] }, at('2026-05-02T01:00:00Z'), 'Australia/Sydney')?.course.id).toBe(
    'year-7',
  );
  expect(weekPlan({ placements: {}, done_today: [] }, at('2026-05-02T01:00:00Z'), 'Australia/Sydney')).toBeNull();
});
