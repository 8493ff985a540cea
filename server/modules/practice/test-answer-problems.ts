import type { Services } from '../../platform/services';
import { readQuestions } from '../questions/index';
import { type FormProblem, formProblem } from './marking/form-problem';
import type { PracticeState } from './practice-state';

export interface AnswerProblem extends FormProblem {
  /** From 1. */
  index: number;
}

/** Saved answers of a running test that would not be taken as they are written. It says nothing of right or wrong. */
export async function testAnswerProblems(
  { db }: Services,
  { row, questions, settledIndexes }: PracticeState,
): Promise<AnswerProblem[]> {
  if (!row.is_test || row.state !== 'IN_PROGRESS') return [];
  const saved = questions.filter(({ late_answer: text, index }) => text !== null && !settledIndexes.includes(index));
  const stored = await readQuestions(
    db,
    saved.map(({ instance_id: instanceId }) => instanceId),
  );
  return saved.flatMap(({ index, instance_id: instanceId, late_answer: text }) => {
    const content = stored.get(instanceId ?? '');
    const problem = content ? formProblem(content, text ?? '') : null;
    return problem === null ? [] : [{ index, ...problem }];
  });
}
