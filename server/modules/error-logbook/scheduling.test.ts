import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  afterReview,
  afterRight,
  afterWrong,
  type ErrorStanding,
  isStillRight,
  isUnresolved,
  newError,
} from './error-standing';
import { calendarIn } from './local-calendar';
import { reviewed } from './review-card';

const dayMs = 24 * 60 * 60 * 1000;
const start = new Date('2026-03-02T05:30:00Z');
/** Both change their clocks within the year, in opposite directions. */
const zones = ['Australia/Sydney', 'Australia/Perth', 'Europe/London', 'Pacific/Auckland'];

const step = fc.record({
  kind: fc.constantFrom('clean', 'clean', 'helped', 'wrong', 'review'),
  /** Minutes until the next one: from at once to some weeks. */
  wait: fc.oneof(fc.nat(90), fc.nat(60 * 30), fc.nat(60 * 24 * 40)),
});

interface Card {
  card: object | null;
  dueAt: Date;
}

function play(zone: string, steps: { kind: string; wait: number }[], each: (moment: Moment) => void): void {
  const calendar = calendarIn(zone);
  let standing = newError(start);
  let card: Card = { card: null, dueAt: start };
  let now = start;
  for (const { kind, wait } of steps) {
    now = new Date(now.getTime() + wait * 60_000);
    const before = standing;
    let change = { unresolvedChange: 0, confirmed: false, fixed: false, early: false };
    if (kind === 'review') standing = afterReview(standing);
    else {
      const recall = kind === 'clean' ? 'good' : kind === 'helped' ? 'hard' : 'again';
      // A card is stored as JSON between two answers.
      const next = reviewed(card.card && JSON.parse(JSON.stringify(card.card)), recall, now);
      const transition =
        kind === 'wrong'
          ? afterWrong(standing, now, calendar)
          : afterRight(standing, kind === 'clean', now, { reviewDue: next.dueAt, calendar });
      if (!transition.early) card = next;
      ({ standing } = transition);
      change = transition;
    }
    each({ kind, now, before, standing, card, calendar, ...change });
  }
}

interface Moment {
  kind: string;
  now: Date;
  before: ErrorStanding;
  standing: ErrorStanding;
  card: Card;
  calendar: ReturnType<typeof calendarIn>;
  unresolvedChange: number;
  confirmed: boolean;
  fixed: boolean;
  early: boolean;
}

const anyStory = (each: (moment: Moment) => void) =>
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.array(step, { maxLength: 40 }), (zone, steps) => play(zone, steps, each)),
    { numRuns: 400 },
  );

it('counts an error as unresolved exactly while it is not fixed', () => {
  anyStory(({ before, standing, unresolvedChange }) => {
    expect(unresolvedChange).toBe(Number(isUnresolved(standing.state)) - Number(isUnresolved(before.state)));
  });
});

it('fixes by a right answer without help only, and confirms by a second one a day later at the earliest', () => {
  anyStory(({ kind, now, before, standing, fixed, confirmed }) => {
    if (fixed) expect([kind, standing.fixedAt]).toEqual(['clean', now]);
    if (!confirmed) return;
    expect(kind).toBe('clean');
    expect(now.getTime() - Number(before.fixedAt)).toBeGreaterThanOrEqual(dayMs);
  });
});

it('is still right only by an answer without help, a week or more after the fix that holds', () => {
  anyStory(({ kind, now, before, standing }) => {
    if (kind !== 'clean' && kind !== 'helped') return;
    const week = before.state === 'FIXED' && now.getTime() - Number(before.fixedAt) >= 7 * dayMs;
    expect(isStillRight(before, kind === 'clean', now)).toBe(week && kind === 'clean');
    // An answer that fixes is no proof that it lasts.
    expect(isStillRight(standing, true, now) && before.state !== 'FIXED').toBe(false);
  });
});

it('is never due again on the day of the answer, and never due for a confirmation that could not be given', () => {
  anyStory(({ kind, now, standing, calendar, early }) => {
    if (kind === 'review' || early) return;
    expect(standing.dueAt >= calendar.nextDay(now)).toBe(true);
    if (standing.state !== 'FIXED' || standing.confirmedAt !== null) return;
    expect(standing.dueAt.getTime()).toBeGreaterThanOrEqual(Number(standing.fixedAt) + dayMs);
  });
});

it('comes back at the start of a local day', () => {
  anyStory(({ standing, calendar }) => {
    if (standing.dueAt.getTime() === start.getTime()) return;
    expect(calendar.startOfDay(standing.dueAt)).toEqual(standing.dueAt);
  });
});

it('reopens whatever was fixed, however well, by one wrong answer', () => {
  anyStory(({ kind, before, standing }) => {
    if (kind !== 'wrong') return;
    expect(isUnresolved(standing.state)).toBe(true);
    if (before.state === 'FIXED') {
      expect(standing).toMatchObject({ state: 'RELAPSED', fixedAt: null, confirmedAt: null });
    }
  });
});

it('changes nothing for a right answer before its time, so that two devices have one effect', () => {
  anyStory(({ early, before, standing }) => {
    if (early) expect(standing).toEqual(before);
  });
});

it('grows apart while the answers are right on the day they are due', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.integer({ min: 2, max: 8 }), (zone, answers) => {
      const calendar = calendarIn(zone);
      let standing = newError(start);
      let card: Card = { card: null, dueAt: start };
      let gap = 0;
      for (let answer = 0; answer < answers; answer += 1) {
        const now = standing.dueAt;
        card = reviewed(card.card, 'good', now);
        ({ standing } = afterRight(standing, true, now, { reviewDue: card.dueAt, calendar }));
        const nextGap = standing.dueAt.getTime() - now.getTime();
        expect(nextGap).toBeGreaterThanOrEqual(gap);
        gap = nextGap;
      }
    }),
  );
});
