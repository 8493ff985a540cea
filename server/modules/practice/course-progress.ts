import { type Course, practisableTopicsOf, type Topic, templatesOf } from '../catalogue/index';
import { templateStartRating } from './draw/rating';

export interface TopicStanding {
  rating: number;
  answered: number;
}

/** Answers before a topic can count as mastered: one lucky answer is not enough. */
export const leastAnswers = 3;

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

const levels = new Map<string, number>();

/** A topic's own level: the mean start rating of its templates, which change with a release only. */
export function topicLevel(topicId: string): number {
  const known = levels.get(topicId);
  if (known !== undefined) return known;
  const starts = templatesOf([topicId]).map((template) => templateStartRating(template.difficulty));
  const level = starts.reduce((sum, start) => sum + start, 0) / Math.max(1, starts.length);
  if (starts.length > 0) levels.set(topicId, level);
  return level;
}
