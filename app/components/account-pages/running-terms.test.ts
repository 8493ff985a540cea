import { expect, it } from 'vitest';
import { runningTerms } from './running-terms';

const term = { id: 's1', from: '2026-11-01T00:00:00Z', to: '2026-12-01T13:30:00Z', is14DaysTrial: false };

it('lists paid terms alone, in the days of the student', () => {
  const course = { id: 'year-6', name: 'Year 6 Maths', iconUrl: '/courses/year-6/icon.svg' };
  const terms = runningTerms(
    [
      { ...course, subscription: term },
      { ...course, id: 'year-7', subscription: { ...term, is14DaysTrial: true } },
      { ...course, id: 'year-8', subscription: null },
    ],
    'Australia/Sydney',
  );
  expect(terms).toHaveLength(1);
  expect(terms[0]).toMatchObject({ courseName: 'Year 6 Maths' });
  expect(terms[0]?.to).toMatch(/Wednesday,? 2 December 2026/);
});
