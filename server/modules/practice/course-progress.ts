import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { type Course, listStudentCourses, practisableTopicsOf, type Topic, templatesOf } from '../catalogue/index';
import { unresolvedCountByCourse, unresolvedTopics } from '../error-logbook/index';
import { templateStartRating } from './draw/rating';
import { topicRatings } from './ratings.repo';

export interface CourseProgress {
  course: Course;
  /** Share of the topics with questions that the student has mastered, 0 to 1. */
  mastery: number;
  /** The first topic, in teaching order, that is not mastered yet. */
  nextTopic: Topic | null;
  unresolvedCount: number;
}

export interface TopicStanding {
  rating: number;
  answered: number;
}

/** Answers before a topic can count as mastered: one lucky answer is not enough. */
export const leastAnswers = 3;

/** The courses the viewer has chosen, with progress, in the order chosen. Four statements. */
export async function getMyCourses(services: Services, viewer: Viewer): Promise<CourseProgress[]> {
  const [courses, ratings, counts, erring] = await Promise.all([
    listStudentCourses(services, viewer),
    topicRatings(services.db, viewer.id),
    unresolvedCountByCourse(services, viewer),
    unresolvedTopics(services, viewer),
  ]);
  const standings = new Map(ratings.map((row) => [row.topic_id, row]));
  const unresolved = new Map(counts.map((count) => [count.courseId, count.unresolvedCount]));
  return courses
    .filter(({ chosen }) => chosen)
    .map(({ course }) => ({
      course,
      ...progressIn(course, standings, erring),
      unresolvedCount: unresolved.get(course.id) ?? 0,
    }));
}

/** Mastery of a course and the topic to go on with. A mastered topic with an error that is not fixed counts half. */
export function progressIn(
  course: Course,
  standings: ReadonlyMap<string, TopicStanding>,
  erring: ReadonlySet<string>,
): { mastery: number; nextTopic: Topic | null } {
  const topics = practisableTopicsOf(course);
  const shares = topics.map((topic) => {
    if (!mastered(standings.get(topic.id), topicLevel(topic.id))) return 0;
    return erring.has(topic.id) ? 0.5 : 1;
  });
  const total = shares.reduce((sum: number, share) => sum + share, 0);
  return {
    mastery: topics.length === 0 ? 0 : total / topics.length,
    nextTopic: topics.find((_, place) => shares[place] !== 1) ?? null,
  };
}

/** A topic is mastered when the student's rating has reached the topic's own level. */
export function mastered(standing: TopicStanding | undefined, level: number): boolean {
  return standing !== undefined && standing.answered >= leastAnswers && standing.rating >= level;
}

/** A topic's own level: the mean start rating of its templates. */
export function topicLevel(topicId: string): number {
  const starts = templatesOf([topicId]).map((template) => templateStartRating(template.difficulty));
  return starts.reduce((sum, start) => sum + start, 0) / Math.max(1, starts.length);
}
