import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { counted } from '../../y1/shared/counted';

interface Params {
  person: string;
  wide: number;
  slant: number;
  both: boolean;
  thing: string;
}

const ends = (p: Params) => (p.both ? 2 : 1);
const halves = (p: Params) => ends(p) * p.slant;
const whole = (p: Params) => p.wide * p.slant + (ends(p) * p.slant * (p.slant - 1)) / 2;
const area = (p: Params) => whole(p) + halves(p) / 2;

export const wholeAndHalfSquares = defineTemplate<Params>({
  id: 'y4/perimeter-area/whole-and-half-squares',
  version: 1,
  topicId: '55-perimeter-and-area-by-counting',
  years: [4, 5],
  difficulty: 'HARD',
  strategy: 'pair-half-squares',
  calculator: false,
  title: 'Area with half squares',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        wide: random.int(2, 6),
        slant: random.int(2, 4),
        both: random.chance(),
        thing: random.pick(['a garden bed', 'a pond', 'a sail', 'a stage', 'a mat']),
      }),
      (p) => halves(p) % 2 === 0,
    ),
  prompt: (p) =>
    `${p.person} draws ${p.thing} on grid paper. Each small square is 1 square centimetre. What is the area?`,
  instruction: () => 'Give your answer in square centimetres.',
  figure: (p) => {
    const left = p.both ? p.slant : 0;
    const far = left + p.wide + p.slant;
    return {
      kind: 'grid',
      alt: `A shape on grid paper. It covers ${counted(whole(p), 'whole square')} and ${counted(halves(p), 'half square')}.`,
      columns: far + 1,
      rows: p.slant + 1,
      outlines: [
        {
          points: [
            [0, 0],
            [far, 0],
            [left + p.wide, p.slant],
            [left, p.slant],
          ],
          tone: 'a' as const,
        },
      ],
    };
  },
  answer: (p) => ({ kind: 'quantity', model: `${area(p)} cm^2`, unit: 'cm^2', forms: [{ kind: 'simplified' }] }),
  steps: (p) => [
    step(
      'identity',
      `${halves(p)}\\div 2=${halves(p) / 2}`,
      'Two half squares make one whole square.',
      'Mark the half squares and pair them up.',
      'How many whole squares do the halves make?',
    ),
    step(
      'start',
      `${whole(p)}+${halves(p) / 2}`,
      'Count the whole squares. Then add the pairs of halves.',
      'Count the whole squares row by row.',
      'How many squares are whole?',
    ),
    step(
      'result',
      `${area(p)}\\text{ cm}^2`,
      'Each square is 1 square centimetre.',
      'Add both and think about the unit.',
      'Have you counted every piece?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'half-squares-as-whole',
      compute: (p) => String(whole(p) + halves(p)),
      firstWrongStep: 0,
      feedback: (p) => `You counted ${halves(p)} half squares as whole squares. Pair them up.`,
    },
    {
      misconceptionId: 'half-squares-left-out',
      compute: (p) => String(whole(p)),
      firstWrongStep: 0,
      feedback: () => 'You counted the whole squares. The half squares are part of the shape too.',
    },
    {
      misconceptionId: 'missing-corner-kept',
      compute: (p) => String((p.wide + ends(p) * p.slant) * p.slant),
      firstWrongStep: 0,
      feedback: () => 'That’s the rectangle around the shape. Does the shape fill its corners?',
    },
  ],
  confirm: (p) => {
    // Area by the corners of the shape.
    const left = p.both ? p.slant : 0;
    const far = left + p.wide + p.slant;
    const corners: [number, number][] = [
      [0, 0],
      [far, 0],
      [left + p.wide, p.slant],
      [left, p.slant],
    ];
    const twice = corners.reduce((sum, [x, y], i) => {
      const [u, v] = corners[(i + 1) % 4] ?? [0, 0];
      return sum + x * v - u * y;
    }, 0);
    return { kind: 'values', values: [twice / 2] };
  },
  examples: [
    { seed: 's1', input: '14 cm^2', verdict: 'correct' },
    { seed: 's2', input: '16', verdict: 'wrong', misconceptionId: 'half-squares-as-whole' },
    { seed: 's3', input: '18', verdict: 'wrong', misconceptionId: 'half-squares-left-out' },
    { seed: 's9', input: '32+0', verdict: 'wrong-form' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
