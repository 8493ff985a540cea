import type { PracticeState } from '../../modules/practice';
import { AppError } from '../../platform/app-error';
import type { QuestionOfPractice } from './practice-question';

/** A question of a practice after it was changed. */
export function questionAt(practice: PracticeState, index: number): QuestionOfPractice {
  const question = practice.questions.find((candidate) => candidate.index === index);
  if (!question) throw new AppError('PRACTICE_NOT_FOUND', 'Practice not found.');
  return { practice, question };
}
