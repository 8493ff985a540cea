import { describe, expect, it } from 'vitest';
import { afterRight, afterWrong, newError, relapse } from './error-standing';

const day = 24 * 60 * 60 * 1000;
const at = (days: number) => new Date(Date.UTC(2026, 2, 2) + days * day);
const fixedAt = (days: number) => afterRight(newError(at(0)), true, at(days), at(days)).standing;

describe('an error', () => {
  it('is open and due at once', () => {
    expect(newError(at(0))).toMatchObject({ state: 'OPEN', dueAt: at(0) });
  });

  it('is fixed by a clean answer, and due again a day later at the earliest', () => {
    const fixed = afterRight(newError(at(0)), true, at(1), at(1));
    expect(fixed).toMatchObject({ fixed: true, unresolvedChange: -1, standing: { state: 'FIXED', dueAt: at(2) } });
    expect(afterRight(newError(at(0)), true, at(1), at(5)).standing.dueAt).toEqual(at(5));
  });

  it('is only being reviewed after an answer with help', () => {
    expect(afterRight(newError(at(0)), false, at(1), at(1))).toMatchObject({
      fixed: false,
      unresolvedChange: 0,
      standing: { state: 'REVIEWING', dueAt: at(2) },
    });
  });

  it('is confirmed a day after it was fixed, not before, and not with help', () => {
    expect(afterRight(fixedAt(1), true, at(1.9), at(1.9)).confirmed).toBe(false);
    expect(afterRight(fixedAt(1), false, at(3), at(3)).confirmed).toBe(false);
    expect(afterRight(fixedAt(1), true, at(2), at(9))).toMatchObject({
      confirmed: true,
      unresolvedChange: 0,
      standing: { state: 'FIXED', confirmedAt: at(2), dueAt: at(9) },
    });
  });

  it('stays open or opens again when its redo is wrong, and relapses when it had been fixed', () => {
    const reviewing = afterRight(newError(at(0)), false, at(1), at(1)).standing;
    expect(afterWrong(reviewing, at(2))).toMatchObject({
      unresolvedChange: 0,
      standing: { state: 'OPEN', dueAt: at(3) },
    });
    expect(afterWrong(fixedAt(1), at(2))).toMatchObject({
      unresolvedChange: 1,
      standing: { state: 'RELAPSED', relapsedAt: at(2), fixedAt: null },
    });
    const relapsed = relapse(fixedAt(1), at(2)).standing;
    expect(afterWrong(relapsed, at(3))).toMatchObject({ unresolvedChange: 0, standing: { state: 'RELAPSED' } });
    expect(afterRight(relapsed, true, at(4), at(4))).toMatchObject({ fixed: true, unresolvedChange: -1 });
  });
});
