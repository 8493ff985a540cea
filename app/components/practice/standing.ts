import type { QuestionStanding } from '../../machines/practice';
import type { AttemptView, QuestionView } from './question-data';

/** The last attempt that counted and was not right: what the page explains. */
export function lastMistake(question: QuestionView): AttemptView | null {
  return question.attempts.findLast(({ verdict }) => verdict === 'WRONG') ?? null;
}

/** How a question stands, from what the server knows of it. */
export function standingOf(question: QuestionView): QuestionStanding {
  const last = question.attempts.at(-1);
  if (question.closed) return last?.verdict === 'CORRECT' ? 'right' : 'closed';
  if (last === undefined) return 'open';
  if (last.verdict === 'UNREADABLE') return 'unreadable';
  if (last.verdict === 'WRONG_FORM') return 'wrong-form';
  const { splitting } = last;
  return splitting !== null && splitting.answeredChoiceId === null ? 'splitting' : 'wrong';
}
