import { expect, it } from 'vitest';
import { renewalPrice } from './renew-due';

const plan = {
  plan: 'ONE_COURSE',
  months: 6,
  currency: 'AUD',
  price_cents: 9900,
  told_cents: null,
  told_at: null,
  last_day: '2026-12-30',
  time_zone: 'Australia/Sydney',
} as const;
const toldAt = (day: string) => new Date(`${day}T02:00:00Z`);

it.each([
  ['that nobody told', {}, 9900],
  ['told 30 days before', { told_cents: 12_000, told_at: toldAt('2026-12-01') }, 12_000],
  ['told 29 days before', { told_cents: 12_000, told_at: toldAt('2026-12-02') }, 9900],
  ['that changed once more after it was told', { told_cents: 11_000, told_at: toldAt('2026-11-01') }, 9900],
])('a new price %s', (_when, change, cents) => {
  expect(renewalPrice({ ...plan, ...change }, '2026-12-31')).toBe(cents);
});
