import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PauseDay, streakOf } from './streak';

const dayAt = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 86_400_000).toISOString().slice(0, 10);
const pause = (boughtOn: number, usedOn: number | null = null): PauseDay => ({
  id: `p${boughtOn}`,
  boughtOn: dayAt(boughtOn),
  usedOn: usedOn === null ? null : dayAt(usedOn),
});
const days = (...list: number[]) => list.map(dayAt);

describe('a streak', () => {
  it('counts days in a row up to today, and lives while today is not over', () => {
    expect(streakOf(days(1, 2, 3), [], dayAt(3)).days).toBe(3);
    expect(streakOf(days(1, 2, 3), [], dayAt(4)).days).toBe(3);
    expect(streakOf(days(1, 2, 3), [], dayAt(5)).days).toBe(0);
    expect(streakOf([], [], dayAt(5)).days).toBe(0);
  });

  it('goes on over a missed day by a pause, which is no day of practice', () => {
    const streak = streakOf(days(1, 2, 4), [pause(1)], dayAt(4));
    expect(streak).toMatchObject({ days: 3, pausedOn: days(3), held: 0, toSettle: [{ id: 'p1', day: dayAt(3) }] });
    expect(streakOf(days(1, 2, 4), [pause(1, 3)], dayAt(4))).toMatchObject({ days: 3, held: 0, toSettle: [] });
  });

  it('uses no pause for a day before it was bought, for today, or where no streak runs', () => {
    expect(streakOf(days(1, 2, 4), [pause(4)], dayAt(4))).toMatchObject({ days: 1, held: 1 });
    expect(streakOf(days(1, 2), [pause(1)], dayAt(3))).toMatchObject({ days: 2, held: 1 });
    expect(streakOf(days(9), [pause(1)], dayAt(9))).toMatchObject({ days: 1, held: 1 });
    expect(streakOf(days(1), [pause(1), pause(2)], dayAt(9))).toMatchObject({ days: 0, held: 0 });
  });

  it('is the same as counted day by day from the beginning, however often its pauses were written down', () => {
    const life = fc.array(fc.record({ practised: fc.boolean(), buys: fc.boolean(), settles: fc.boolean() }), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(life, (lived) => {
        let [run, left] = [0, 0];
        let pauses: PauseDay[] = [];
        const practised: string[] = [];
        lived.forEach((each, n) => {
          const today = dayAt(n);
          // What was decided at the last midnight.
          const yesterday = lived[n - 1];
          if (yesterday && !yesterday.practised && run > 0) {
            if (left > 0) left -= 1;
            else run = 0;
          }
          if (each.buys && left < 2) {
            left += 1;
            pauses = [...pauses, { id: String(n), boughtOn: today, usedOn: null }];
          }
          if (each.practised) {
            run += 1;
            practised.push(today);
          }
          const streak = streakOf(practised, pauses, today);
          expect([streak.days, streak.held]).toEqual([run, left]);
          if (!each.settles) return;
          const used = new Map(streak.toSettle.map(({ id, day }) => [id, day]));
          pauses = pauses.map((one) => ({ ...one, usedOn: used.get(one.id) ?? one.usedOn }));
          expect(streakOf(practised, pauses, today)).toEqual({ ...streak, toSettle: [] });
        });
      }),
    );
  });
});
