import { type PracticeQuestion, type PracticeState, showQuestions } from '../../modules/practice';
import { AppError } from '../../platform/app-error';
import type { GraphContext } from '../context';
import { requireViewer } from '../require-viewer';

/** A question of a practice after it was changed. */
export async function questionAt(
  context: GraphContext,
  practice: PracticeState,
  index: number,
): Promise<PracticeQuestion> {
  const rows = practice.questions.filter((question) => question.index === index);
  const [question] = await showQuestions(context.services, requireViewer(context), practice, rows);
  if (!question) throw new AppError('PRACTICE_NOT_FOUND', 'Practice not found.');
  return question;
}
