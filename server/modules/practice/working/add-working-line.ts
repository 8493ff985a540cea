import type { Trx } from '../../../db/client';
import { AppError } from '../../../platform/app-error';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { readQuestions } from '../../questions/index';
import { storable } from '../marking/answer-effect';
import { longestAnswer } from '../marking/mark-answer';
import { messages } from '../marking/messages';
import { type LockedQuestion, lockQuestion } from '../practice.repo';
import { noLongerOffered, practiceFinished, practiceNotFound, refuseInTest } from '../practice-errors';
import { startClockToAnswer } from '../start-clock';
import { isUuid } from '../validate-input';
import { emptyLine, tooManyLines } from './line-messages';
import { mostLines, workingLineRow } from './working-line-row';
import { insertWorkingLine, readWorkingLines } from './working-lines.repo';

export interface WorkingLineInput {
  practiceId: string;
  /** 1-based, of the question. */
  index: number;
  /** The number that the line has on the page: sent twice, it is one line. */
  number: number;
  line: string;
}

/**
 * Checks a line of working against those above it and keeps it with the question. It costs nothing. Returns why the line
 * could not be read (it is not kept then), or null.
 *
 * @throws AppError PRACTICE_NOT_FOUND, PRACTICE_FINISHED_OR_EXITED_ERROR, CONFLICT (question closed), UNPROCESSABLE
 */
export async function addWorkingLine(
  services: Services,
  viewer: Viewer,
  input: WorkingLineInput,
): Promise<{ unreadable: string | null }> {
  const { practiceId, index } = input;
  if (!isUuid(practiceId)) throw practiceNotFound();
  if (input.line.trim() === '') return { unreadable: emptyLine };
  if (input.line.length > longestAnswer) return { unreadable: messages.lineTooLong };
  return services.db.transaction().execute(async (trx) => {
    const question = await lockQuestion(trx, viewer.id, practiceId, index);
    if (!question) throw practiceNotFound();
    refuseInTest(question);
    if (question.practice_state !== 'IN_PROGRESS') throw practiceFinished();
    const now = services.clock.now();
    await startClockToAnswer(trx, question, now);
    return addOnce(trx, question, input, now);
  });
}

async function addOnce(
  trx: Trx,
  question: LockedQuestion,
  { number, line: typed }: WorkingLineInput,
  now: Date,
): Promise<{ unreadable: string | null }> {
  const line = storable(typed).trim();
  const above = await readWorkingLines(trx, question.student_id, question.id);
  if (above.some((other) => other.number === number && other.line === line)) return { unreadable: null };
  if (question.closed_at !== null) throw new AppError('CONFLICT', 'This question is already finished.');
  if (above.length >= mostLines) throw new AppError('UNPROCESSABLE', tooManyLines);
  const stored = (await readQuestions(trx, [question.instance_id])).get(question.instance_id ?? '');
  if (!stored) throw noLongerOffered();
  const row = workingLineRow(stored, question, above, line);
  if ('unreadable' in row) return row;
  await insertWorkingLine(trx, row, now);
  return { unreadable: null };
}
