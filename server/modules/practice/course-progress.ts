import { type MasteryState, masteryOf, masteryShare } from '../../../rules/mastery';
import type { PlacementFinding } from '../../../rules/placement';
import { type Course, practisableTopicsOf, type Topic, templatesOf } from '../catalogue/index';
import { templateStartRating } from './draw/rating';
import type { TopicEvidenceRow } from './ratings.repo';

/** What mastery of topics is seen by: ratings by topic, and how many errors wait to be fixed in each. */
interface MasteryEvidence {
  ratings: readonly Omit<TopicEvidenceRow, 'correct'>[];
  erring: Readonly<Record<string, number>>;
}

/** How one student stands in any topic now. */
export function masteryBy({ ratings, erring }: MasteryEvidence, now: Date): (topicId: string) => MasteryState {
  const rows = new Map(ratings.map((row) => [row.topic_id, row]));
  return (topicId) => {
    const row = rows.get(topicId);
    if (row === undefined) return 'NOT_STARTED';
    const unaidedAt = row.unaided_at === null ? null : new Date(row.unaided_at);
    const evidence = { ...row, unaidedAt, erring: (erring[topicId] ?? 0) > 0 };
    return masteryOf(evidence, topicLevel(topicId), now);
  };
}

/**
 * Mastery of a course, 0 to 1, and the topic to go on with: the first to learn that a placement test (`findings` by topic)
 * did not put off, else the first to learn that it did not find ready, else the first to learn at all, else the first to
 * refresh. What the test said of a topic counts until something in it is answered.
 */
export function progressIn(
  course: Course,
  stateOf: (topicId: string) => MasteryState,
  findings: Readonly<Record<string, PlacementFinding>> = {},
): { mastery: number; nextTopic: Topic | null } {
  const topics = practisableTopicsOf(course);
  const states = topics.map((topic) => stateOf(topic.id));
  const total = states.reduce((sum, state) => sum + masteryShare[state], 0);
  const toLearn = topics.filter((_, place) => masteryShare[states[place] ?? 'MASTERED'] < 1);
  const found = ({ id }: Topic) => (stateOf(id) === 'NOT_STARTED' ? findings[id] : undefined);
  const isReady = (topic: Topic) => found(topic) === 'READY';
  const isWanted = (topic: Topic) => !isReady(topic) && found(topic) !== 'LATER';
  const toRefresh = topics.find((_, place) => states[place] === 'NEEDS_REFRESH');
  return {
    mastery: topics.length === 0 ? 0 : total / topics.length,
    nextTopic: toLearn.find(isWanted) ?? toLearn.find((topic) => !isReady(topic)) ?? toLearn[0] ?? toRefresh ?? null,
  };
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
