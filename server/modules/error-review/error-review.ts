import { misconceptionById } from '../../../maths/misconceptions/index';
import type { ReviewState } from '../../../rules/ai-scenario';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { topicOrOther } from '../catalogue/index';
import { type ReviewScope, scopeKey } from './review-scope';
import { findSession, type ReviewItemRow, type ReviewSessionRow } from './review-sessions.repo';

export interface ErrorReviewItem {
  /** 1-based. */
  index: number;
  state: ReviewState;
  errorId: string;
  courseId: string;
  /** Still to be fixed. */
  unresolved: boolean;
  /** The idea, or the topic where it has no name. */
  name: string;
  questionId: string;
}

/** Going through errors one by one: own answer, idea and worked steps. */
export interface ErrorReview {
  id: string;
  items: ErrorReviewItem[];
  /** The first that is still to be gone through; null where all were. */
  currentIndex: number | null;
  finishedAt: Date | null;
}

/** The viewer's unfinished session in this scope, else the last one; null where there was none. One statement. */
export async function getErrorReview(
  { db }: Services,
  viewer: Viewer,
  scope: ReviewScope,
): Promise<ErrorReview | null> {
  const session = await findSession(db, viewer.id, { scope: scopeKey(scope) });
  return session ? describeReview(session) : null;
}

export function describeReview({ id, items, finished_at }: ReviewSessionRow): ErrorReview {
  const described = items.map(describeItem);
  return {
    id,
    items: described,
    currentIndex: described.find((item) => item.state === 'REVIEW')?.index ?? null,
    finishedAt: finished_at,
  };
}

function describeItem(row: ReviewItemRow): ErrorReviewItem {
  const idea = row.misconception_id === null ? undefined : misconceptionById(row.misconception_id);
  return {
    index: row.index,
    state: row.reviewed_at === null ? 'REVIEW' : 'REVIEWED',
    errorId: row.error_id,
    courseId: row.course_id,
    unresolved: row.state !== 'FIXED',
    name: idea?.name ?? topicOrOther(row.topic_id).name,
    questionId: row.question_id,
  };
}
