import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { fractionLatex, fractionText, sameValue } from '../../primary/fractions';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { counted } from '../../y1/shared/counted';
import { partName } from '../../y1/shared/parts';

interface Params {
  person: string;
  parts: number;
  shaded: number;
  story: number;
}

const stories: ((person: string) => string)[] = [
  (person) => `${person} paints part of a wall. What fraction is painted?`,
  () => 'A bar is cut into equal parts. What fraction is shaded?',
  (person) => `${person} plants seeds in part of a garden bed. What fraction is planted?`,
  () => 'Part of this flag is shaded. What fraction is that?',
];

const right = ({ parts, shaded }: Params) => ({ top: shaded, bottom: parts });
const unlessRight = (p: Params, top: number, bottom: number) =>
  sameValue(right(p), { top, bottom }) ? null : fractionText({ top, bottom });

export const howMuchIsShaded = defineTemplate<Params>({
  id: 'y2/halves-quarters-eighths/how-much-is-shaded',
  version: 1,
  topicId: '15-halves-quarters-eighths',
  years: [2],
  difficulty: 'EASY',
  strategy: 'shaded-of-all-parts',
  calculator: false,
  title: 'What fraction is shaded?',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        parts: random.pick([4, 8, 8]),
        shaded: random.int(1, 7),
        story: random.int(0, stories.length - 1),
      }),
      ({ parts, shaded }) => shaded < parts,
    ),
  prompt: ({ person, story }) => stories[story]?.(person) ?? '',
  instruction: () => 'Write it like 1/2.',
  figure: ({ parts, shaded }) => ({
    kind: 'fraction-bars',
    alt: `A bar in equal parts. Shaded parts: ${shaded}. Unshaded parts: ${parts - shaded}.`,
    bars: [{ parts, shaded }],
  }),
  answer: (p) => ({ kind: 'number', model: fractionText(right(p)) }),
  steps: (p) => [
    step(
      'identity',
      `${p.shaded}+${p.parts - p.shaded}=${p.parts}`,
      `There are ${p.parts} equal parts. Each one is one ${partName(p.parts)}.`,
      'Count all the parts, shaded or not.',
      'Are all the parts the same size?',
    ),
    step(
      'start',
      `${p.shaded}\\div ${p.parts}`,
      `${counted(p.shaded, 'part')} out of ${p.parts} ${p.shaded === 1 ? 'is' : 'are'} shaded.`,
      'Count the shaded parts.',
      'How many parts are shaded?',
    ),
    step(
      'equal',
      fractionLatex(right(p)),
      'Shaded parts go on top. All the parts go on the bottom.',
      'Which number goes on the bottom?',
      'Does the bottom number count all the parts?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'ratio-part-over-part-as-fraction',
      compute: (p) => unlessRight(p, p.shaded, p.parts - p.shaded),
      firstWrongStep: 0,
      feedback: () => 'The bottom number counts all the parts, not just the unshaded ones.',
    },
    {
      misconceptionId: 'fraction-upside-down',
      compute: (p) => unlessRight(p, p.parts, p.shaded),
      firstWrongStep: 2,
      feedback: () => 'Only part is shaded, so it’s less than 1. Which number goes on top?',
    },
    {
      misconceptionId: 'finds-the-other-part',
      compute: (p) => unlessRight(p, p.parts - p.shaded, p.parts),
      firstWrongStep: 1,
      feedback: () => 'You counted the other parts. Which parts does the question ask about?',
    },
  ],
  confirm: (p) => {
    const bar = Array.from({ length: p.parts }, (_, i) => i < p.shaded);
    return { kind: 'values', values: [bar.filter(Boolean).length / bar.length] };
  },
  examples: [
    { seed: 's1', input: '3/8', verdict: 'correct' },
    { seed: 's2', input: '5/3', verdict: 'wrong', misconceptionId: 'ratio-part-over-part-as-fraction' },
    { seed: 's3', input: '8/6', verdict: 'wrong', misconceptionId: 'fraction-upside-down' },
    { seed: 's4', input: '3 + ', verdict: 'unreadable' },
  ],
});
