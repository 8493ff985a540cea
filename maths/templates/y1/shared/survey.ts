import type { Random } from '../../../engine/random';
import type { Figure } from '../../../figures/figure';

export interface Survey {
  topic: number;
  /** One count for each label, in the order drawn. */
  labels: string[];
  counts: number[];
}

const topics = [
  { title: 'Our pets', what: 'pets', labels: ['dogs', 'cats', 'fish', 'birds', 'rabbits'] },
  { title: 'Fruit in the bowl', what: 'pieces of fruit', labels: ['apples', 'pears', 'plums', 'kiwis', 'figs'] },
  { title: 'Cars going past', what: 'cars', labels: ['red', 'white', 'blue', 'black', 'green'] },
  { title: 'Birds in the park', what: 'birds', labels: ['magpies', 'ducks', 'galahs', 'doves', 'ibises'] },
  { title: 'Balls in the shed', what: 'balls', labels: ['soccer', 'cricket', 'tennis', 'rugby', 'golf'] },
] as const;

export const surveyTopic = (survey: Survey) => topics[survey.topic] ?? topics[0];

/** A survey with so many columns; the counts are different multiples of `unit`. */
export function drawSurvey(random: Random, columns: number, most: number, unit = 1): Survey {
  const topic = random.int(0, topics.length - 1);
  const labels = random.shuffle(topics[topic]?.labels ?? []).slice(0, columns);
  const sizes = random.shuffle(Array.from({ length: most - 1 }, (_, i) => unit * (i + 2)));
  return { topic, labels, counts: sizes.slice(0, columns) };
}

/** The column chart. Its words say how many marks each column reaches, not what that is worth. */
export function surveyChart(survey: Survey, yStep: number): Figure {
  const { title } = surveyTopic(survey);
  const heights = survey.labels.map((label, i) => `${label} ${(survey.counts[i] ?? 0) / yStep}`);
  return {
    kind: 'column-chart',
    alt: `A column graph. Title: ${title}. Each mark up is ${yStep}. Marks: ${heights.join('. ')}.`,
    title,
    columns: survey.labels.map((label, i) => ({ label, value: survey.counts[i] ?? 0 })),
    yStep,
  };
}

/** "red cars" but "dogs": a name for the things of one column. */
export function thingsOf(survey: Survey, column: number): string {
  const label = survey.labels[column] ?? '';
  const { what } = surveyTopic(survey);
  return what === 'cars' || what === 'balls' ? `${label} ${what}` : label;
}
