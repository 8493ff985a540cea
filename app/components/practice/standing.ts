import type { QuestionStanding } from '../../machines/practice';
import type { AttemptView, QuestionView } from './question-data';

/**
 * The wrong attempt that the page explains: the last one while the question is open, and the first one afterwards, which is
 * the one in the error logbook.
 */
export function explainedMistake({ attempts, closed }: Pick<QuestionView, 'attempts' | 'closed'>): AttemptView | null {
  const mistakes = attempts.filter(({ verdict }) => verdict === 'WRONG');
  return mistakes.at(closed ? 0 : -1) ?? null;
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
