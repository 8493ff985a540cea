import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  people: [string, string];
  /** Heights in centimetres, week by week. */
  first: number[];
  second: number[];
  plant: string;
}

const plants = ['sunflower', 'bean plant', 'tomato plant', 'wattle seedling', 'sweet pea'] as const;
const labels = ['week 1', 'week 2', 'week 3', 'week 4', 'week 5'];
const yStep = 5;

const growth = (heights: number[]) => (heights.at(-1) ?? 0) - (heights[0] ?? 0);
const answer = (p: Params) => growth(p.first) - growth(p.second);

function heights(start: number, rises: number[]): number[] {
  return [start, ...rises.map((_, week) => rises.slice(0, week + 1).reduce((sum, rise) => sum + rise, start))];
}

export const compareGrowth = defineTemplate<Params>({
  id: 'y5/line-graphs/compare-growth',
  version: 2,
  topicId: '79-line-graphs',
  years: [5, 6],
  difficulty: 'HARD',
  strategy: 'compare-two-lines',
  calculator: false,
  title: 'Compare two lines',
  params: (random) =>
    drawUntil(
      () => {
        const rises = () => Array.from({ length: 4 }, () => yStep * random.int(0, 3));
        const [one, two] = random.shuffle(people) as [string, string];
        return {
          people: [one, two] as [string, string],
          first: heights(yStep * random.int(1, 3), rises()),
          second: heights(yStep * random.int(1, 5), rises()),
          plant: random.pick(plants),
        };
      },
      (p) => {
        const ends = (p.first.at(-1) ?? 0) - (p.second.at(-1) ?? 0);
        return (
          answer(p) > 0 &&
          ends > 0 &&
          growth(p.second) > 0 &&
          p.first[0] !== p.second[0] &&
          new Set([answer(p), ends, growth(p.first)]).size === 3 &&
          (p.first.at(-1) ?? 0) <= 55
        );
      },
    ),
  prompt: ({ people: [one, two], plant }) =>
    `${one} and ${two} each grow a ${plant}. From week 1 to week 5, how many more centimetres does ${one}’s plant grow than ${two}’s?`,
  instruction: () => 'Give your answer in centimetres.',
  figure: (p) => ({
    kind: 'line-chart',
    alt: `A line graph with two lines and heights in centimetres. ${[p.first, p.second].map((line, i) => `${p.people[i]}: ${line.join(', ')}.`).join(' ')}`,
    title: 'Height of the plants',
    yLabel: 'centimetres',
    labels,
    series: [
      { name: p.people[0], values: p.first },
      { name: p.people[1], values: p.second },
    ],
    yFrom: 0,
    yStep,
  }),
  answer: (p) => ({ kind: 'quantity', model: `${answer(p)} cm`, unit: 'cm', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'identity',
      `${p.first.at(-1)}-${p.first[0]}=${growth(p.first)}`,
      `That’s how much ${p.people[0]}’s plant grows.`,
      `Read the first and the last point of ${p.people[0]}’s line.`,
      'How do you find the growth from two heights?',
    ),
    step(
      'identity',
      `${p.second.at(-1)}-${p.second[0]}=${growth(p.second)}`,
      `That’s how much ${p.people[1]}’s plant grows.`,
      `Do the same for ${p.people[1]}’s line.`,
      'Where does the other line start and end?',
    ),
    step(
      'start',
      `${growth(p.first)}-${growth(p.second)}`,
      'Compare how much each plant grew.',
      'Compare how much they grew, not how tall they are.',
      'How much more did one plant grow than the other?',
    ),
    step(
      'equal',
      String(answer(p)),
      'That’s how much more it grew.',
      'Work out the difference.',
      'Did both plants start at the same height?',
    ),
    step(
      'result',
      `${answer(p)}\\text{ cm}`,
      'The answer is a length in centimetres.',
      'Add the unit.',
      'Which unit does the scale use?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'compares-ends-only',
      compute: (p) => String((p.first.at(-1) ?? 0) - (p.second.at(-1) ?? 0)),
      firstWrongStep: 0,
      feedback: () => 'You compared the heights in the last week. The plants didn’t start at the same height.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => String(growth(p.first)),
      firstWrongStep: 1,
      feedback: (p) => `That’s how much one plant grew. Compare it with ${p.people[1]}’s plant.`,
    },
    {
      misconceptionId: 'adds-instead-of-subtracting',
      compute: (p) => String(growth(p.first) + growth(p.second)),
      firstWrongStep: 3,
      feedback: () => 'You added them. “How many more” means find the difference.',
    },
  ],
  confirm: (p) => {
    // Adds the weekly rises, one plant up and the other one down.
    let lead = 0;
    for (let week = 1; week < labels.length; week += 1) {
      lead += (p.first[week] ?? 0) - (p.first[week - 1] ?? 0);
      lead -= (p.second[week] ?? 0) - (p.second[week - 1] ?? 0);
    }
    return { kind: 'values', values: [lead] };
  },
  examples: [
    { seed: 's1', input: '20 cm', verdict: 'correct' },
    { seed: 's2', input: '5', verdict: 'wrong', misconceptionId: 'compares-ends-only' },
    { seed: 's3', input: '30', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's9', input: '25 cm', verdict: 'correct' },
  ],
});
