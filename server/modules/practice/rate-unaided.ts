import type { Trx } from '../../db/client';
import type { Viewer } from '../../platform/viewer';
import { findTemplate } from '../catalogue/index';
import type { StoredQuestion } from '../questions/index';
import { rateAnswer, startRating, templateStartRating } from './draw/rating';
import { addingToTopicRating, readRatings, type TemplateRatingChange } from './ratings.repo';

/**
 * Moves the student's rating of a topic by an answer outside of practice that was given without any help, under the
 * student's lock. Returns what `changeTemplateRating` is to do after the commit; null where the topic is gone.
 */
export async function rateUnaided(
  trx: Trx,
  { id: studentId }: Viewer,
  { stored, right }: { stored: StoredQuestion; right: boolean },
  now: Date,
): Promise<TemplateRatingChange | null> {
  const topicId = findTemplate(stored.templateId)?.topicId;
  if (topicId === undefined) return null;
  const { templateId, difficulty } = stored;
  const start = templateStartRating(difficulty);
  const { topic, template } = await readRatings(trx, studentId, { topicId, templateId });
  const { studentChange, templateChange } = rateAnswer(
    topic ?? { rating: startRating, answered: 0 },
    template ?? { rating: start, answered: 0 },
    { right, withHelp: false },
  );
  const change = { start: startRating, change: studentChange, right, unaided: right };
  await addingToTopicRating({ ...change, studentId, topicId, at: now }).execute(trx);
  return { templateId, start, change: templateChange, answered: 1 };
}
