import { type Topic, topics } from '../curriculum/index';
import { type AnyTemplate, templatesOfTopic } from '../templates/index';

/** What the bank holds of one topic, in numbers of templates unless said otherwise. */
export interface TopicCoverage {
  topic: Topic;
  easy: number;
  normal: number;
  hard: number;
  /** Templates with a figure. */
  figures: number;
  /** Different methods that its templates ask for. */
  strategies: number;
  /** Different named misconceptions that its templates can prove. */
  misconceptions: number;
}

/** Topics by difficulty, methods and misconceptions, in the order of the curriculum: where the bank is thin. */
export function bankCoverage(): TopicCoverage[] {
  return topics.map((topic) => coverageOf(topic, templatesOfTopic(topic.id)));
}

/** Counts what these templates, all of this topic, cover. */
export function coverageOf(topic: Topic, templates: readonly AnyTemplate[]): TopicCoverage {
  const ofDifficulty = (difficulty: AnyTemplate['difficulty']) =>
    templates.filter((template) => template.difficulty === difficulty).length;
  const misconceptionIds = templates.flatMap(({ wrongPaths }) =>
    wrongPaths.map(({ misconceptionId }) => misconceptionId),
  );
  return {
    topic,
    easy: ofDifficulty('EASY'),
    normal: ofDifficulty('NORMAL'),
    hard: ofDifficulty('HARD'),
    figures: templates.filter(({ figure }) => figure !== undefined).length,
    strategies: new Set(templates.map(({ strategy }) => strategy)).size,
    misconceptions: new Set(misconceptionIds).size,
  };
}

const fewestStrategies = 3;
const fewestMisconceptions = 2;

/** What a topic lacks of the least that every topic has, in plain words; empty where it has enough. */
export function thinSpots({ easy, normal, hard, strategies, misconceptions }: TopicCoverage): string[] {
  return [
    ...(easy === 0 ? ['no easy question'] : []),
    ...(normal === 0 ? ['no medium question'] : []),
    ...(hard === 0 ? ['no hard question'] : []),
    ...(strategies < fewestStrategies ? [`fewer than ${fewestStrategies} methods`] : []),
    ...(misconceptions < fewestMisconceptions ? [`fewer than ${fewestMisconceptions} misconceptions`] : []),
  ];
}
