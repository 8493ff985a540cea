import { describe, expect, it } from 'vitest';
import { answerReason, coinLines, coinReasons, tooQuick, withinDay } from './coins';

describe('coins', () => {
  it('are for right answers without a wrong try before', () => {
    expect(answerReason({ right: true, wrongBefore: false, hints: 0 })).toBe('FIRST_TRY');
    expect(answerReason({ right: true, wrongBefore: false, hints: 2 })).toBe('AFTER_HINT');
    expect(answerReason({ right: true, wrongBefore: true, hints: 0 })).toBeNull();
    expect(answerReason({ right: false, wrongBefore: false, hints: 0 })).toBeNull();
  });

  it('are not for three answers in a row that came under a second and a half', () => {
    expect(tooQuick([900, 1200, 1499])).toBe(true);
    expect(tooQuick([900, 1500, 1200])).toBe(false);
    expect(tooQuick([900, 900])).toBe(false);
    expect(tooQuick([900, 900, 900, 5000])).toBe(true);
  });

  it('stop at the day’s cap', () => {
    expect(withinDay(6, 100)).toBe(6);
    expect(withinDay(6, 147)).toBe(3);
    expect(withinDay(6, 150)).toBe(0);
    expect(withinDay(6, 200)).toBe(0);
  });

  it('are listed by reason', () => {
    const entry = (reason: keyof typeof coinReasons, amount: number) => ({ reason: coinReasons[reason], amount });
    expect(coinLines([entry('FIRST_TRY', 2), entry('PRACTICE_FINISHED', 5), entry('FIRST_TRY', 2)])).toEqual([
      { label: '2 first tries', amount: 4 },
      { label: 'Set finished', amount: 5 },
    ]);
  });
});
