import { createHash } from 'node:crypto';

/**
 * Idempotency key of one answer: the page's own key bound to the answer. The same answer sent twice from one page is one
 * attempt; another answer typed after a failed try is a new one.
 */
export function answerKey(pageKey: string, answer: string): string {
  return createHash('sha256').update(pageKey).update('\0').update(answer.trim()).digest('hex');
}
