import { retakeDays } from '../../../rules/placement';
import { AppError } from '../../platform/app-error';
import { dayAfter, endOfDay, localDay } from '../../platform/local-day';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { chooseCourse } from '../catalogue/index';
import { grantOnce, templateStartRating } from '../practice/index';
import { topicPlace } from './ability';
import { findTakenAt, insertStartRatings, storePlacement } from './placement.repo';
import { estimateOf } from './placement-run';
import { resultOfRun } from './take-step';

/** Ratings to begin with stay where an answer or two can move them to the right place. */
const [lowest, highest] = [800, 1250];

/**
 * Keeps the result of a finished test for the viewer: the map shows what it found, the course stands on the home page, and
 * topics that were never practised begin at its level. The same run twice is kept once. False where another result of this
 * course stands instead: one that is less than a month old, or the run that a teacher took back.
 *
 * @throws AppError BAD_INPUT for a run that is not finished, or not ours
 */
export async function keepPlacement(services: Services, viewer: Viewer, run: string): Promise<boolean> {
  const taken = resultOfRun(services, run);
  if (!taken) throw new AppError('BAD_INPUT', 'This placement test isn’t finished, or it’s too old to save.');
  const { course, result } = taken;
  const now = services.clock.now();
  const { ability } = estimateOf(course, taken.run.asked);
  const ratings = result.topics.map(({ topic }) => ({
    topic_id: topic.id,
    rating: Math.max(lowest, Math.min(highest, templateStartRating('NORMAL') + ability - topicPlace(topic))),
  }));
  // The time of the run, so that the same run is known again.
  const takenAt = new Date(taken.run.startedAt * 1000);
  return services.db.transaction().execute(async (trx) => {
    const isNew = await storePlacement(trx, {
      studentId: viewer.id,
      subject: course.id,
      answered: result.answered,
      skipped: result.skipped,
      findings: Object.fromEntries(result.topics.map(({ topic, finding }) => [topic.id, finding])),
      week: result.week,
      takenAt,
      // By days, as `placementFreeFrom` tells them: whoever may take the test again today has it kept.
      givesWayBefore: endOfDay(dayAfter(localDay(takenAt, viewer.timeZone), -retakeDays), viewer.timeZone),
    });
    if (!isNew) return (await findTakenAt(trx, viewer.id, course.id))?.getTime() === takenAt.getTime();
    await insertStartRatings(trx, viewer.id, ratings, now);
    await chooseCourse(trx, viewer.id, course.id, now);
    // Once a person: a second test is for the map, not for coins.
    if (viewer.roles.includes('STUDENT')) {
      await grantOnce(trx, viewer.id, { reason: 'PLACEMENT_DONE', key: 'placement' });
    }
    return true;
  });
}
