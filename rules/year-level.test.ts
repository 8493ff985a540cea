import { expect, it } from 'vitest';
import { yearLevelFreeFrom } from './year-level';

it('is free before the first change and in a later month', () => {
  expect(yearLevelFreeFrom(null, '2026-11-23')).toBeNull();
  expect(yearLevelFreeFrom('2026-10-31', '2026-11-01')).toBeNull();
  expect(yearLevelFreeFrom('2025-11-30', '2026-11-01')).toBeNull();
});

it('says the first day of the next month once the change of this one is used up', () => {
  expect(yearLevelFreeFrom('2026-11-01', '2026-11-30')).toBe('2026-12-01');
  expect(yearLevelFreeFrom('2026-12-31', '2026-12-31')).toBe('2027-01-01');
});

it('does not grant a second change to a clock that went back', () => {
  expect(yearLevelFreeFrom('2026-11-02', '2026-10-31')).toBe('2026-12-01');
});
