import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { leastAnswers, mastered, topicLevel } from './course-progress';
import { topicRatings } from './ratings.repo';

/** NEW: fewer than three answers. STRONG: the rating has reached the topic's own level. GROWING: between the two. */
export type TopicStandingName = 'NEW' | 'GROWING' | 'STRONG';

export interface TopicMastery {
  topicId: string;
  standing: TopicStandingName;
  /** Questions of the topic that were ever answered, and those right at the first try. */
  answered: number;
  right: number;
}

/** How the viewer stands now in every topic that was ever practised. One statement. */
export async function getTopicMastery(services: Services, viewer: Viewer): Promise<TopicMastery[]> {
  const rows = await topicRatings(services.db, viewer.id);
  return rows.map((row) => ({
    topicId: row.topic_id,
    standing: standingName(row, topicLevel(row.topic_id)),
    answered: row.answered,
    right: row.correct,
  }));
}

/** Pure: the name of how a topic stands. */
export function standingName(standing: { rating: number; answered: number }, level: number): TopicStandingName {
  if (mastered(standing, level)) return 'STRONG';
  return standing.answered < leastAnswers ? 'NEW' : 'GROWING';
}
