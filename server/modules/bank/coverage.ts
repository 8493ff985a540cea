import { type Topic, topics } from '../../../maths/curriculum/index';
import { templatesOfTopic } from '../../../maths/templates/index';

export interface TopicCoverage {
  topic: Topic;
  easy: number;
  normal: number;
  hard: number;
  /** Different named misconceptions that its templates can prove. */
  misconceptions: number;
}

/** Topics by difficulty and misconceptions: where the bank is thin. */
export function bankCoverage(): TopicCoverage[] {
  return topics.map((topic) => {
    const own = templatesOfTopic(topic.id);
    const count = (difficulty: string) => own.filter((template) => template.difficulty === difficulty).length;
    const ideas = own.flatMap((template) => template.wrongPaths.map(({ misconceptionId }) => misconceptionId));
    return {
      topic,
      easy: count('EASY'),
      normal: count('NORMAL'),
      hard: count('HARD'),
      misconceptions: new Set(ideas).size,
    };
  });
}
