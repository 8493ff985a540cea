import { expect, it } from 'vitest';
import { startMatch } from '../../../../rules/battle/match';
import { quickAnswers } from './quick-answers';

const lasts = Array.from({ length: 7 }, () => 60_000);

/** A match in which the first seat answered each question after so many milliseconds, right or wrong. */
function answered(times: readonly [number, boolean][]) {
  const opened = lasts.map((_, index) => index * 100_000);
  const answers = lasts.map((_, index) => {
    const [ms, right] = times[index] ?? [null, false];
    return ms === null ? null : { at: (opened[index] ?? 0) + ms, right };
  });
  return { ...startMatch(0, lasts), opened, answers: [answers, lasts.map(() => null)] as const };
}

it('counts right answers that came within a tenth of the median, from three on', () => {
  expect(
    quickAnswers(
      answered([
        [2900, true],
        [1000, true],
        [500, true],
        [40_000, true],
      ]),
      0,
    ),
  ).toBe(3);
});

it('says nothing of two, of wrong ones, and of who had the time', () => {
  expect(
    quickAnswers(
      answered([
        [2900, true],
        [1000, true],
        [3100, true],
      ]),
      0,
    ),
  ).toBe(0);
  expect(
    quickAnswers(
      answered([
        [100, false],
        [100, false],
        [100, false],
        [100, true],
      ]),
      0,
    ),
  ).toBe(0);
  expect(
    quickAnswers(
      answered([
        [9000, true],
        [9000, true],
        [9000, true],
      ]),
      1,
    ),
  ).toBe(0);
});
