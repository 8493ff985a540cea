import { describe, expect, it } from 'vitest';
import { activityOf } from './activity';

const days = (...list: string[]) => ({ days: list.map((day) => ({ day, answered: 4 })), pauses: [] });

describe('activity', () => {
  it('shows the week from Monday on', () => {
    const { week, answeredToday } = activityOf(
      days('2026-03-04', '2026-03-02', '2026-03-01'),
      '2026-03-04',
      '2026-03-02',
    );
    expect(week.map((day) => day.answered)).toEqual([4, 0, 4, 0, 0, 0, 0]);
    expect(week.at(-1)?.date).toBe('2026-03-08');
    expect(answeredToday).toBe(4);
  });

  it('counts days in a row up to today, over the end of a month', () => {
    const { streakDays } = activityOf(
      days('2026-03-02', '2026-03-01', '2026-02-28', '2026-02-26'),
      '2026-03-02',
      '2026-03-02',
    );
    expect(streakDays).toBe(3);
  });

  it('keeps a streak alive while today is not over', () => {
    expect(activityOf(days('2026-03-03', '2026-03-02'), '2026-03-04', '2026-03-02').streakDays).toBe(2);
    expect(activityOf(days('2026-03-02', '2026-03-01'), '2026-03-04', '2026-03-02').streakDays).toBe(0);
  });

  it('shows a missed day that a pause was for as a pause, and not as practice', () => {
    const pauses = [
      { id: 'a', bought_on: '2026-03-02', used_on: null },
      { id: 'b', bought_on: '2026-03-04', used_on: null },
    ];
    const facts = { ...days('2026-03-05', '2026-03-03', '2026-03-02'), pauses };
    const { week, streakDays, pausesHeld } = activityOf(facts, '2026-03-05', '2026-03-02');
    expect(week.map(({ answered, paused }) => (paused ? 'pause' : answered))).toEqual([4, 4, 'pause', 4, 0, 0, 0]);
    expect({ streakDays, pausesHeld }).toEqual({ streakDays: 3, pausesHeld: 1 });
  });
});
