import { expect, it } from 'vitest';
import { subscriptionMonths } from '../../../rules/constants';
import { planNames } from '../../../rules/money/plans';
import { priceOf, pricesIn } from './price-table';

const today = '2026-11-23';

it.each(['AUD', 'USD'] as const)('has a price in %s for every plan and every term of the product', (currency) => {
  const prices = pricesIn(currency, today);
  for (const plan of planNames) {
    const own = prices.filter((price) => price.plan === plan);
    expect(own.map(({ months }) => months)).toEqual([...subscriptionMonths]);
    expect(own.every(({ cents }) => Number.isInteger(cents) && cents > 0)).toBe(true);
    const monthly = own.map(({ cents, months }) => cents / months);
    expect(monthly, 'a longer term is cheaper by the month').toEqual(monthly.toSorted((a, b) => b - a));
  }
  expect(prices.every((price) => price.currency === currency)).toBe(true);
});

it('asks less for three courses together than for three alone', () => {
  for (const months of subscriptionMonths) {
    const [one, three] = planNames.map((plan) => priceOf({ plan, months, currency: 'AUD' }, today));
    expect(three ?? 0).toBeLessThan(3 * (one ?? 0));
  }
});

it('takes the price of the day', () => {
  const price = { plan: 'ONE_COURSE', months: 1, currency: 'AUD' } as const;
  const rows = [
    { ...price, cents: 100, from: '2026-01-01', until: '2026-06-30' },
    { ...price, cents: 200, from: '2026-07-01', until: null },
  ];
  expect(['2025-12-31', '2026-06-30', '2026-07-01'].map((day) => priceOf(price, day, rows))).toEqual([null, 100, 200]);
});
