import fc from 'fast-check';
import { expect, it } from 'vitest';
import { australianZones } from '../time-zones';
import { noExtension } from './task-dates';
import { studentTaskStatus } from './task-status';
import {
  deadlineLabel,
  endOfMinuteOf,
  instantOf,
  isoInZone,
  schoolDayAfter,
  wallClock,
  wallDayAfter,
  wallLabel,
} from './wall-clock';

it.each([
  ['a winter day', '2026-07-01T16:00', 'Australia/Sydney', '2026-07-01T06:00:00.000Z'],
  ['a summer day', '2026-11-27T16:00', 'Australia/Sydney', '2026-11-27T05:00:00.000Z'],
  ['half an hour east', '2026-07-01T16:00', 'Australia/Adelaide', '2026-07-01T06:30:00.000Z'],
  ['a time that is skipped, moved forward', '2026-10-04T02:30', 'Australia/Sydney', '2026-10-03T16:30:00.000Z'],
  ['the first of two equal times', '2026-04-05T02:30', 'Australia/Sydney', '2026-04-04T15:30:00.000Z'],
  ['half an hour skipped', '2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
])('%s: %s in %s', (_what, text, zone, instant) => {
  expect(instantOf(text, zone)?.toISOString()).toBe(instant);
});

it.each(['', 'tomorrow', '2026-02-30T10:00', '2026-11-27', '2026-11-27T25:00', '0026-11-27T10:00'])(
  '%j is none',
  (text) => {
    expect(instantOf(text, 'Australia/Sydney')).toBeNull();
  },
);

it('what the wall shows stands for the same minute, unless it happens twice: then for the first', () => {
  const zones = fc.constantFrom(...australianZones.map(({ id }) => id), 'Australia/Lord_Howe', 'UTC');
  const minutes = fc.integer({ min: Date.UTC(2024, 0) / 60_000, max: Date.UTC(2032, 0) / 60_000 });
  fc.assert(
    fc.property(zones, minutes, (zone, minute) => {
      const at = new Date(minute * 60_000);
      const wall = wallClock(at, zone);
      const again = instantOf(wall, zone);
      expect(again && wallClock(again, zone)).toBe(wall);
      const back = at.getTime() - (again?.getTime() ?? 0);
      expect([0, 1_800_000, 3_600_000]).toContain(back);
    }),
  );
});

it('is read as people say it', () => {
  const now = new Date('2026-11-23T00:00:00Z');
  expect(wallLabel(new Date('2026-11-27T05:00:00Z'), 'Australia/Sydney', now)).toBe('Fri 27 Nov, 4:00 pm');
  expect(wallLabel(new Date('2027-01-27T05:00:00Z'), 'Australia/Perth', now)).toBe('Wed 27 Jan 2027, 1:00 pm');
});

it.each([
  ['2026-11-23', 3, '2026-11-26'],
  ['2026-11-26', 3, '2026-12-01'],
  ['2026-11-28', 1, '2026-11-30'],
  ['2026-12-31', 2, '2027-01-04'],
])('from %s, %i school days later is %s', (day, days, later) => {
  expect(schoolDayAfter(day, days)).toBe(later);
});

const sydney = 'Australia/Sydney';

it('the last minute of a deadline is in time to its end', () => {
  const opensAt = new Date('2026-11-20T00:00:00Z');
  const dueAt = endOfMinuteOf('2026-11-27T16:00', sydney) ?? opensAt;
  expect(wallClock(dueAt, sydney)).toBe('2026-11-27T16:00');
  const statusAt = (text: string) => {
    const handedInAt = new Date(text);
    const task = { opensAt, dueAt, lateUntil: dueAt };
    return studentTaskStatus({ task, extension: noExtension, handedInAt }, handedInAt);
  };
  expect(statusAt('2026-11-27T05:00:59.999Z')).toBe('DONE');
  expect(statusAt('2026-11-27T05:01:00.000Z')).toBe('LATE_SUBMISSION');
});

it('midnight is the end of the day before', () => {
  const now = new Date('2026-11-23T00:00:00Z');
  const label = (text: string) => deadlineLabel(endOfMinuteOf(text, sydney) ?? now, sydney, now);
  expect(label('2026-12-05T00:00')).toBe('end of Fri 4 Dec');
  expect(label('2026-12-04T23:59')).toBe('Fri 4 Dec, 11:59 pm');
  expect(label('2027-01-01T00:00')).toBe('end of Thu 31 Dec');
  expect(label('2027-02-01T00:00')).toBe('end of Sun 31 Jan 2027');
  // Both days on which the clocks change.
  expect(label('2027-04-05T00:00')).toBe('end of Sun 4 Apr 2027');
  expect(label('2027-10-04T00:00')).toBe('end of Sun 3 Oct 2027');
});

it.each([
  ['2027-04-03T12:30:00Z', 1, '2027-04-04', 'half past eleven at night, the next day has 25 hours'],
  ['2027-04-04T13:30:00Z', 1, '2027-04-05', 'on the long day itself, in the hour that 24 hours do not reach'],
  ['2027-10-02T13:30:00Z', 1, '2027-10-03', 'half past eleven at night, the next day has 23 hours'],
  ['2027-10-02T13:30:00Z', 7, '2027-10-09', 'a week over the change'],
  ['2027-10-03T14:00:00Z', -7, '2027-09-27', 'a week back'],
])('from %s, %i days later is %s: %s', (at, days, later) => {
  expect(wallDayAfter(new Date(at), days, sydney)).toBe(later);
});

it('writes an instant for files with its distance from UTC', () => {
  const at = new Date('2026-11-27T05:00:30.250Z');
  expect(isoInZone(at, 'Australia/Sydney')).toBe('2026-11-27T16:00:30+11:00');
  expect(isoInZone(at, 'Australia/Adelaide')).toBe('2026-11-27T15:30:30+10:30');
  expect(isoInZone(at, 'America/St_Johns')).toBe('2026-11-27T01:30:30-03:30');
  expect(isoInZone(at, 'UTC')).toBe('2026-11-27T05:00:30+00:00');
});
