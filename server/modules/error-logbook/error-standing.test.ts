import { describe, expect, it } from 'vitest';
import { afterReview, afterRight, afterWrong, newError, relapse } from './error-standing';
import { calendarIn } from './local-calendar';

const hour = 60 * 60 * 1000;
const calendar = calendarIn('Australia/Brisbane');
/** Brisbane time: day 0 is Monday 2 March 2026. */
const at = (day: number, hours = 16) => new Date(Date.UTC(2026, 2, 1, 14) + (day * 24 + hours) * hour);
const midnight = (day: number) => at(day, 0);
const right = (standing: Parameters<typeof afterRight>[0], clean: boolean, now: Date, reviewDue = now) =>
  afterRight(standing, clean, now, { reviewDue, calendar });
const fixedAt = (now: Date) => right(newError(at(0)), true, now).standing;

describe('an error', () => {
  it('is open and due at once', () => {
    expect(newError(at(0))).toMatchObject({ state: 'OPEN', dueAt: at(0) });
  });

  it('is fixed by a clean answer, and due on the first day of which every hour is a day later', () => {
    const fixed = right(newError(at(0)), true, at(1));
    expect(fixed).toMatchObject({
      fixed: true,
      unresolvedChange: -1,
      standing: { state: 'FIXED', dueAt: midnight(3) },
    });
    expect(fixedAt(midnight(1)).dueAt).toEqual(midnight(2));
  });

  it('is due for its confirmation as late as its review card says, at the start of that day', () => {
    expect(right(newError(at(0)), true, at(1), at(6)).standing.dueAt).toEqual(midnight(6));
  });

  it('is only being reviewed after an answer with help', () => {
    expect(right(newError(at(0)), false, at(1))).toMatchObject({
      fixed: false,
      unresolvedChange: 0,
      standing: { state: 'REVIEWING', dueAt: midnight(2) },
    });
  });

  it('is confirmed a day after it was fixed, not a minute before, and not with help', () => {
    const minute = 60_000;
    const fixed = fixedAt(at(1));
    expect(right(fixed, true, new Date(at(2).getTime() - minute))).toMatchObject({ early: true, standing: fixed });
    expect(right(fixed, false, at(3)).confirmed).toBe(false);
    expect(right(fixed, true, at(2), at(9))).toMatchObject({
      confirmed: true,
      unresolvedChange: 0,
      standing: { state: 'FIXED', confirmedAt: at(2), dueAt: midnight(9) },
    });
  });

  it('waits for its card once it is confirmed; practising before changes nothing', () => {
    const confirmed = right(fixedAt(at(1)), true, at(2), at(9)).standing;
    expect(right(confirmed, true, at(5), at(30))).toMatchObject({ early: true, standing: { dueAt: midnight(9) } });
    expect(right(confirmed, true, at(9), at(30)).standing.dueAt).toEqual(midnight(30));
    expect(right(confirmed, false, at(9), at(12)).standing.dueAt).toEqual(midnight(10));
  });

  it('stays open or opens again when its redo is wrong, and relapses when it had been fixed', () => {
    const reviewing = right(newError(at(0)), false, at(1)).standing;
    expect(afterWrong(reviewing, at(2), calendar)).toMatchObject({
      unresolvedChange: 0,
      standing: { state: 'OPEN', dueAt: midnight(3) },
    });
    expect(afterWrong(fixedAt(at(1)), at(2), calendar)).toMatchObject({
      unresolvedChange: 1,
      standing: { state: 'RELAPSED', relapsedAt: at(2), fixedAt: null },
    });
    const relapsed = relapse(fixedAt(at(1)), at(2)).standing;
    expect(afterWrong(relapsed, at(3), calendar)).toMatchObject({
      unresolvedChange: 0,
      standing: { state: 'RELAPSED' },
    });
    expect(right(relapsed, true, at(4))).toMatchObject({ fixed: true, unresolvedChange: -1 });
  });

  it('is being reviewed once its steps were gone through, and stays due', () => {
    expect(afterReview(newError(at(0)))).toMatchObject({ state: 'REVIEWING', dueAt: at(0) });
    const relapsed = relapse(fixedAt(at(1)), at(2)).standing;
    expect(afterReview(relapsed)).toEqual(relapsed);
  });
});
