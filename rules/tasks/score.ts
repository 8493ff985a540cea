import { percentOf, type Score } from './grade';
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

/** What a class has reached in a task: of those alone who handed in and are not excused. */
export interface ClassScores {
  handedIn: number;
  pointsHandedIn: number;
  /** Their rubrics; null of a task that is scored by points. */
  rubrics: readonly (readonly (number | null)[] | null)[] | null;
}

/** Mean of a class in whole per cent, rubrics that wait for a value left out; null of fewer than `fewest` scores. */
export function classPercentOf(
  scoring: Scoring,
  { handedIn, pointsHandedIn, rubrics }: ClassScores,
  fewest = 1,
): number | null {
  if (scoring.scoringType === 'POINTS') {
    if (handedIn < fewest) return null;
    return percentOf({ points: pointsHandedIn, possible: handedIn * scoring.pointsPossible });
  }
  const scores = (rubrics ?? []).flatMap((rubricValues) => taskScore(scoring, { points: 0, rubricValues }) ?? []);
  if (scores.length < fewest) return null;
  const points = scores.reduce((sum, score) => sum + score.points, 0);
  return percentOf({ points, possible: scores.length * possibleOf(scoring) });
}

/** What a student reached in all: the points, or the values of the rubric summed. */
export function scoreSum({ pointsScore, rubricScore }: ScoreParts): number {
  return pointsScore ?? (rubricScore ?? []).reduce<number>((sum, value) => sum + (value ?? 0), 0);
}

/** The parts of a `Score` that are summed. */
export interface ScoreParts {
  pointsScore: number | null;
  rubricScore: readonly (number | null)[] | null;
}
