import { describe, expect, it } from 'vitest';
import { timeWithAnswer, workedBetween } from './working-time';

const at = (minutes: number, seconds = 0) => new Date(Date.UTC(2026, 5, 17, 2, minutes, seconds));

describe('working time', () => {
  it('counts a quarter of an hour between two signs at most, and never less than nothing', () => {
    expect(workedBetween(at(0), at(10))).toBe(600_000);
    expect(workedBetween(at(0), at(400))).toBe(900_000);
    expect(workedBetween(at(1), at(0))).toBe(0);
  });

  it('counts windows that are open side by side once', () => {
    // Five questions opened together and answered one after the other within 51 seconds.
    const seconds = [11, 20, 31, 40, 51].map((answeredAt, place, all) => {
      const lastSign = place === 0 ? at(0) : at(0, all[place - 1]);
      const question = { opened_at: at(0), seconds: null, last_sign_at: lastSign };
      return timeWithAnswer(question, at(0, answeredAt))?.seconds ?? 0;
    });
    expect(seconds).toEqual([11, 9, 11, 9, 11]);
  });

  it('counts eleven questions answered within 25 minutes as 25 minutes', () => {
    const signs = Array.from({ length: 12 }, (_, place) => new Date(at(0).getTime() + (place * 25 * 60_000) / 11));
    const times = signs.slice(1).map((now, place) => {
      return timeWithAnswer({ opened_at: at(0), seconds: null, last_sign_at: signs[place] ?? null }, now)?.seconds ?? 0;
    });
    const sum = times.reduce((total, each) => total + each, 0);
    expect(sum).toBeLessThanOrEqual(25 * 60);
    expect(sum).toBeGreaterThan(25 * 60 - 11);
  });

  it('adds what was worked before another question was opened, and keeps parts of a second', () => {
    const question = { opened_at: at(0), seconds: 60, pending_ms: 30_600, last_sign_at: at(5) };
    expect(timeWithAnswer(question, new Date(at(6).getTime() + 500))).toEqual({ seconds: 60 + 91, pendingMs: 100 });
  });

  it('knows no time of a question that was never opened', () => {
    expect(timeWithAnswer({ opened_at: null, seconds: null }, at(0))).toBeNull();
  });
});
