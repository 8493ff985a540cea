import type { ReviewState } from '../../../rules/ai-scenario';
import type { AiContext } from '../../lib/ai-context';
import type { AttemptView, QuestionView } from '../practice/question-data';

/** A review session, whatever its errors come from: a logbook, or a task. */
export interface ReviewSession {
  id: string;
  items: { index: number; state: ReviewState; errorId: string; unresolved: boolean; name: string }[];
}

/** One error of it: the question as it was, the student's own answer, and the steps. */
export interface ReviewItem {
  index: number;
  state: ReviewState;
  question: QuestionView;
  mistake: AttemptView | null;
  /** What the AI helpers are told. */
  about: Partial<AiContext>;
}

/** Where the pages of the session lead: they are not the same for a logbook and for a task. */
export interface ReviewPlaces {
  leave: string;
  leaveLabel: string;
  /** The action that makes a set of errors with new numbers. */
  fix: string;
  /** The page without a number. */
  end: string;
  item(index: number): string;
}
