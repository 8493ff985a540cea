import { expect, it } from 'vitest';
import { isQuestDone, questOfDay } from './quest';

const nothing = { answered: 0, finished: 0, fixed: 0, lines: 0, tutor: 0, unresolved: 0 };
const kinds = (facts: typeof nothing, day: string) => questOfDay(facts, day).map(({ kind }) => kind);

it('has three different aims each day, and no error where none waits', () => {
  for (const day of ['2026-11-23', '2026-11-24', '2026-11-25']) {
    expect(new Set(kinds(nothing, day)).size).toBe(3);
    expect(kinds(nothing, day)).not.toContain('FIX');
    expect(kinds({ ...nothing, unresolved: 3 }, day)).toContain('FIX');
  }
});

it('keeps the aim of an error once the last one is fixed', () => {
  expect(kinds({ ...nothing, fixed: 1 }, '2026-11-23')).toEqual(kinds({ ...nothing, unresolved: 1 }, '2026-11-23'));
});

it('is done when each aim is, and counts no further', () => {
  const facts = { answered: 50, finished: 4, fixed: 2, lines: 9, tutor: 9, unresolved: 0 };
  const aims = questOfDay(facts, '2026-11-23');
  expect(isQuestDone(aims)).toBe(true);
  expect(aims[0]).toMatchObject({ done: 5, needed: 5 });
  expect(isQuestDone(questOfDay({ ...facts, answered: 4 }, '2026-11-23'))).toBe(false);
});
