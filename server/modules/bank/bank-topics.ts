import { type Topic, topics } from '../../../maths/curriculum/index';
import { templatesOfTopic } from '../../../maths/templates/index';
import type { BankTemplate } from './bank-template';

export interface BankTopic {
  topic: Topic;
  /** Easiest first. */
  templates: BankTemplate[];
}

/** The topics of a school year with their kinds of question; every year without one named. */
export function bankTopics(year: number | null, topicId: string | null = null): BankTopic[] {
  return topics
    .filter((topic) => (year === null || topic.year === year) && (topicId === null || topic.id === topicId))
    .map((topic) => ({ topic, templates: templatesOfTopic(topic.id) }));
}
