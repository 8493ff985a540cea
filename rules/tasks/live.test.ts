import { describe, expect, it } from 'vitest';
import { type LiveFacts, liveStanding, presenceIn, stuckAfterMs } from './live';

const minute = 60_000;
const now = 100 * minute;
const facts = (more: Partial<NonNullable<LiveFacts['question']>> | null = {}): LiveFacts => ({
  excused: false,
  handedIn: false,
  ended: false,
  question:
    more === null ? null : { openedAt: now - minute, isOpen: true, tries: 0, lastAt: now - minute / 2, ...more },
});
const standing = (given: LiveFacts, usualSeconds: number | null = 60) =>
  liveStanding(given, usualSeconds, now).standing;

describe('where a student stands while the class works', () => {
  it('is stuck after two wrong answers to one question, until it is closed', () => {
    expect(standing(facts({ tries: 1 }))).toBe('WORKING');
    expect(standing(facts({ tries: 2 }))).toBe('STUCK');
    expect(standing(facts({ tries: 3, isOpen: false }))).toBe('WORKING');
  });

  it('is stuck who takes three times as long as the class', () => {
    const openedAt = now - 4 * minute;
    expect(standing(facts({ openedAt }), 90)).toBe('WORKING');
    expect(standing(facts({ openedAt }), 80)).toBe('STUCK');
    expect(liveStanding(facts({ openedAt }), 80, now).since).toBe(openedAt);
  });

  it('is never stuck in the first two minutes, and always after ten', () => {
    expect(stuckAfterMs(5)).toBe(2 * minute);
    expect(stuckAfterMs(900)).toBe(10 * minute);
    expect(stuckAfterMs(null)).toBe(3 * minute);
  });

  it('has gone who gave no sign for a quarter of an hour', () => {
    expect(standing(facts({ openedAt: now - 50 * minute, lastAt: now - 15 * minute, tries: 4 }))).toBe('AWAY');
    expect(standing(facts({ openedAt: now - 50 * minute, lastAt: now - 14 * minute }))).toBe('STUCK');
  });

  it('knows who has not opened it, and who is done, ended or excused', () => {
    expect(standing(facts(null))).toBe('NOT_OPENED');
    expect(standing({ ...facts({ tries: 5 }), handedIn: true })).toBe('DONE');
    expect(standing({ ...facts(), ended: true })).toBe('ENDED');
    expect(standing({ ...facts(), excused: true, handedIn: true })).toBe('EXCUSED');
  });
});

it('a student is inside a task from the first question until it is over for them', () => {
  const at = { excused: false, handedIn: false, ended: false, isBegun: true };
  expect(presenceIn(at)).toBe('IN');
  for (const change of [{ excused: true }, { handedIn: true }, { ended: true }, { isBegun: false }])
    expect(presenceIn({ ...at, ...change })).toBe('OUT');
});
