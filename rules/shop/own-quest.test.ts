import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coinAmounts } from '../coin-sources';
import { aimsOffered, isOwnChoice, ownQuestPrice } from './own-quest';
import { aimKinds } from './quest';

const nothing = { answered: 0, finished: 0, fixed: 0, lines: 0, tutor: 0, waited: false };
const waiting = { ...nothing, waited: true };

it('offers an error only where one waits', () => {
  expect(aimsOffered(nothing).map(({ kind }) => kind)).toEqual(['ANSWER', 'FINISH', 'LINES', 'TUTOR']);
  expect(aimsOffered(waiting).map(({ kind }) => kind)).toEqual([...aimKinds]);
});

it('takes three different aims that are offered, one of them real work', () => {
  expect(isOwnChoice(['ANSWER', 'LINES', 'TUTOR'], nothing)).toBe(true);
  expect(isOwnChoice(['FIX', 'LINES', 'TUTOR'], nothing)).toBe(false);
  expect(isOwnChoice(['FIX', 'LINES', 'TUTOR'], waiting)).toBe(true);
  expect(isOwnChoice(['LINES', 'LINES', 'TUTOR'], nothing)).toBe(false);
  expect(isOwnChoice(['LINES', 'TUTOR'], nothing)).toBe(false);
  expect(isOwnChoice(['ANSWER', 'FINISH', 'LINES', 'TUTOR'], nothing)).toBe(false);
  const work = new Set(['ANSWER', 'FIX', 'FINISH']);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...aimKinds), { maxLength: 5 }), fc.boolean(), (kinds, waited) => {
      if (isOwnChoice(kinds, { ...nothing, waited })) expect(kinds.some((kind) => work.has(kind))).toBe(true);
    }),
  );
});

it('brings more than it costs', () => {
  expect(coinAmounts.OWN_QUEST).toBeGreaterThan(ownQuestPrice);
});
