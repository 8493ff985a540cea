import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { topicOrOther } from '../catalogue/index';
import type { TutorStart } from './talk';
import { courseOfTopic, weakTopics } from './weak-spots';
import { readWeakSpots, type WeakSpotReads } from './weak-spots.repo';
import { isResting } from './without-ai';

const mostSpots = 3;

/** What stands on the frame before a talk. One statement. */
export async function getStart({ db, clock }: Services, viewer: Viewer): Promise<TutorStart> {
  const reads = await readWeakSpots(db, viewer.id, clock.now());
  return { weakSpots: spotsOf(reads), isWithoutAi: isResting({ running: reads.running, question: null }) };
}

function spotsOf(reads: WeakSpotReads): TutorStart['weakSpots'] {
  const spots = weakTopics(reads).flatMap(({ topicId, unresolved }) => {
    const logged = reads.erring.find(({ topic_id }) => topic_id === topicId)?.course_id ?? null;
    const courseId = courseOfTopic(topicId, logged);
    const topicName = topicOrOther(topicId).name;
    return courseId === null ? [] : [{ topicId, topicName, courseId, note: noteOf(unresolved) }];
  });
  return spots.slice(0, mostSpots);
}

function noteOf(unresolved: number): string {
  if (unresolved === 0) return 'From your practice';
  return unresolved === 1 ? '1 error waits in your logbook' : `${unresolved} errors wait in your logbook`;
}
