import { expect, it } from 'vitest';
import { coinAwardForm } from './coin-award';
import { readForm } from './read-form';

const read = (amount: number, reason: string) => readForm(coinAwardForm, { amount, reason });

it('takes 1 to 20 whole coins and a line of words', () => {
  expect(read(1, '  Kept  at it ')).toEqual({ ok: true, value: { amount: 1, reason: 'Kept at it' } });
  expect(read(20, 'Erklärt & gezeichnet: 3 Wege').ok).toBe(true);
  for (const amount of [0, 21, -5, 1.5, Number.NaN]) {
    expect(read(amount, 'Kept at it')).toMatchObject({ errors: { amount: expect.stringContaining('1 to 20') } });
  }
});

it.each([
  '',
  '   ',
  '…',
  '<b>well</b>',
  'You stup1d id10t',
  'f.u.c.k',
  'zero\u200bwidth',
  'two\nlines',
  'x'.repeat(61),
])('refuses the words %j', (reason) => {
  const outcome = read(5, reason);
  expect(outcome.ok ? {} : outcome.errors).toHaveProperty('reason');
});
