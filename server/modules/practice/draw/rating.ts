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

/** K of a student in a topic after so many answers. A right answer and a wrong one differ by just that. */
export const studentGain = (answered: number): number => Math.max(16, 96 / (1 + answered / 8));

/**
 * Both ratings after a first attempt: rating + K · (outcome − expected success), Elo's update. Each side's K falls as
 * answers come in, like the gain of a Kalman filter whose variance shrinks by what an answer tells: for a student and a
 * topic K = max(16, 96 / (1 + n / 8)) after n answers, for a template, which all students share, K = max(2, 16 / (1 + n / 50)).
 * The floor lets a rating follow somebody who learns. An answer with help tells half as much.
 *
 * With 500 simulated students the expected success is within 0.15 of the true one for 96 to 98 % of them after 30 answers,
 * with a mean miss of 0.063 (simulation.test.ts; K = 64 / (1 + n / 10) came to 95 % and 0.070).
 */
export function rateAnswer(
  student: Rated,
  template: Rated,
  answer: { right: boolean; withHelp: boolean },
): { studentChange: number; templateChange: number } {
  const surprise = (answer.right ? 1 : 0) - expectedSuccess(student.rating, template.rating);
  const weight = answer.withHelp ? 0.5 : 1;
  const studentK = studentGain(student.answered);
  const templateK = Math.max(2, 16 / (1 + template.answered / 50));
  return { studentChange: weight * studentK * surprise, templateChange: -weight * templateK * surprise };
}
