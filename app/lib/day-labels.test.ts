import { describe, expect, it, vi } from 'vitest';
import { dayIn, dottedDay, dueLabel, fullDay, greeting, pastLabel } from './day-labels';

const sydney = 'Australia/Sydney';
const now = new Date('2026-03-06T22:30:00Z'); // Saturday 7 March, 9:30 in Sydney (daylight saving)

describe('days in words', () => {
  it('follows the calendar of the student, not of the server', () => {
    expect(dayIn(sydney, now)).toBe('2026-03-07');
    expect(dayIn('Australia/Perth', now)).toBe('2026-03-07');
    expect(dayIn('UTC', now)).toBe('2026-03-06');
  });

  it('says what is due when', () => {
    expect(dueLabel(new Date('2026-03-01T00:00:00Z'), now, sydney)).toBe('Today');
    expect(dueLabel(new Date('2026-03-07T10:00:00Z'), now, sydney)).toBe('Today');
    expect(dueLabel(new Date('2026-03-07T14:00:00Z'), now, sydney)).toBe('Tomorrow');
    expect(dueLabel(new Date('2026-03-09T01:00:00Z'), now, sydney)).toBe('Mon 9');
    expect(dueLabel(new Date('2026-03-20T01:00:00Z'), now, sydney)).toBe('20 Mar');
  });

  it('says how long ago something was', () => {
    expect(pastLabel(new Date('2026-03-06T20:00:00Z'), now, sydney)).toBe('Today');
    expect(pastLabel(new Date('2026-03-06T08:00:00Z'), now, sydney)).toBe('Yesterday');
    expect(pastLabel(new Date('2026-02-20T08:00:00Z'), now, sydney)).toBe('20 Feb');
  });

  it('greets by the hour of the student', () => {
    expect(greeting(now, sydney)).toBe('Good morning');
    expect(greeting(new Date('2026-03-07T02:00:00Z'), sydney)).toBe('Good afternoon');
    expect(greeting(new Date('2026-03-07T08:00:00Z'), sydney)).toBe('Good evening');
  });
});

it('a dotted day is the day of the student, not of Greenwich', () => {
  const instant = new Date('2026-11-19T20:00:00Z');
  expect(dottedDay('Australia/Sydney', instant)).toBe('2026.11.20');
  expect(dottedDay('UTC', instant)).toBe('2026.11.19');
});

it('a full day names weekday, month and year', () => {
  expect(fullDay('Australia/Perth', new Date('2026-12-03T20:00:00Z'))).toMatch(/^Friday,? 4 December 2026$/);
});

it('makes a formatter once for each time zone', () => {
  greeting(now, 'Australia/Darwin');
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  expect(greeting(now, 'Australia/Darwin')).toBe('Good morning');
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});
