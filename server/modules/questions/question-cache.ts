import { LRUCache } from 'lru-cache';
import { type StoredQuestionJson, unpackQuestion } from './questions.repo';
import type { StoredQuestion } from './stored-question';

/** Stored questions never change, so those used lately need not be read again. A few kilobytes each. */
const cache = new LRUCache<string, StoredQuestion>({ max: 3000 });

export type QuestionsById = Map<string, StoredQuestion>;

export function rememberQuestions(questions: readonly StoredQuestion[]): void {
  for (const question of questions) cache.set(question.id, question);
}

/** Those of these questions that are in memory, and the ids of those that must be read. */
export function cachedQuestions(ids: readonly (string | null)[]): { known: QuestionsById; missing: string[] } {
  const known: QuestionsById = new Map();
  const missing = new Set<string>();
  for (const id of ids) {
    if (id === null) continue;
    const question = cache.get(id);
    if (question) known.set(id, question);
    else missing.add(id);
  }
  return { known, missing: [...missing] };
}

/** Adds what was read to `known` and to the cache in memory. */
export function addQuestions(known: QuestionsById, read: readonly StoredQuestionJson[]): QuestionsById {
  const questions = read.map(unpackQuestion);
  rememberQuestions(questions);
  for (const question of questions) known.set(question.id, question);
  return known;
}
