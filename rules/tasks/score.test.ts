import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradeDisplay, letterOf } from './grade';
import { pointsOf } from './points';
import { readRubric, rubricText } from './rubric';
import { classPercentOf, possibleOf, scoreSum, taskScore } from './score';

const rubric = [
  { name: 'Method', levels: ['none', 'with help', 'alone'] },
  { name: 'Words', levels: ['none', 'some', 'most', 'all'] },
];
const byRubric = { scoringType: 'RUBRIC', rubric, pointsPossible: 20 } as const;
const byPoints = { ...byRubric, scoringType: 'POINTS' } as const;

describe('the score of a task', () => {
  it('is the points of its answers, whatever a rubric says', () => {
    expect(taskScore(byPoints, { points: 17.5, rubricValues: [2, 3] })).toEqual({ points: 17.5, possible: 20 });
  });

  it('is the sum of the values of its rubric, of the highest levels', () => {
    expect(possibleOf(byRubric)).toBe(5);
    expect(taskScore(byRubric, { points: 17.5, rubricValues: [1, 3] })).toEqual({ points: 4, possible: 5 });
    expect(taskScore(byRubric, { points: 9, rubricValues: [0, 0] })).toEqual({ points: 0, possible: 5 });
  });

  it('is none while a criterion waits for its value', () => {
    for (const rubricValues of [null, [], [1], [1, null], [1, 2, 3]]) {
      expect(taskScore(byRubric, { points: 9, rubricValues })).toBeNull();
    }
  });
});

describe('the mean of a class', () => {
  const reached = { handedIn: 4, pointsHandedIn: 50, rubrics: null };

  it('is that of all points, where points are the score', () => {
    expect(classPercentOf(byPoints, reached)).toBe(63);
    expect(classPercentOf(byPoints, reached, 5)).toBeNull();
    expect(classPercentOf(byPoints, { ...reached, handedIn: 0, pointsHandedIn: 0 })).toBeNull();
  });

  it('is that of the rubrics that are marked, whatever was right', () => {
    const rubrics = [[1, 3], [2, null], null, [0, 2]];
    expect(classPercentOf(byRubric, { ...reached, rubrics })).toBe(60);
    expect(classPercentOf(byRubric, { ...reached, rubrics }, 3)).toBeNull();
    expect(classPercentOf(byRubric, { ...reached, rubrics: [] })).toBeNull();
  });
});

describe('the points of an answer', () => {
  it('are all of them where it is right in the end, unless the teacher marked it', () => {
    expect(pointsOf({ possible: 2, outcome: 'RIGHT', mark: null })).toBe(2);
    expect(pointsOf({ possible: 2, outcome: 'RIGHT_AFTER_RETRY', mark: null })).toBe(2);
    expect(pointsOf({ possible: 2, outcome: 'SKIPPED', mark: null })).toBe(0);
    expect(pointsOf({ possible: 2, outcome: 'RIGHT', mark: 0 })).toBe(0);
    expect(pointsOf({ possible: 2, outcome: null, mark: 1.5 })).toBe(1.5);
  });
});

/** A rubric with a value chosen for each criterion. */
const filledIn = fc
  .array(
    fc.integer({ min: 2, max: 6 }).chain((levels) => fc.tuple(fc.constant(levels), fc.nat({ max: levels - 1 }))),
    { minLength: 1, maxLength: 6 },
  )
  .map((chosen) => ({
    criteria: chosen.map(([levels], place) => ({
      name: `Criterion ${place + 1}`,
      levels: Array.from({ length: levels }, (_, level) => `level ${level}`),
    })),
    values: chosen.map(([, value]) => value),
  }));
const scoredBy = (criteria: { name: string; levels: string[] }[]) =>
  ({ scoringType: 'RUBRIC', rubric: criteria, pointsPossible: 20 }) as const;

describe('any rubric', () => {
  it('adds up to what was chosen, within its highest levels, in any order of its criteria', () => {
    fc.assert(
      fc.property(filledIn, ({ criteria, values }) => {
        const score = taskScore(scoredBy(criteria), { points: 0, rubricValues: values });
        expect(score?.points).toBe(values.reduce((sum, value) => sum + value, 0));
        expect(score?.points).toBeLessThanOrEqual(score?.possible ?? 0);
        expect(taskScore(scoredBy(criteria.toReversed()), { points: 0, rubricValues: values.toReversed() })).toEqual(
          score,
        );
      }),
    );
  });

  it('comes back from its text as it was', () => {
    fc.assert(
      fc.property(filledIn, ({ criteria }) => {
        expect(readRubric(rubricText(criteria))).toEqual({ criteria });
      }),
    );
  });
});

describe('letters by borders of a teacher', () => {
  const borders = fc
    .uniqueArray(fc.integer({ min: 1, max: 100 }), { minLength: 4, maxLength: 4 })
    .map((each) => each.toSorted((a, b) => b - a))
    .map(([A = 4, B = 3, C = 2, D = 1]) => ({ A, B, C, D }));

  it('are the first whose border the score reaches, however it is scored', () => {
    fc.assert(
      fc.property(borders, fc.integer({ min: 0, max: 200 }), (own, halves) => {
        const score = { points: halves / 2, possible: 100 };
        const expected = (['A', 'B', 'C', 'D'] as const).find((letter) => score.points >= own[letter]) ?? 'E';
        expect(letterOf(score, own)).toBe(expected);
        expect(gradeDisplay('LETTER', score, own)).toBe(`${expected} · ${gradeDisplay('POINT', score)}`);
      }),
    );
  });
});

it('a score is its points, or the values of the rubric summed', () => {
  expect(scoreSum({ pointsScore: 2.5, rubricScore: null })).toBe(2.5);
  expect(scoreSum({ pointsScore: null, rubricScore: [2, null, 3] })).toBe(5);
  expect(scoreSum({ pointsScore: null, rubricScore: null })).toBe(0);
});
