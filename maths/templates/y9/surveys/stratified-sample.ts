import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** Three groups, counted in units of `unit` people; one in `every` is asked. */
interface Params {
  story: number;
  groups: [number, number, number];
  every: number;
  asked: number;
}

const stories = [
  { place: 'A school', groups: ['juniors', 'middle students', 'seniors'] },
  { place: 'A company', groups: ['drivers', 'packers', 'office workers'] },
  { place: 'A club', groups: ['swimmers', 'divers', 'rowers'] },
  { place: 'A town', groups: ['children', 'adults', 'retired people'] },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const people = (p: Params, place: number) => (p.groups[place] ?? 0) * p.every;
const total = (p: Params) => p.groups.reduce((sum, group) => sum + group, 0) * p.every;
const sample = (p: Params) => p.groups.reduce((sum, group) => sum + group, 0);
const value = (p: Params) => p.groups[p.asked] ?? 0;

export const stratifiedSample = defineTemplate<Params>({
  id: 'y9/surveys/stratified-sample',
  version: 1,
  topicId: '158-survey-methods-and-bias',
  years: [9],
  difficulty: 'NORMAL',
  strategy: 'share-of-each-group',
  calculator: true,
  title: 'How many from each group?',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        groups: [random.int(5, 30), random.int(5, 30), random.int(5, 30)] as Params['groups'],
        every: random.int(6, 20),
        asked: random.int(0, 2),
      }),
      (p) => new Set(p.groups).size === 3 && sample(p) % 3 === 0 && value(p) * 3 !== sample(p) && sample(p) % 5 === 0,
    ),
  prompt(p) {
    const { place, groups } = storyOf(p);
    return `${place} has ${people(p, 0)} ${groups[0]}, ${people(p, 1)} ${groups[1]} and ${people(p, 2)} ${groups[2]}. A stratified sample of ${sample(p)} people should have the same proportions. How many ${groups[p.asked]} should be asked?`;
  },
  figure: (p) => ({
    kind: 'table',
    alt: `A table of three groups: ${p.groups.map((_, place) => `${people(p, place)} ${storyOf(p).groups[place]}`).join(', ')}.`,
    head: ['Group', 'People'],
    rowHeads: true,
    rows: p.groups.map((_, place) => [storyOf(p).groups[place] ?? '', `${people(p, place)}`]),
  }),
  answer: (p) => ({ kind: 'number', model: `${value(p)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${people(p, 0)}+${people(p, 1)}+${people(p, 2)}`,
      'Find how many people there are altogether.',
      'Add the three groups.',
      'How many people are there altogether?',
    ),
    equal(
      `${total(p)}`,
      'This is the total number of people.',
      'Work out the sum.',
      'What fraction of the total is this group?',
    ),
    start(
      `\\frac{${people(p, p.asked)}}{${total(p)}}\\times ${sample(p)}`,
      'The group makes up the same proportion of the sample.',
      'Write the group as a fraction of the total, and take that fraction of the sample.',
      'What fraction of all the people is this group?',
    ),
    equal(
      `${value(p)}`,
      'Work out the value.',
      'Use your calculator.',
      'Is the largest group also the largest in the sample?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'equal-shares-for-all-groups',
      compute: (p) => unlessRight(`${sample(p) / 3}`, `${value(p)}`),
      firstWrongStep: 2,
      feedback: () => 'You took the same number from each group. Are the groups the same size?',
    },
    {
      misconceptionId: 'ratio-part-over-part-as-fraction',
      compute: (p) => {
        const top = value(p) * sample(p);
        const bottom = sample(p) - value(p);
        return top % bottom === 0 ? unlessRight(`${top / bottom}`, `${value(p)}`) : `${top}/${bottom}`;
      },
      firstWrongStep: 2,
      feedback: () => 'You compared the group with the other groups. What fraction of everyone is it?',
    },
    {
      misconceptionId: 'sample-taken-as-population',
      compute: (p) => `${people(p, p.asked)}`,
      firstWrongStep: 2,
      feedback: () => 'That’s the whole group. A sample is only part of it.',
    },
  ],
  // Line everybody up by group and pick at equal distances.
  confirm(p) {
    const line = p.groups.flatMap((_, place) => Array.from({ length: people(p, place) }, () => place));
    const gap = line.length / sample(p);
    let count = 0;
    for (let i = 0; i < sample(p); i += 1) if (line[Math.floor((i + 0.5) * gap)] === p.asked) count += 1;
    return { kind: 'values', values: [count] };
  },
  examples: [
    { seed: 's1', input: '12', verdict: 'correct' },
    { seed: 's2', input: '5', verdict: 'correct' },
    { seed: 's3', input: '48/2', verdict: 'wrong-form' },
    { seed: 's1', input: '15', verdict: 'wrong', misconceptionId: 'equal-shares-for-all-groups' },
    { seed: 's1', input: '540/33', verdict: 'wrong', misconceptionId: 'ratio-part-over-part-as-fraction' },
    { seed: 's1', input: '192', verdict: 'wrong', misconceptionId: 'sample-taken-as-population' },
  ],
});
