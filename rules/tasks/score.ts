import type { Score } from './grade';
import type { ScoringType } from './kinds';
import type { Criterion } from './rubric';

/** What of a task decides how it is scored. */
export interface Scoring {
  scoringType: ScoringType;
  rubric: readonly Criterion[];
  /** Of its questions. */
  pointsPossible: number;
}

/** What can be reached in a task: by its questions, or by the highest levels of its rubric. */
export function possibleOf({ scoringType, rubric, pointsPossible }: Scoring): number {
  if (scoringType === 'POINTS') return pointsPossible;
  return rubric.reduce((sum, { levels }) => sum + Math.max(0, levels.length - 1), 0);
}

/**
 * The score of a student in a task: the points of the answers, or the values of the rubric added up. Null while a
 * criterion of the rubric has no value: half a rubric is no score.
 */
export function taskScore(
  scoring: Scoring,
  { points, rubricValues }: { points: number; rubricValues: readonly (number | null)[] | null },
): Score | null {
  const possible = possibleOf(scoring);
  if (scoring.scoringType === 'POINTS') return { points, possible };
  const values = rubricValues ?? [];
  if (values.length !== scoring.rubric.length) return null;
  let sum = 0;
  for (const value of values) {
    if (value === null) return null;
    sum += value;
  }
  return { points: sum, possible };
}
