import { type Topic, topicOrOther } from '../catalogue/index';
import type { TopicMastery } from '../practice/index';
import type { CountOf } from './count-of';
import type { ActivityTally } from './learning-activity.repo';

/** What was done in one day or week. */
export interface ActivitySum {
  seconds: number;
  /** Questions with an answer that counted. */
  answered: number;
  /** Right at the first try, with or without a hint. */
  rightFirstTry: number;
  /** Questions for which a hint was opened. */
  hinted: number;
}

/** Pure: sums by period, those without an answer too. */
export function sumByPeriod(tallies: readonly ActivityTally[], periodCount: number): ActivitySum[] {
  const sums = Array.from({ length: periodCount }, () => ({ seconds: 0, answered: 0, rightFirstTry: 0, hinted: 0 }));
  for (const tally of tallies) {
    const sum = sums[tally.bucket - 1];
    if (!sum) continue;
    sum.seconds += tally.seconds;
    sum.answered += tally.answered;
    sum.rightFirstTry += tally.right_first_try;
    sum.hinted += tally.hinted;
  }
  return sums;
}

/** Parts that a range is cut into to see how a topic changes: few enough that most hold five answers. */
export const partCount = 4;

export interface TopicActivity {
  topic: Topic;
  /** How the topic stands now, by all that the student has answered in it. */
  mastery: TopicMastery;
  /** Right at the first try in each of the four equal parts of the range, oldest first. */
  parts: CountOf[];
}

/** Pure: the topics that were practised in the range, in teaching order. */
export function sumByTopic(
  tallies: readonly ActivityTally[],
  periodCount: number,
  masteries: readonly TopicMastery[],
): TopicActivity[] {
  const known = new Map(masteries.map((mastery) => [mastery.topicId, mastery]));
  const topics = new Map<string, TopicActivity>();
  for (const tally of tallies) {
    const topic = topicOrOther(tally.topic_id);
    const activity = topics.get(topic.id) ?? {
      topic,
      mastery: known.get(topic.id) ?? { topicId: topic.id, state: 'NOT_STARTED', answered: 0, right: 0 },
      parts: Array.from({ length: partCount }, () => ({ count: 0, of: 0 })),
    };
    const part = activity.parts[Math.floor(((tally.bucket - 1) / periodCount) * partCount)];
    if (!part) continue;
    part.count += tally.right_first_try;
    part.of += tally.answered;
    topics.set(topic.id, activity);
  }
  return [...topics.values()].sort((a, b) => a.topic.number - b.topic.number);
}
