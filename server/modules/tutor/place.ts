import { isUuid } from '../../../rules/path-patterns';
import { AppError } from '../../platform/app-error';
import { findCourse, findTopic } from '../catalogue/index';
import type { TutorPlace } from './talk';

/**
 * Pure: the place without what its bot has no use for; null for one where no talk can be.
 *
 * @throws AppError NOT_FOUND (no such topic or course)
 */
export function readPlace({ bot, questionId, topicId, courseId }: TutorPlace): TutorPlace | null {
  if (bot === 'GENERAL') return { bot };
  if (bot === 'PROBLEM_SOLVER') return questionId && isUuid(questionId) ? { bot, questionId } : null;
  if (topicId && !findTopic(topicId)) throw new AppError('NOT_FOUND', 'We couldn’t find that topic.');
  if (courseId && !findCourse(courseId)) throw new AppError('NOT_FOUND', 'We couldn’t find that course.');
  return { bot, topicId, courseId };
}

export const questionNotFound = (): AppError =>
  new AppError('NOT_FOUND', 'I can’t find that question. Open one of your questions and I can help.');
