import { defineTemplate } from '../../format';
import { fractionText, polynomial } from '../../number-text';
import { equivalent, result, start } from '../../worked-line';

/** Two bills: a x + b y and a x + c y, with b > c, so that subtracting removes x. */
interface Params {
  story: number;
  a: number;
  b: number;
  c: number;
  x: number;
  y: number;
}

const stories = [
  { place: 'At a school canteen', one: ['wrap', 'wraps'], two: ['juice', 'juices'], prices: [6, 11, 3, 6] },
  {
    place: 'At a museum',
    one: ['adult ticket', 'adult tickets'],
    two: ['child ticket', 'child tickets'],
    prices: [15, 32, 5, 14],
  },
  { place: 'At a plant nursery', one: ['wattle', 'wattles'], two: ['fern', 'ferns'], prices: [8, 20, 4, 15] },
  { place: 'At a bakery', one: ['lamington', 'lamingtons'], two: ['vegie pie', 'vegie pies'], prices: [3, 6, 5, 9] },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const bill = (p: Params, second: number) => p.a * p.x + second * p.y;
const count = (n: number, [one, many]: readonly [string, string]) => `${n} ${n === 1 ? one : many}`;
const equation = (p: Params, second: number) =>
  `${polynomial([[p.a, 1]])}+${polynomial([[second, 1]], 'y')}=${bill(p, second)}`;

export const eliminationStory = defineTemplate<Params>({
  id: 'y10/simultaneous/elimination-story',
  version: 1,
  topicId: '163-simultaneous-equations-inequalities',
  years: [10],
  difficulty: 'NORMAL',
  strategy: 'elimination',
  calculator: false,
  title: 'Two bills, two prices',
  params(random) {
    const c = random.int(1, 4);
    const story = random.int(0, stories.length - 1);
    const [lowX, highX, lowY, highY] = (stories[story] ?? stories[0]).prices;
    return {
      story,
      a: random.int(2, 5),
      b: c + random.int(2, 4),
      c,
      x: random.int(lowX, highX),
      y: random.int(lowY, highY),
    };
  },
  prompt(p) {
    const { place, one, two } = storyOf(p);
    return `${place}, ${count(p.a, one)} and ${count(p.b, two)} cost \\$${bill(p, p.b)}, while ${count(p.a, one)} and ${count(p.c, two)} cost \\$${bill(p, p.c)}. Let one ${one[0]} cost $x$ dollars and one ${two[0]} cost $y$ dollars. Find $x$ and $y$.`;
  },
  instruction: () => 'Give both values like this: $x=1$, $y=2$.',
  answer: (p) => ({ kind: 'system', model: `x=${p.x}, y=${p.y}` }),
  steps: (p) => [
    start(
      `(${equation(p, p.b).split('=')[0]})-(${equation(p, p.c).split('=')[0]})=${bill(p, p.b)}-${bill(p, p.c)}`,
      `The two bills give $${equation(p, p.b)}$ and $${equation(p, p.c)}$. Subtract the second from the first.`,
      'Write one equation for each bill. What is the same in both?',
      'What do the two bills have in common, and how can you get rid of it?',
    ),
    equivalent(
      `${polynomial([[p.b - p.c, 1]], 'y')}=${(p.b - p.c) * p.y}`,
      'The $x$ terms cancel.',
      'Subtract term by term.',
      'What does the difference between the two bills pay for?',
    ),
    equivalent(
      `y=${p.y}`,
      `Divide both sides by $${p.b - p.c}$.`,
      'Find the price of one item.',
      'If that’s the price of that many, how much is one?',
    ),
    start(
      `${polynomial([[p.a, 1]])}+${p.c * p.y}=${bill(p, p.c)}`,
      `Substitute $y=${p.y}$ into the second bill.`,
      'Substitute the price you know into one of the bills.',
      'Which bill has the smaller numbers?',
    ),
    equivalent(
      `x=${p.x}`,
      `Subtract $${p.c * p.y}$ from both sides, then divide by $${p.a}$.`,
      'Solve this equation for $x$.',
      'How much of this bill is left for the other items?',
    ),
    result(
      `x=${p.x},\\ y=${p.y}`,
      'Check in the first bill: it works.',
      'Write both values, and check them in the first bill.',
      'Do your two values work in both bills?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'adds-instead-of-eliminating',
      compute(p) {
        // Adds the bills, but drops x as if it had cancelled.
        const [top, bottom] = [bill(p, p.b) + bill(p, p.c), p.b + p.c];
        const left = bill(p, p.c) * bottom - p.c * top;
        return left <= 0 ? null : `x=${fractionText(left, p.a * bottom)}, y=${fractionText(top, bottom)}`;
      },
      firstWrongStep: 0,
      feedback: (p) =>
        `When you add the bills, $${polynomial([[p.a, 1]])}$ doesn’t cancel. Which operation makes it cancel?`,
    },
    {
      misconceptionId: 'coordinates-swapped',
      compute: (p) => (p.x === p.y ? null : `x=${p.y}, y=${p.x}`),
      firstWrongStep: 5,
      feedback: (p) => `Check what $x$ stands for: the price of one ${storyOf(p).one[0]}.`,
    },
    {
      misconceptionId: 'moves-term-keeps-sign',
      compute: (p) => `x=${fractionText(bill(p, p.c) + p.c * p.y, p.a)}, y=${p.y}`,
      firstWrongStep: 4,
      feedback: (p) => `The \\$${p.c * p.y} is part of the \\$${bill(p, p.c)} bill, so subtract it.`,
    },
  ],
  confirm(p) {
    // Try all whole prices up to \$60.
    const fits: number[] = [];
    for (let x = 1; x <= 60; x += 1)
      for (let y = 1; y <= 60; y += 1)
        if (p.a * x + p.b * y === bill(p, p.b) && p.a * x + p.c * y === bill(p, p.c)) fits.push(x, y);
    return { kind: 'values', values: fits };
  },
  examples: [
    { seed: 's1', input: 'x=10, y=3', verdict: 'correct' },
    { seed: 's2', input: 'x = 7 ,  y = 4', verdict: 'correct' },
    { seed: 's1', input: 'wraps = $10, juices = $3', verdict: 'correct' },
    { seed: 's1', input: 'x=10/3, y=127/9', verdict: 'wrong', misconceptionId: 'adds-instead-of-eliminating' },
    { seed: 's1', input: 'x=3, y=10', verdict: 'wrong', misconceptionId: 'coordinates-swapped' },
    { seed: 's1', input: 'wrap 3, juice 10', verdict: 'wrong', misconceptionId: 'coordinates-swapped' },
    { seed: 's1', input: 'x=68/5, y=3', verdict: 'wrong', misconceptionId: 'moves-term-keeps-sign' },
  ],
});
