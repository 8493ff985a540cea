import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isQuestDone, questOfDay } from './quest';

const nothing = { answered: 0, finished: 0, fixed: 0, lines: 0, tutor: 0, waited: false };
const kinds = (facts: typeof nothing, day: string) => questOfDay(facts, day).map(({ kind }) => kind);

it('has three different aims each day, and no error where none waits', () => {
  for (const day of ['2026-11-23', '2026-11-24', '2026-11-25']) {
    expect(new Set(kinds(nothing, day)).size).toBe(3);
    expect(kinds(nothing, day)).not.toContain('FIX');
    expect(kinds({ ...nothing, waited: true }, day)).toContain('FIX');
  }
});

it('has the same aims all day, and what is done stays done, whatever is done next', () => {
  const count = fc.nat(12);
  const more = fc.record({ answered: count, finished: count, fixed: count, lines: count, tutor: count });
  const days = fc.integer({ min: 20_000, max: 22_000 }).map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, fc.boolean(), fc.array(more, { maxLength: 6 }), (day, waited, steps) => {
      let facts = { ...nothing, waited };
      let before = questOfDay(facts, day);
      for (const step of steps) {
        const sum = (key: keyof typeof step) => facts[key] + step[key];
        const [answered, finished, fixed] = [sum('answered'), sum('finished'), sum('fixed')];
        facts = { waited, answered, finished, fixed, lines: sum('lines'), tutor: sum('tutor') };
        const now = questOfDay(facts, day);
        expect(now.map(({ kind, needed }) => [kind, needed])).toEqual(before.map(({ kind, needed }) => [kind, needed]));
        expect(now.every((aim, place) => aim.done >= (before[place]?.done ?? 0))).toBe(true);
        before = now;
      }
    }),
  );
});

it('is done when each aim is, and counts no further', () => {
  const facts = { answered: 50, finished: 4, fixed: 2, lines: 9, tutor: 9, waited: false };
  const aims = questOfDay(facts, '2026-11-23');
  expect(isQuestDone(aims)).toBe(true);
  expect(aims[0]).toMatchObject({ done: 5, needed: 5 });
  expect(isQuestDone(questOfDay({ ...facts, answered: 4 }, '2026-11-23'))).toBe(false);
});
