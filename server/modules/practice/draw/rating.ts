import type { Difficulty } from '../../catalogue/index';

/**
 * Ratings of students (per topic) and templates on one Elo scale (Arpad Elo's logistic curve, 400 points for odds of
 * ten to one): the expected success is that of the student "winning" against the question.
 */
export const startRating = 1000;

const templateStart: Record<Difficulty, number> = { EASY: 900, NORMAL: 1100, HARD: 1300 };

export const templateStartRating = (difficulty: Difficulty): number => templateStart[difficulty];

/** Probability, 0 to 1, that the student is right at the first try. */
export function expectedSuccess(studentRating: number, templateRating: number): number {
  return 1 / (1 + 10 ** ((templateRating - studentRating) / 400));
}

export interface Rated {
  rating: number;
  answered: number;
}

/**
 * Both ratings after a first attempt. New students move fast (K from 64 down to 16), templates slowly; an answer with
 * help tells half as much.
 */
export function rateAnswer(
  student: Rated,
  template: Rated,
  answer: { right: boolean; withHelp: boolean },
): { studentChange: number; templateChange: number } {
  const surprise = (answer.right ? 1 : 0) - expectedSuccess(student.rating, template.rating);
  const weight = answer.withHelp ? 0.5 : 1;
  const studentK = Math.max(16, 64 / (1 + student.answered / 10));
  const templateK = Math.max(2, 16 / (1 + template.answered / 50));
  return { studentChange: weight * studentK * surprise, templateChange: -weight * templateK * surprise };
}
