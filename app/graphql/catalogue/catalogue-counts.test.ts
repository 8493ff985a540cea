import { expect, it } from 'vitest';
import { totalsOf } from './catalogue-counts.server';

it('counts a topic once, however many courses share it, and leaves out what has no questions', () => {
  const shared = { id: '86-fractions', templateCount: 3 };
  const totals = totalsOf([
    { id: 'year-6', topics: [shared, { id: '90-coming', templateCount: 0 }] },
    { id: 'naplan-7', topics: [shared, { id: '91-angles', templateCount: 2 }] },
  ]);
  expect(totals).toEqual({ topics: 2, questionKinds: 5 });
});
