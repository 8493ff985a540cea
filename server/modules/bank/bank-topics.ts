import { type Topic, topics } from '../../../maths/curriculum/index';
import { type AnyTemplate, templatesOfTopic } from '../../../maths/templates/index';

export interface BankTopic {
  topic: Topic;
  /** Easiest first. */
  templates: AnyTemplate[];
}

/** The topics of a school year with their kinds of question; every year without one named. */
export function bankTopics(year: number | null): BankTopic[] {
  return topics
    .filter((topic) => year === null || topic.year === year)
    .map((topic) => ({ topic, templates: templatesOfTopic(topic.id) }));
}
