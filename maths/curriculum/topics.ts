import { earlyTopics } from './early-topics';
import { middleTopics } from './middle-topics';
import { primaryTopics } from './primary-topics';
import { seniorTopics } from './senior-topics';
import type { Topic } from './topic';

/** Every topic of the question bank, in teaching order. */
export const topics: Topic[] = [...earlyTopics, ...primaryTopics, ...middleTopics, ...seniorTopics].sort(
  (a, b) => a.number - b.number,
);

const byId = new Map(topics.map((topic) => [topic.id, topic]));

export function topicById(id: string): Topic | undefined {
  return byId.get(id);
}
