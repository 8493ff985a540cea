import { expect, it } from 'vitest';
import { isDigestHour } from './class-digest';

it('is the afternoon where the teacher lives', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 6, 6, hour));
  const hours = (zone: string) =>
    Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => isDigestHour(at(hour), zone));
  // Sydney is ten hours ahead in July, Perth eight.
  expect(hours('Australia/Sydney')).toEqual([5, 6, 7, 8, 9]);
  expect(hours('Australia/Perth')).toEqual([7, 8, 9, 10, 11]);
});
