import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { fractionLatex } from '../../primary/fractions';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  names: [string, string];
  bottoms: [number, number];
  more: boolean;
  story: number;
}

const stories: ((name: string, other: string, a: string, b: string) => string)[] = [
  (name, other, a, b) =>
    `Two pies are the same size. ${name} eats ${a} of one and ${other} eats ${b} of the other. Who eats`,
  (name, other, a, b) =>
    `Two walls are the same size. ${name} paints ${a} of one and ${other} paints ${b} of the other. Who paints`,
  (name, other, a, b) =>
    `Two jugs are the same size. ${name} fills ${a} of one and ${other} fills ${b} of the other. Who fills`,
];

const unitFraction = (bottom: number) => fractionLatex({ top: 1, bottom });
const winner = ({ names, bottoms, more }: Params) => (bottoms[0] < bottoms[1] === more ? names[0] : names[1]);
const loser = (p: Params) => p.names.find((name) => name !== winner(p)) ?? '';

export const whichIsMore = defineTemplate<Params>({
  id: 'y3/unit-fractions/which-is-more',
  version: 2,
  topicId: '29-unit-fractions',
  years: [3],
  difficulty: 'NORMAL',
  strategy: 'compare-unit-fractions',
  calculator: false,
  title: 'Compare unit fractions',
  params: (random) =>
    drawUntil(
      () => ({
        names: random.shuffle(people).slice(0, 2) as [string, string],
        bottoms: [random.int(2, 10), random.int(2, 10)] as [number, number],
        more: random.chance(0.7),
        story: random.int(0, stories.length - 1),
      }),
      ({ bottoms }) => bottoms[0] !== bottoms[1],
    ),
  prompt: (p) => {
    const [a, b] = p.bottoms.map((bottom) => `$${unitFraction(bottom)}$`);
    return `${stories[p.story]?.(p.names[0], p.names[1], a ?? '', b ?? '')} ${p.more ? 'more' : 'less'}?`;
  },
  figure: (p) => {
    // The parts are cut but not coloured: the child finds how much of each whole is meant.
    const wholes = p.names.map((label, i) => ({ parts: p.bottoms[i] ?? 1, shaded: 0, label }));
    const round = p.story === 0;
    const words = wholes.map(({ label, parts }) => `${label}: ${parts} equal parts.`).join(' ');
    const alt = `Two ${round ? 'circles' : 'bars'} of the same size, cut into parts. ${words}`;
    return round ? { kind: 'fraction-circles', alt, circles: wholes } : { kind: 'fraction-bars', alt, bars: wholes };
  },
  answer: (p) => ({ kind: 'choice', model: winner(p) }),
  correctChoice: winner,
  steps: (p) => {
    const [few, many] = [Math.min(...p.bottoms), Math.max(...p.bottoms)];
    return [
      step(
        'start',
        `${few}<${many}`,
        `One whole is cut into ${few} parts, the other into ${many} parts.`,
        'What do the bottom numbers tell you?',
        'Which whole is cut into more parts?',
      ),
      step(
        'start',
        `${unitFraction(many)}<${unitFraction(few)}`,
        'More parts means each part is smaller.',
        'Look at the size of one part in each picture.',
        'When there are more parts, what happens to their size?',
      ),
      step(
        'result',
        `\\text{${winner(p)}}`,
        `So ${winner(p)} has the ${p.more ? 'bigger' : 'smaller'} part.`,
        `Look for the ${p.more ? 'bigger' : 'smaller'} part.`,
        'Whose part is it?',
      ),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'larger-denominator-larger-fraction',
      compute: loser,
      firstWrongStep: 1,
      feedback: (p) =>
        `Cut a whole into ${Math.min(...p.bottoms)} parts. Now cut it into ${Math.max(...p.bottoms)}. Which parts are bigger?`,
    },
    {
      misconceptionId: 'same-top-same-size',
      compute: () => 'It is the same for both',
      firstWrongStep: 1,
      feedback: () => 'They both have one part, but the parts aren’t the same size.',
    },
  ],
  confirm: (p) => {
    // 2520 can be cut into 2 to 10 equal parts without a rest.
    const pieces = p.bottoms.map((bottom) => {
      let size = 0;
      while (size * bottom < 2520) size += 1;
      return size;
    });
    const wanted = p.more ? Math.max(...pieces) : Math.min(...pieces);
    return { kind: 'one-of', texts: [p.names[pieces.indexOf(wanted)] ?? ''] };
  },
  examples: [
    { seed: 's1', input: 'Tane', verdict: 'correct' },
    { seed: 's2', input: 'Yuki', verdict: 'wrong', misconceptionId: 'larger-denominator-larger-fraction' },
    { seed: 's3', input: 'It is the same for both', verdict: 'wrong', misconceptionId: 'same-top-same-size' },
    { seed: 's4', input: 'Tane', verdict: 'correct' },
  ],
});
