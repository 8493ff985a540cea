import type { Db } from '../../db/client';
import { addQuestions, cachedQuestions, type QuestionsById } from './question-cache';
import { questionsById } from './questions.repo';

/** Stored questions by id; null stands for none. At most one statement, none where all are in memory. */
export async function readQuestions(db: Db, ids: readonly (string | null)[]): Promise<QuestionsById> {
  const { known, missing } = cachedQuestions(ids);
  return missing.length === 0 ? known : addQuestions(known, await questionsById(db, missing));
}
