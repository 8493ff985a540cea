import type { MasteryState } from '../../../rules/mastery';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { masteryBy } from './course-progress';
import { readMasteryEvidence } from './ratings.repo';

export interface TopicMastery {
  topicId: string;
  state: MasteryState;
  /** Questions of the topic that were ever answered, and those right at the first try. */
  answered: number;
  right: number;
}

/** How the viewer stands now in every topic that was ever practised. One statement. */
export async function getTopicMastery({ db, clock }: Services, viewer: Viewer): Promise<TopicMastery[]> {
  const evidence = await readMasteryEvidence(db, viewer.id);
  const stateOf = masteryBy(evidence, clock.now());
  return evidence.ratings.map(({ topic_id, answered, correct }) => {
    return { topicId: topic_id, state: stateOf(topic_id), answered, right: correct };
  });
}
