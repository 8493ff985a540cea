import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';

interface Params {
  person: string;
  large: number;
  small: number;
  story: number;
}

interface Story {
  /** How many small units make a large one. */
  factor: 100 | 1000;
  big: string;
  little: string;
  littleName: string;
  tell(person: string, amount: string): string;
}

const stories: Story[] = [
  { factor: 100, big: 'm', little: 'cm', littleName: 'centimetres', tell: (n, a) => `${n} throws a ball ${a}.` },
  { factor: 100, big: 'm', little: 'cm', littleName: 'centimetres', tell: (_, a) => `A ribbon is ${a} long.` },
  { factor: 1000, big: 'kg', little: 'g', littleName: 'grams', tell: (n, a) => `${n} buys ${a} of rice.` },
  { factor: 1000, big: 'kg', little: 'g', littleName: 'grams', tell: (_, a) => `A cat has a mass of ${a}.` },
  { factor: 1000, big: 'L', little: 'mL', littleName: 'millilitres', tell: (_, a) => `A bucket holds ${a}.` },
  { factor: 1000, big: 'km', little: 'm', littleName: 'metres', tell: (n, a) => `${n} walks ${a}.` },
];

const storyOf = ({ story }: Params): Story => stories[story] ?? (stories[0] as Story);
const total = (p: Params) => p.large * storyOf(p).factor + p.small;

const joined = ({ large, small }: Params) => Number(`${large}${small}`);
const otherFactor = (p: Params) => p.large * (storyOf(p).factor === 100 ? 1000 : 100) + p.small;

export const intoSmallerUnits = defineTemplate<Params>({
  id: 'y3/units-and-scales/into-smaller-units',
  version: 1,
  topicId: '36-metric-units-and-scales',
  years: [3, 4],
  difficulty: 'EASY',
  strategy: 'change-the-large-unit',
  calculator: false,
  title: 'Change into smaller units',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        large: random.int(2, 9),
        small: random.pick([random.int(2, 9), random.int(11, 99), 50 * random.int(3, 19)]),
        story: random.int(0, stories.length - 1),
      }),
      (p) => p.small < storyOf(p).factor && p.small % 10 !== 0,
    ),
  prompt: (p) => {
    const { big, little, littleName, tell } = storyOf(p);
    return `${tell(p.person, `${p.large} ${big} ${p.small} ${little}`)} How many ${littleName} is that?`;
  },
  answer: (p) => ({
    kind: 'quantity',
    model: `${total(p)} ${storyOf(p).little}`,
    unit: storyOf(p).little,
    forms: [{ kind: 'whole-number' }],
  }),
  steps: (p) => {
    const { factor, big, little, littleName } = storyOf(p);
    return [
      step(
        'identity',
        `${p.large}\\times ${factor}=${p.large * factor}`,
        `1 ${big} is ${factor} ${little}, so ${p.large} ${big} is ${p.large * factor} ${little}.`,
        `How many ${littleName} are in 1 ${big}?`,
        'Which of the two units is bigger?',
      ),
      step(
        'start',
        `${p.large * factor}+${p.small}`,
        `Then add the ${p.small} ${little}.`,
        `Add the extra ${littleName}.`,
        'Are both amounts in the same unit now?',
      ),
      step(
        'equal',
        String(total(p)),
        `Both are in ${littleName} now, so add.`,
        'Put each digit in its place.',
        'Is the number a lot bigger than before?',
      ),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'units-joined',
      compute: (p) => otherThan(total(p), joined(p)),
      firstWrongStep: 1,
      feedback: (p) => `You wrote ${p.large} next to ${p.small}. First, change the ${p.large} ${storyOf(p).big}.`,
    },
    {
      misconceptionId: 'wrong-conversion-factor',
      compute: (p) => (otherFactor(p) === joined(p) ? null : otherThan(total(p), otherFactor(p))),
      firstWrongStep: 0,
      feedback: (p) => `Check how many ${storyOf(p).littleName} are in 1 ${storyOf(p).big}.`,
    },
    {
      misconceptionId: 'leaves-out-one-number',
      compute: (p) => String(p.large * storyOf(p).factor),
      firstWrongStep: 1,
      feedback: (p) => `That’s just the ${p.large} ${storyOf(p).big}. Add the ${p.small} ${storyOf(p).little} too.`,
    },
  ],
  confirm: (p) => {
    // Lays the small units end to end.
    let sum = 0;
    for (let i = 0; i < p.large; i += 1) for (let j = 0; j < storyOf(p).factor; j += 1) sum += 1;
    for (let i = 0; i < p.small; i += 1) sum += 1;
    return { kind: 'values', values: [sum] };
  },
  examples: [
    { seed: 's1', input: '5089 g', verdict: 'correct' },
    { seed: 's2', input: '44', verdict: 'wrong', misconceptionId: 'units-joined' },
    { seed: 's3', input: '709', verdict: 'wrong', misconceptionId: 'wrong-conversion-factor' },
    { seed: 's4', input: '3 + ', verdict: 'unreadable' },
  ],
});
