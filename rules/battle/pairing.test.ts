import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandAt, mayMeet, pairWaiting, type Waiting, waitAfterLeaving } from './pairing';

const now = 10_000_000;
const waiting = (userId: string, rating: number, more: Partial<Waiting> = {}): Waiting => ({
  userId,
  rating,
  since: now,
  lastOpponents: [],
  scope: 'ANYONE',
  schoolIds: [],
  classIds: [],
  friendIds: [],
  blocked: [],
  ...more,
});

describe('who may meet', () => {
  it('is within a band that widens by ten a second, to 400', () => {
    expect([0, 1000, 30_000, 60_000, -5].map(bandAt)).toEqual([100, 110, 400, 400, 100]);
  });

  it('is within the bands of both', () => {
    const patient = waiting('a', 1500, { since: now - 60_000 });
    expect(mayMeet(patient, waiting('b', 1600), now)).toBe(true);
    expect(mayMeet(patient, waiting('b', 1601), now)).toBe(false);
    expect(mayMeet(patient, waiting('b', 1601, { since: now - 1000 }), now)).toBe(true);
  });

  const both = (a: Partial<Waiting>, b: Partial<Waiting>) => {
    const [one, other] = [waiting('a', 1500, a), waiting('b', 1500, b)];
    expect(mayMeet(other, one, now)).toBe(mayMeet(one, other, now));
    return mayMeet(one, other, now);
  };

  it('is nobody twice the last two times, nobody who was blocked, and not oneself', () => {
    expect(both({ lastOpponents: ['b', 'b'] }, {})).toBe(false);
    expect(both({ lastOpponents: ['b', 'c', 'b'] }, {})).toBe(true);
    expect(both({ blocked: ['b'] }, {})).toBe(false);
    expect(mayMeet(waiting('a', 1500), waiting('a', 1500), now)).toBe(false);
  });

  it('is whom both asked for', () => {
    expect(both({ scope: 'SCHOOL', schoolIds: ['s'] }, {})).toBe(false);
    expect(both({ scope: 'SCHOOL', schoolIds: ['s'] }, { schoolIds: ['t', 's'] })).toBe(true);
    expect(both({ scope: 'SCHOOL', friendIds: ['b'] }, {})).toBe(true);
    expect(both({ scope: 'CLASS', classIds: ['c'], friendIds: ['b'] }, { classIds: ['d'] })).toBe(false);
    expect(both({ scope: 'CLASS', classIds: ['c'] }, { classIds: ['c'] })).toBe(true);
    expect(both({ scope: 'FRIENDS', friendIds: ['b'] }, {})).toBe(true);
    expect(both({ scope: 'FRIENDS' }, { friendIds: ['a'] })).toBe(false);
  });
});

describe('pairing', () => {
  it('serves the longest wait first, with the nearest rating', () => {
    const pairs = pairWaiting(
      [waiting('new', 1500), waiting('near', 1520), waiting('old', 1530, { since: now - 5000 }), waiting('far', 2000)],
      now,
    );
    expect(pairs.map((pair) => pair.map(({ userId }) => userId))).toEqual([['old', 'near']]);
  });

  const someWaiting = fc
    .array(
      fc.record({
        rating: fc.integer({ min: 800, max: 2200 }),
        waited: fc.nat(50_000),
        scope: fc.constantFrom<Waiting['scope']>('ANYONE', 'ANYONE', 'SCHOOL', 'FRIENDS'),
        school: fc.constantFrom('s', 't'),
        blocked: fc.nat(30),
      }),
      { maxLength: 30 },
    )
    .map((people) =>
      people.map(({ rating, waited, scope, school, blocked }, index) =>
        waiting(`u${index}`, rating, { since: now - waited, scope, schoolIds: [school], blocked: [`u${blocked}`] }),
      ),
    );

  it('pairs nobody twice, only who may meet, and leaves no two who may', () => {
    fc.assert(
      fc.property(someWaiting, (people) => {
        const pairs = pairWaiting(people, now);
        const paired = pairs.flat();
        expect(new Set(paired.map(({ userId }) => userId)).size).toBe(paired.length);
        for (const [a, b] of pairs) expect(mayMeet(a, b, now)).toBe(true);
        const rest = people.filter((each) => !paired.includes(each));
        for (const a of rest) for (const b of rest) expect(mayMeet(a, b, now)).toBe(false);
        expect(pairWaiting([...people].reverse(), now)).toEqual(pairs);
      }),
    );
  });
});

describe('leaving found matches', () => {
  const minutes = (count: number) => count * 60_000;
  const waits = (...leaves: number[]) => waitAfterLeaving(leaves.map(minutes), minutes(leaves.at(-1) ?? 0)) / 60_000;

  it('costs nothing once, two minutes the second time, and doubles to 30', () => {
    expect(waits(0)).toBe(0);
    expect(waits(0, 9)).toBe(2);
    expect(waits(0, 11)).toBe(0);
    expect(waits(0, 5, 10)).toBe(4);
    expect(waits(0, 5, 10, 20, 35, 60, 95)).toBe(30);
  });

  it('counts down, and is forgotten ten minutes after the wait', () => {
    expect(waitAfterLeaving([0, minutes(1)], minutes(2))).toBe(minutes(1));
    expect(waitAfterLeaving([0, minutes(1)], minutes(4))).toBe(0);
    expect(waits(0, 1, 13)).toBe(4);
    expect(waits(0, 1, 14)).toBe(0);
    expect(waitAfterLeaving([], 0)).toBe(0);
  });
});
