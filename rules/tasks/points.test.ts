import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isMark, scaledMark } from './points';

it('keeps the share of a mark where its question is worth something else', () => {
  expect(scaledMark(3, { before: 4, after: 8 })).toBe(6);
  expect(scaledMark(6, { before: 8, after: 4 })).toBe(3);
  expect(scaledMark(3.5, { before: 4, after: 2 })).toBe(2);
  expect(scaledMark(1, { before: 3, after: 5 })).toBe(1.5);
  expect(scaledMark(0, { before: 3, after: 5 })).toBe(0);
});

it('makes marks that a teacher could have given, none at nothing and all at all', () => {
  const points = fc.integer({ min: 1, max: 20 });
  fc.assert(
    fc.property(points, points, fc.double({ min: 0, max: 1, noNaN: true }), (before, after, share) => {
      const mark = Math.round(2 * share * before) / 2;
      expect(isMark(scaledMark(mark, { before, after }), after)).toBe(true);
      expect([scaledMark(0, { before, after }), scaledMark(before, { before, after })]).toEqual([0, after]);
    }),
  );
});
