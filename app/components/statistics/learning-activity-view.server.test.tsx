import { expect, it } from 'vitest';
import { htmlOf } from '../../../tests/specification/page-html';
import { learningActivityView } from './activity-view.server';
import { LearningActivityView } from './learning-activity-view';

const nothing = {
  streakDays: 0,
  periods: [],
  partStarts: [],
  topics: [],
  forgetting: [],
  repaired: { count: 0, of: 0 },
};

const pageOf = (range: '28d' | '52w', plan: { isOpen: boolean; isWhole: boolean }) => {
  const course = { id: 'year-6', name: 'Year 6 Maths' };
  return htmlOf(<LearningActivityView {...learningActivityView({ course, ...plan, ...nothing }, range)} />);
};

it('says on the free plan how far it looks back, what a plan adds, and leads back to the range after buying', async () => {
  const locked = await pageOf('52w', { isOpen: false, isWhole: false });
  expect(locked).toContain('You need a plan to see the last 52 weeks');
  expect(locked).toContain('Everything you’ve done is saved');
  expect(locked).toContain('/subscription/bundles?next=%2Flearning-activity-statistics%2Fyear-6%3Frange%3D52w');
  expect(await pageOf('28d', { isOpen: true, isWhole: false })).toContain('The free plan shows the last 28 days.');
  expect(await pageOf('28d', { isOpen: true, isWhole: true })).not.toContain('free plan');
});
