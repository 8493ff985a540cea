import { newId } from '../../../platform/ids';
import type { AttemptRow } from '../attempts.repo';
import type { QuestionRow } from '../practice.repo';
import { type AnswerEffect, storable } from './answer-effect';
import type { Marked } from './mark-answer';

/** The row of a marked answer. `number` counts the attempts at this question from 1. */
export function attemptRow(
  { student_id, id: question_id }: Pick<QuestionRow, 'student_id' | 'id'>,
  answer: { text: string; number: number; idempotencyKey: string },
  { marked, effect }: { marked: Marked; effect: AnswerEffect },
  now: Date,
): AttemptRow {
  return {
    student_id,
    id: newId(),
    question_id,
    number: answer.number,
    answer: storable(answer.text),
    verdict: marked.verdict,
    message: marked.message,
    misconception_ids: marked.misconceptionIds,
    misconception_id: marked.misconceptionId,
    split_choice: null,
    with_help: effect.withHelp,
    seconds: effect.seconds,
    idempotency_key: answer.idempotencyKey,
    created_at: now,
  };
}
