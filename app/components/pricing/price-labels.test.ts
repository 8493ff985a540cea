import { expect, it } from 'vitest';
import { moneyLabel, planPrice } from './price-labels';

const prices = [
  { plan: 'ONE_COURSE' as const, months: 1, cents: 2400 },
  { plan: 'ONE_COURSE' as const, months: 6, cents: 12000 },
];

it('writes money with its sign, and cents where there are any', () => {
  expect([2400, 1350, 1234500, 5].map((cents) => moneyLabel(cents, 'A$'))).toEqual([
    'A$24',
    'A$13.50',
    'A$12,345',
    'A$0.05',
  ]);
});

it('says what a term costs, by the month and in all, and what it saves', () => {
  const one = { plan: 'ONE_COURSE' as const, symbol: 'A$' };
  expect(planPrice(prices, { ...one, months: 6 })).toEqual({
    monthly: 'A$20',
    term: 'A$120 every 6 months',
    saving: 'A$24',
  });
  expect(planPrice(prices, { ...one, months: 1 })).toEqual({ monthly: 'A$24', term: 'A$24 every month', saving: null });
});

it('has nothing to say about a price that is not in the table', () => {
  expect(planPrice(prices, { plan: 'BUNDLE_OF_THREE', months: 6, symbol: '$' })).toBeNull();
});
