import type { Trx } from '../../db/client';
import { updateQuestion } from './practice.repo';

/** The tutor helps with an open question: its answer is no longer one without help. Under the student's lock. */
export async function rememberTutorHelp(trx: Trx, studentId: string, questionId: string): Promise<void> {
  await updateQuestion(trx, studentId, questionId, { tutor_helped: true });
}
