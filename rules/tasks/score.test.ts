import { describe, expect, it } from 'vitest';
import { pointsOf } from './points';
import { possibleOf, taskScore } from './score';

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

describe('the points of an answer', () => {
  it('are all of them where it is right in the end, unless the teacher marked it', () => {
    expect(pointsOf({ possible: 2, outcome: 'RIGHT', mark: null })).toBe(2);
    expect(pointsOf({ possible: 2, outcome: 'RIGHT_AFTER_RETRY', mark: null })).toBe(2);
    expect(pointsOf({ possible: 2, outcome: 'SKIPPED', mark: null })).toBe(0);
    expect(pointsOf({ possible: 2, outcome: 'RIGHT', mark: 0 })).toBe(0);
    expect(pointsOf({ possible: 2, outcome: null, mark: 1.5 })).toBe(1.5);
  });
});
