import { type Instance, makeInstance } from '../../../maths/templates/index';
import { findTemplate } from './question-bank';

const cacheSize = 2000;
const cache = new Map<string, Instance>();

/** The question that a template makes of a seed, with its key; the newest 2,000 are kept. Undefined: no such template. */
export function questionInstance(templateId: string, seed: string): Instance | undefined {
  const key = `${templateId}:${seed}`;
  const known = cache.get(key);
  if (known) {
    cache.delete(key);
    cache.set(key, known);
    return known;
  }
  const template = findTemplate(templateId);
  if (!template) return undefined;
  const instance = makeInstance(template, seed);
  cache.set(key, instance);
  if (cache.size > cacheSize) {
    const oldest = cache.keys().next();
    if (!oldest.done) cache.delete(oldest.value);
  }
  return instance;
}

/**
 * The question of a stored row, exactly as the student saw it. Undefined where its template has been withdrawn or has a
 * new version since, which would make other numbers of the same seed.
 */
export function storedQuestion(row: {
  template_id: string;
  template_version: number;
  seed: string;
}): Instance | undefined {
  const instance = questionInstance(row.template_id, row.seed);
  return instance?.version === row.template_version ? instance : undefined;
}
