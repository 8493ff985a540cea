import type { GradeType } from './kinds';

/** The least per cent for each letter; below D it is E. */
export interface LetterBorders {
  A: number;
  B: number;
  C: number;
  D: number;
}

export const defaultBorders: LetterBorders = { A: 85, B: 70, C: 50, D: 25 };

/** What was reached of what is possible. */
export interface Score {
  points: number;
  possible: number;
}

/** Whole per cent, halves up; null where nothing is possible. */
export function percentOf({ points, possible }: Score): number | null {
  if (possible <= 0) return null;
  // Points come in halves: doubled they are whole, and no half is lost by how fractions are stored.
  return Math.floor((200 * points + possible) / (2 * possible));
}

/** The letter by the exact ratio, not by the rounded per cent: 84.9 is no A. */
export function letterOf({ points, possible }: Score, borders: LetterBorders): string | null {
  if (possible <= 0) return null;
  const reached = (letter: keyof LetterBorders) => 100 * points >= borders[letter] * possible;
  return (['A', 'B', 'C', 'D'] as const).find(reached) ?? 'E';
}

/** What is shown of a score: "17 / 20", "85 %", "A · 17 / 20"; null where no figure is shown. */
export function gradeDisplay(
  gradeType: GradeType,
  score: Score,
  borders: LetterBorders = defaultBorders,
): string | null {
  switch (gradeType) {
    case 'POINT':
      return ofPossible(score);
    case 'PERCENTAGE': {
      const percent = percentOf(score);
      return percent === null ? null : `${percent} %`;
    }
    case 'LETTER': {
      const letter = letterOf(score, borders);
      return letter === null ? null : `${letter} · ${ofPossible(score)}`;
    }
    case 'NOT_GRADE':
      return null;
  }
}

const ofPossible = ({ points, possible }: Score): string => `${pointsText(points)} / ${pointsText(possible)}`;

/** Points as people write them: 17, 17.5. */
export function pointsText(points: number): string {
  return String(Math.round(points * 100) / 100);
}

/** What is wrong with letter borders; null where each is lower than the one before, from 100 to 1. */
export function bordersProblem({ A, B, C, D }: LetterBorders): string | null {
  const values = [A, B, C, D];
  if (!values.every((value) => Number.isInteger(value) && value >= 1 && value <= 100)) {
    return 'Use a whole number from 1 to 100 for each letter.';
  }
  return A > B && B > C && C > D ? null : 'Each letter needs a lower cut-off than the one before it.';
}
