import type { Trx } from '../../db/client';
import { signWork } from './working-time.repo';

/** The tutor helps with an open question: its answer is no longer one without help. Under the student's lock. */
export async function rememberTutorHelp(trx: Trx, studentId: string, questionId: string, at: Date): Promise<void> {
  await signWork(trx, { studentId, questionId }, at, { tutor_helped: true });
}
