import { expect, it } from 'vitest';
import { subscriptionMonths } from '../../../rules/constants';
import { planNames, pricesIn } from './price-table';

it.each(['AUD', 'USD'] as const)('has a price in %s for every plan and every term of the product', (currency) => {
  const prices = pricesIn(currency);
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
    const [one, three] = planNames.map((plan) => pricesIn('AUD').find((p) => p.plan === plan && p.months === months));
    expect(three?.cents ?? 0).toBeLessThan(3 * (one?.cents ?? 0));
  }
});
