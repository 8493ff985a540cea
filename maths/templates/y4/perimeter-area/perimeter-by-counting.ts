import { defineTemplate } from '../../format';
import { rectangleGrid } from '../../primary/grid-figure';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  wide: number;
  tall: number;
  story: number;
}

const stories: ((person: string) => string)[] = [
  (person) => `${person} draws this rectangle on grid paper.`,
  (person) => `${person} plans a herb garden on grid paper.`,
  (person) => `${person} plans a photo frame on grid paper.`,
  (person) => `${person} plans a bookmark on grid paper.`,
];

const perimeter = ({ wide, tall }: Params) => 2 * (wide + tall);
const unlessRight = (p: Params, wrong: number) => (wrong === perimeter(p) ? null : String(wrong));

export const perimeterByCounting = defineTemplate<Params>({
  id: 'y4/perimeter-area/perimeter-by-counting',
  version: 1,
  topicId: '55-perimeter-and-area-by-counting',
  years: [4],
  difficulty: 'EASY',
  strategy: 'walk-around-the-edge',
  calculator: false,
  title: 'Perimeter on grid paper',
  params: (random) => {
    const tall = random.int(2, 6);
    return { person: random.pick(people), wide: tall + random.int(1, 6), tall, story: random.int(0, 3) };
  },
  prompt: (p) =>
    `${stories[p.story]?.(p.person)} Each small square has sides of 1 cm. What is the perimeter of the rectangle?`,
  instruction: () => 'Give your answer in centimetres.',
  figure: ({ wide, tall }) => rectangleGrid(wide, tall),
  answer: (p) => ({ kind: 'quantity', model: `${perimeter(p)} cm`, unit: 'cm', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'start',
      `${p.wide}+${p.tall}+${p.wide}+${p.tall}`,
      'The perimeter goes once around all four sides.',
      'Walk around the edge with your finger and count along each side.',
      'How many sides do you go past on the way around?',
    ),
    step(
      'equal',
      `2\\times ${p.wide}+2\\times ${p.tall}`,
      'Opposite sides are the same length.',
      'Two sides are long and two are short. Pair them up.',
      'Which sides are equal?',
    ),
    step(
      'equal',
      `${2 * p.wide}+${2 * p.tall}`,
      'Double each length.',
      'Work out both pairs.',
      'How long are the two long sides together?',
    ),
    step(
      'result',
      `${perimeter(p)}\\text{ cm}`,
      'Add the pairs. Each step along the edge is 1 cm.',
      'Add the two pairs and think about the unit.',
      'Is a perimeter a length or a number of squares?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'area-perimeter-swap',
      compute: (p) => unlessRight(p, p.wide * p.tall),
      firstWrongStep: 0,
      feedback: () => 'You counted the squares inside. The perimeter is the distance around the outside.',
    },
    {
      misconceptionId: 'counts-border-squares',
      compute: (p) => unlessRight(p, perimeter(p) - 4),
      firstWrongStep: 0,
      feedback: () => 'You counted the squares along the edge. A corner square has two sides on the outside.',
    },
    {
      misconceptionId: 'adds-two-sides-only',
      compute: (p) => unlessRight(p, p.wide + p.tall),
      firstWrongStep: 0,
      feedback: ({ wide, tall }) => `You added ${wide} and ${tall}, but a rectangle has two more sides.`,
    },
  ],
  confirm: ({ wide, tall }) => {
    // Counts the unit edges that have a square on one side only.
    let edges = 0;
    const inside = (x: number, y: number) => x >= 0 && y >= 0 && x < wide && y < tall;
    for (let x = 0; x < wide; x += 1) {
      for (let y = 0; y < tall; y += 1) {
        const neighbours = [inside(x + 1, y), inside(x - 1, y), inside(x, y + 1), inside(x, y - 1)];
        edges += neighbours.filter((has) => !has).length;
      }
    }
    return { kind: 'values', values: [edges] };
  },
  examples: [
    { seed: 's1', input: '22 cm', verdict: 'correct' },
    { seed: 's2', input: '24', verdict: 'wrong', misconceptionId: 'area-perimeter-swap' },
    { seed: 's3', input: '14', verdict: 'wrong', misconceptionId: 'counts-border-squares' },
    { seed: 's4', input: '13', verdict: 'wrong', misconceptionId: 'adds-two-sides-only' },
    { seed: 's5', input: '30', verdict: 'correct' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
