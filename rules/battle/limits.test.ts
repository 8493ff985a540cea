import { expect, it } from 'vitest';
import { hoursInWords, isWithinHours } from './limits';

it('lets battles be played within the hours, over midnight too', () => {
  const afternoon = { from: 930, until: 1200 };
  expect([929, 930, 1199, 1200].map((minute) => isWithinHours(afternoon, minute))).toEqual([false, true, true, false]);
  const night = { from: 1200, until: 60 };
  expect([1199, 1200, 0, 59, 60].map((minute) => isWithinHours(night, minute))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  expect(isWithinHours({ from: 0, until: 0 }, 700)).toBe(true);
});

it('says the hours', () => {
  expect(hoursInWords({ from: 930, until: 1200 })).toBe('3:30 pm to 8 pm');
  expect(hoursInWords({ from: 0, until: 725 })).toBe('midnight to 12:05 pm');
  expect(hoursInWords({ from: 930, until: 0 })).toBe('3:30 pm to midnight');
  expect(hoursInWords({ from: 5, until: 5 })).toBe('all day');
});
