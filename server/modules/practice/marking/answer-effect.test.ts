import { describe, expect, it } from 'vitest';
import { effectOf, storable } from './answer-effect';

const now = new Date('2026-03-02T05:00:00Z');
const opened = (secondsAgo: number) => ({
  opened_at: new Date(now.getTime() - secondsAgo * 1000),
  answered_at: null,
  seconds: null,
});
const alone = { hints: 0, wrongBefore: false };

describe('what an answer does', () => {
  it('closes the question when right', () => {
    expect(effectOf(opened(40), 'CORRECT', alone, now).change).toEqual({
      seconds: 40,
      answered_at: now,
      first_answer_ms: 40_000,
      outcome: 'RIGHT',
      closed_at: now,
    });
    const retry = effectOf({ ...opened(40), answered_at: now }, 'CORRECT', { hints: 0, wrongBefore: true }, now);
    expect(retry).toMatchObject({ first: false, withHelp: true, change: { outcome: 'RIGHT_AFTER_RETRY' } });
  });

  it('costs nothing when it could not be read or has another form', () => {
    for (const verdict of ['UNREADABLE', 'WRONG_FORM'] as const) {
      expect(effectOf(opened(40), verdict, alone, now)).toMatchObject({
        counts: false,
        first: false,
        firstWrong: false,
      });
    }
  });

  it('counts a hint as help', () => {
    expect(effectOf(opened(40), 'CORRECT', { hints: 1, wrongBefore: false }, now).withHelp).toBe(true);
  });

  it('counts a quarter of an hour at most, and only what came on top', () => {
    expect(effectOf(opened(5000), 'WRONG', alone, now).seconds).toBe(900);
    expect(effectOf({ ...opened(90), seconds: 60 }, 'WRONG', alone, now).secondsAdded).toBe(30);
  });
});

it('keeps two hundred characters that a database can hold', () => {
  expect(storable(`1\u00002${'3'.repeat(300)}`)).toHaveLength(199);
});
