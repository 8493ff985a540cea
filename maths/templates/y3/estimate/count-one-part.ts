import { defineTemplate } from '../../format';
import { step } from '../../primary/step';
import { textLine } from '../../y1/shared/text-line';

interface Params {
  each: number;
  parts: number;
  story: number;
}

const stories = [
  {
    part: 'One bag',
    text: (each: number, parts: number) =>
      `One bag holds ${each} nuts. There are ${parts} bags the same size. About how many nuts is that?`,
  },
  {
    part: 'One row',
    text: (each: number, parts: number) =>
      `One row has ${each} plants. There are ${parts} rows like this. About how many plants is that?`,
  },
  {
    part: 'One page',
    text: (each: number, parts: number) =>
      `One page has ${each} stickers. There are ${parts} pages like this. About how many stickers is that?`,
  },
  {
    part: 'One jar',
    text: (each: number, parts: number) =>
      `One jar has ${each} beads. There are ${parts} jars like this. About how many beads is that?`,
  },
] as const;
const ten = ({ each }: Params) => (each < 15 ? 10 : 20);
const right = (p: Params) => ten(p) * p.parts;
const about = (n: number) => `About ${n}`;

export const countOnePart = defineTemplate<Params>({
  id: 'y3/estimate/count-one-part',
  version: 1,
  topicId: '32-estimate',
  years: [3],
  difficulty: 'NORMAL',
  strategy: 'estimate-from-one-part',
  calculator: false,
  title: 'Estimate from one group',
  params: (random) => ({
    each: random.pick([9, 11, 18, 19, 21, 22]),
    parts: random.int(3, 8),
    story: random.int(0, stories.length - 1),
  }),
  prompt: (p) => stories[p.story]?.text(p.each, p.parts) ?? '',
  figure: (p) => ({
    kind: 'groups',
    alt: `${stories[p.story]?.part ?? 'One part'}: ${p.each} dots.`,
    groups: [{ count: p.each, label: stories[p.story]?.part.toLowerCase() ?? 'one part' }],
  }),
  answer: (p) => ({ kind: 'choice', model: about(right(p)) }),
  correctChoice: (p) => about(right(p)),
  steps: (p) => [
    step(
      'start',
      `${p.parts}\\times ${ten(p)}`,
      `${p.each} is close to ${ten(p)}.`,
      `Which ten is closest to ${p.each}?`,
      'Which easy number is close?',
    ),
    ...(ten(p) === 20
      ? [
          step(
            'equal',
            `${2 * p.parts}\\times 10`,
            'Count the tens.',
            'How many tens are in each one?',
            'How many tens are there altogether?',
          ),
        ]
      : []),
    step(
      'equal',
      String(right(p)),
      'Write the tens as a number.',
      'Count by tens to get the number.',
      'How much is that many tens?',
    ),
    step(
      'result',
      textLine(about(right(p))),
      'The real number is close to this.',
      'Find the answer closest to yours.',
      'Does it make sense in the story?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'estimates-one-part-only',
      compute: (p) => about(ten(p)),
      firstWrongStep: 0,
      feedback: (p) => `That’s just one. There are ${p.parts} of them.`,
    },
    {
      misconceptionId: 'one-zero-too-many',
      compute: (p) => about(10 * right(p)),
      firstWrongStep: 1,
      feedback: () => 'That’s far too many. Count the zeros again.',
    },
    {
      misconceptionId: 'adds-instead-of-multiplies',
      compute: (p) => about(p.parts + ten(p)),
      firstWrongStep: 0,
      feedback: (p) => `You added ${p.parts} and ${ten(p)}. These are equal groups, so multiply.`,
    },
  ],
  confirm: (p) => {
    // Counts the true number, part by part, and takes the option of tens that lies nearest to it.
    let exact = 0;
    for (let i = 0; i < p.parts; i += 1) exact += p.each;
    const options = [right(p), ten(p), 10 * right(p), p.parts + ten(p)];
    const nearest = options.reduce((best, n) => (Math.abs(n - exact) < Math.abs(best - exact) ? n : best));
    return { kind: 'one-of', texts: [`About ${nearest}`] };
  },
  examples: [
    { seed: 's1', input: 'About 50', verdict: 'correct' },
    { seed: 's2', input: 'About 20', verdict: 'wrong', misconceptionId: 'estimates-one-part-only' },
    { seed: 's3', input: 'About 400', verdict: 'wrong', misconceptionId: 'one-zero-too-many' },
    { seed: 's4', input: 'About 23', verdict: 'wrong', misconceptionId: 'adds-instead-of-multiplies' },
  ],
});
