import { defineTemplate } from '../../format';
import { step } from '../../primary/step';
import { gridWords } from '../../y1/shared/grid-words';
import { textLine } from '../../y1/shared/text-line';

interface Params {
  /** Left or lower end, between, right or upper end, beyond, elsewhere. */
  names: string[];
  upright: boolean;
  line: number;
  far: boolean;
}

const stock = ['pool', 'shop', 'school', 'park', 'farm', 'beach', 'bank', 'oval', 'zoo', 'café'] as const;
const items = ({ names, upright, line, far }: Params) => {
  const along = far ? [1, 2, 4, 0] : [0, 2, 3, 4];
  const cells = [...along.map((at) => [at, line]), [far ? 3 : 1, line === 0 ? 1 : line - 1]];
  return cells.map(([x = 0, y = 0], at) => ({
    cell: (upright ? [y, x] : [x, y]) as [number, number],
    text: names[at] ?? '',
  }));
};
const place = (p: Params, at: number) => `the ${p.names[at]}`;

export const betweenTwoPlaces = defineTemplate<Params>({
  id: 'y2/maps/between-two-places',
  version: 1,
  topicId: '26-maps-and-pathways',
  years: [2],
  difficulty: 'EASY',
  strategy: 'find-between-on-a-map',
  calculator: false,
  title: 'Between two places',
  params: (random) => ({
    names: random.shuffle(stock).slice(0, 5),
    upright: random.chance(),
    line: random.int(0, 4),
    far: random.chance(),
  }),
  prompt: (p) => `Which place is between ${place(p, 0)} and ${place(p, 2)}?`,
  figure: (p) => ({
    kind: 'grid',
    alt: `A grid map. ${gridWords(5, 5, items(p))}`,
    columns: 5,
    rows: 5,
    items: items(p),
  }),
  answer: (p) => ({ kind: 'choice', model: place(p, 1) }),
  correctChoice: (p) => place(p, 1),
  steps: (p) => [
    step(
      'start',
      textLine(`${place(p, 0)} and ${place(p, 2)}`),
      'Find the two places on the map.',
      'Put a finger on each place.',
      'Where are the two places?',
    ),
    step(
      'start',
      textLine(`from ${place(p, 0)} to ${place(p, 2)}`),
      'Go straight from one to the other.',
      'Slide your finger from one to the other.',
      'What do you pass on the way?',
    ),
    step(
      'result',
      textLine(place(p, 1)),
      'You pass this place on the way.',
      'Stop at the place you pass.',
      'Is one place on each side of it?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'outside-for-between',
      compute: (p) => place(p, 3),
      firstWrongStep: 1,
      feedback: () => 'That place is past one of the two. Look in between them.',
    },
    {
      misconceptionId: 'outside-for-between',
      compute: (p) => place(p, 4),
      firstWrongStep: 1,
      feedback: () => 'That place is off to the side. Go straight from one to the other.',
    },
    {
      misconceptionId: 'end-for-between',
      compute: (p) => place(p, 2),
      firstWrongStep: 0,
      feedback: () => 'That’s one of the two places in the question. What’s in between?',
    },
  ],
  confirm: (p) => {
    const all = items(p);
    const [a, b] = [p.names[0], p.names[2]].map((name) => all.find(({ text }) => text === name)?.cell ?? [0, 0]);
    const inside = all.filter(({ cell: [x, y] }) => {
      const [ax, ay, bx, by] = [a?.[0] ?? 0, a?.[1] ?? 0, b?.[0] ?? 0, b?.[1] ?? 0];
      const gap = (x1: number, y1: number, x2: number, y2: number) => Math.hypot(x1 - x2, y1 - y2);
      const [first, second] = [gap(ax, ay, x, y), gap(x, y, bx, by)];
      return first > 0 && second > 0 && Math.abs(first + second - gap(ax, ay, bx, by)) < 1e-9;
    });
    return { kind: 'one-of', texts: inside.length === 1 ? [`the ${inside[0]?.text}`] : [] };
  },
  examples: [
    { seed: 's1', input: 'the bank', verdict: 'correct' },
    { seed: 's2', input: 'the bank', verdict: 'wrong', misconceptionId: 'outside-for-between' },
    { seed: 's3', input: 'the farm', verdict: 'wrong', misconceptionId: 'end-for-between' },
    { seed: 's7', input: 'the school', verdict: 'correct' },
  ],
});
