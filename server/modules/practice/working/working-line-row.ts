import type { QuestionContent } from '../../../../maths/templates/index';
import { checkWorkingLine, type WorkingLine } from '../../../../maths/working/index';
import { storable } from '../marking/answer-effect';
import { longestAnswer } from '../marking/mark-answer';
import { messages } from '../marking/messages';
import type { QuestionRow } from '../practice.repo';
import { emptyLine, lineMessage } from './line-messages';
import type { WorkingRow } from './working-lines.repo';

export const mostLines = 40;

/** Pure: a typed line as it is stored below those above it, or why it cannot be read. */
export function workingLineRow(
  stored: QuestionContent,
  { student_id, id }: Pick<QuestionRow, 'student_id' | 'id'>,
  above: readonly WorkingRow[],
  typed: string,
): WorkingRow | { unreadable: string } {
  if (typed.trim() === '') return { unreadable: emptyLine };
  if (typed.length > longestAnswer) return { unreadable: messages.lineTooLong };
  const line = storable(typed).trim();
  const checked = checkWorkingLine(stored, workingLines(above), line);
  if (checked.verdict === 'UNREADABLE') return { unreadable: checked.message };
  return {
    student_id,
    question_id: id,
    number: (above.at(-1)?.number ?? 0) + 1,
    line,
    verdict: checked.verdict,
    message: lineMessage(checked),
    states_answer: checked.statesAnswer,
    carries: checked.carries,
  };
}

/** Stored lines as the maths reads them. */
export const workingLines = (rows: readonly WorkingRow[]): WorkingLine[] =>
  rows.map(({ line, carries, states_answer: held }) => ({ text: line, carries: carries && !held, held }));
