import { expect, it } from 'vitest';
import { minuteOfTime, timeOfMinute } from './battle-hours';

it.each([
  ['00:00', 0],
  ['15:30', 930],
  ['23:59', 1439],
])('%s is minute %i of the day', (time, minute) => {
  expect(minuteOfTime(time)).toBe(minute);
  expect(timeOfMinute(minute)).toBe(time);
});

it.each(['', '24:00', '3 pm', '12:60', '-1:00'])('“%s” is no time', (time) => {
  expect(minuteOfTime(time)).toBeNull();
});
