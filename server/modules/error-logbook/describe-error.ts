import { type Misconception, misconceptionById } from '../../../maths/misconceptions/index';
import { answerLatex, answerText, type Topic, topicOrOther } from '../catalogue/index';
import type { StoredQuestion } from '../questions/index';
import type { ErrorState } from './error-standing';
import type { LoggedError } from './logbook-reads.repo';

/** An error of the logbook as it is shown. It shows the student's own answer, never the right one. */
export interface ErrorEntry {
  id: string;
  courseId: string;
  topic: Topic;
  title: string;
  /** The first line of the question (rich text). */
  promptLine: string;
  answer: string;
  answerLatex: string | null;
  misconception: Misconception | null;
  state: ErrorState;
  questionId: string;
  openedAt: Date;
  fixedAt: Date | null;
  /** Right a second time, at least a day after it was fixed. */
  confirmedAt: Date | null;
  /** When it is to be cleared or confirmed; null where that is done. */
  dueAt: Date | null;
}

export function describeError(row: LoggedError, stored: StoredQuestion | undefined): ErrorEntry {
  return {
    id: row.id,
    courseId: row.course_id,
    topic: topicOrOther(row.topic_id),
    title: stored?.title ?? 'Withdrawn question',
    promptLine: stored?.prompt.split('\n')[0] ?? 'This question is no longer available.',
    answer: stored ? answerText(stored, row.answer) : row.answer,
    answerLatex: stored ? answerLatex(stored, row.answer) : null,
    misconception: row.misconception_id === null ? null : (misconceptionById(row.misconception_id) ?? null),
    state: row.state as ErrorState,
    questionId: row.question_id,
    openedAt: row.opened_at,
    fixedAt: row.fixed_at,
    confirmedAt: row.confirmed_at,
    dueAt: row.state === 'FIXED' && row.confirmed_at !== null ? null : row.due_at,
  };
}
