import type { QuestionRow } from './practice.repo';

/** Hints taken on a question: those opened on the page, and one for the tutor's help, however much it was. */
export function hintsTaken({ hints_opened, tutor_helped }: Pick<QuestionRow, 'hints_opened' | 'tutor_helped'>): number {
  return hints_opened + (tutor_helped ? 1 : 0);
}
