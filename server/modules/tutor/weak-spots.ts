import type { WeakSpot } from '../../../maths/tutor/index';
import { allCourses, findCourse, findTopic, practisableTopicsOf, templateCount } from '../catalogue/index';
import type { TutorPlace } from './talk';
import type { WeakSpotReads } from './weak-spots.repo';

/** Topics that a student should be asked about, the weakest first: unresolved errors, then what was answered worst. */
export function weakTopics({ erring, ratings }: WeakSpotReads): { topicId: string; unresolved: number }[] {
  const unresolved = erring
    .filter((topic) => topic.unresolved > 0)
    .sort((a, b) => b.unresolved - a.unresolved || (a.topic_id < b.topic_id ? -1 : 1));
  const practised = [...ratings]
    .filter(({ answered }) => answered > 0)
    .sort((a, b) => a.rating - b.rating || (a.topic_id < b.topic_id ? -1 : 1))
    .filter(({ topic_id }) => !unresolved.some((topic) => topic.topic_id === topic_id));
  return [...unresolved, ...practised.map((topic) => ({ ...topic, unresolved: 0 }))]
    .filter(({ topic_id }) => findTopic(topic_id) !== undefined && templateCount(topic_id) > 0)
    .map(({ topic_id, unresolved: count }) => ({ topicId: topic_id, unresolved: count }));
}

/** How many topics one quiz draws on. */
const mostSpots = 2;

/**
 * What a quiz asks about: its topic; else the weak spots of its course, or of all; else the first topic of the course, or
 * of the student's year.
 */
export function quizSpots(
  { topicId, courseId }: Pick<TutorPlace, 'topicId' | 'courseId'>,
  reads: WeakSpotReads,
  yearLevel: number | null,
): WeakSpot[] {
  const spot = (id: string): WeakSpot => ({
    topicId: id,
    misconceptionIds: reads.erring.find(({ topic_id }) => topic_id === id)?.misconception_ids ?? [],
  });
  if (topicId) return [spot(topicId)];
  const course = findCourse(courseId ?? '');
  const weak = weakTopics(reads).filter((topic) => course === undefined || course.topicIds.includes(topic.topicId));
  if (weak.length > 0) return weak.slice(0, mostSpots).map((topic) => spot(topic.topicId));
  const own = course ?? findCourse(`year-${yearLevel ?? 6}`);
  return own === undefined
    ? []
    : practisableTopicsOf(own)
        .slice(0, 1)
        .map(({ id }) => spot(id));
}

/** The course that a student practises a topic in: the one that is named, else that of the topic's year. */
export function courseOfTopic(topicId: string, courseId: string | null): string | null {
  const has = (id: string) => findCourse(id)?.topicIds.includes(topicId) === true;
  const year = `year-${findTopic(topicId)?.year ?? 0}`;
  return [courseId ?? '', year].find(has) ?? allCourses.find((course) => course.topicIds.includes(topicId))?.id ?? null;
}
