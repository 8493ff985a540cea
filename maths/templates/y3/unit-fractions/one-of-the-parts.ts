import { defineTemplate } from '../../format';
import { fractionLatex, fractionText } from '../../primary/fractions';
import { partNames } from '../../primary/part-names';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  parts: number;
  story: number;
}

const stories: ((person: string, parts: number) => string)[] = [
  (person, parts) =>
    `A pie is cut into ${parts} equal slices. ${person} eats one slice. What fraction of the pie is that?`,
  (person, parts) =>
    `${person} folds a paper strip into ${parts} equal parts and colours one. What fraction is coloured?`,
  (person, parts) => `A path has ${parts} equal parts. ${person} sweeps one. What fraction of the path is that?`,
  (_, parts) => `A garden bed has ${parts} equal parts. One part has peas in it. What fraction is that?`,
];

const right = ({ parts }: Params) => ({ top: 1, bottom: parts });

export const oneOfTheParts = defineTemplate<Params>({
  id: 'y3/unit-fractions/one-of-the-parts',
  version: 1,
  topicId: '29-unit-fractions',
  years: [3],
  difficulty: 'EASY',
  strategy: 'name-one-part',
  calculator: false,
  title: 'Name one equal part',
  params: (random) => ({
    person: random.pick(people),
    parts: random.int(3, 10),
    story: random.int(0, stories.length - 1),
  }),
  prompt: (p) => stories[p.story]?.(p.person, p.parts) ?? '',
  instruction: () => 'Write it like 1/2.',
  figure: ({ parts }) => ({
    kind: 'fraction-bars',
    alt: `A bar in ${parts} equal parts. One part is shaded.`,
    bars: [{ parts, shaded: 1 }],
  }),
  answer: (p) => ({ kind: 'number', model: fractionText(right(p)) }),
  steps: (p) => [
    step(
      'identity',
      `1+${p.parts - 1}=${p.parts}`,
      `There are ${p.parts} equal parts.`,
      'Count all the parts.',
      'Are all the parts the same size?',
    ),
    step(
      'start',
      `1\\div ${p.parts}`,
      'The whole is split into equal parts. We want just one.',
      'How many of the parts do we want?',
      'How much of the whole is it?',
    ),
    step(
      'equal',
      fractionLatex(right(p)),
      `${partNames(p.parts)} come from cutting a whole into ${p.parts} equal parts. This is one of them.`,
      'Write the number of equal parts on the bottom.',
      'Which number tells you how many parts there are altogether?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'ratio-part-over-part-as-fraction',
      compute: (p) => fractionText({ top: 1, bottom: p.parts - 1 }),
      firstWrongStep: 0,
      feedback: () => 'You only counted the other parts on the bottom. Count this part too.',
    },
    {
      misconceptionId: 'fraction-upside-down',
      compute: (p) => fractionText({ top: p.parts, bottom: 1 }),
      firstWrongStep: 2,
      feedback: () => 'One part is less than the whole. Check which number goes on the bottom.',
    },
    {
      misconceptionId: 'finds-the-other-part',
      compute: (p) => fractionText({ top: p.parts - 1, bottom: p.parts }),
      firstWrongStep: 1,
      feedback: () => 'That’s all the other parts. The question asks about one part.',
    },
  ],
  confirm: (p) => {
    // The size of a part: so many of them fill one whole.
    let size = 1;
    while (Math.abs(size * p.parts - 1) > 1e-12) size -= (size * p.parts - 1) / p.parts;
    return { kind: 'values', values: [size] };
  },
  examples: [
    { seed: 's1', input: '1/4', verdict: 'correct' },
    { seed: 's2', input: '1/6', verdict: 'wrong', misconceptionId: 'ratio-part-over-part-as-fraction' },
    { seed: 's3', input: '4/1', verdict: 'wrong', misconceptionId: 'fraction-upside-down' },
    { seed: 's4', input: '3 + ', verdict: 'unreadable' },
  ],
});
