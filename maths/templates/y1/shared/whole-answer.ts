import type { AnswerSpec } from '../../../engine/types';

/** A whole number as the answer; a sum or product that is not worked out yet does not count. */
export function wholeAnswer(n: number): AnswerSpec {
  return { kind: 'number', model: String(n), forms: [{ kind: 'whole-number' }] };
}
