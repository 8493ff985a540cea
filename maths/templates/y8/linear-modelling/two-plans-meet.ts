import { defineTemplate } from '../../format';
import { fractionText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equivalent, start, unlessRight } from '../../worked-line';

/** Plan A: a + ux; plan B: b + vx, with b > a and u > v. */
interface Params {
  story: number;
  a: number;
  u: number;
  v: number;
  meet: number;
}

const stories = [
  { thing: 'gym', plan: 'Gym', join: 'to join', each: 'visit', many: 'visits' },
  { thing: 'scooter', plan: 'Company', join: 'to sign up', each: 'ride', many: 'rides' },
  { thing: 'pool', plan: 'Pool', join: 'for a membership card', each: 'swim', many: 'swims' },
  { thing: 'climbing', plan: 'Club', join: 'for a yearly membership', each: 'climb', many: 'climbs' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const b = (p: Params) => p.a + (p.u - p.v) * p.meet;

export const twoPlansMeet = defineTemplate<Params>({
  id: 'y8/linear-modelling/two-plans-meet',
  version: 1,
  topicId: '131-linear-modelling',
  years: [8, 9],
  difficulty: 'HARD',
  strategy: 'set-two-rules-equal',
  calculator: true,
  title: 'When do two plans cost the same?',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        a: random.int(4, 15) * 5,
        u: random.int(6, 15),
        v: random.int(2, 12),
        meet: random.int(5, 20),
      }),
      (p) => p.u - p.v >= 2 && b(p) < 200,
    ),
  prompt(p) {
    const { plan, join, each, many } = storyOf(p);
    return `${plan} A charges \\$${p.a} ${join} and \\$${p.u} per ${each}. ${plan} B charges \\$${b(p)} ${join} and \\$${p.v} per ${each}. For how many ${many} do they cost the same?`;
  },
  figure: (p) => ({
    kind: 'table',
    alt: `A table of two plans. A: ${p.a} dollars once and ${p.u} dollars per ${storyOf(p).each}. B: ${b(p)} dollars once and ${p.v} dollars per ${storyOf(p).each}.`,
    head: ['Dollars', 'once', `each ${storyOf(p).each}`],
    rowHeads: true,
    rows: [
      ['A', `${p.a}`, `${p.u}`],
      ['B', `${b(p)}`, `${p.v}`],
    ],
  }),
  answer: (p) => ({ kind: 'number', model: `${p.meet}`, variable: 'n', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${p.a}+${p.u}n=${b(p)}+${p.v}n`,
      `Let $n$ be the number of ${storyOf(p).many}. Write both costs and make them equal.`,
      'Write a rule for each plan. When are the two costs the same?',
      'If the costs are the same, what does that tell you about the two rules?',
    ),
    equivalent(
      `${p.a}+${p.u - p.v}n=${b(p)}`,
      `Subtract $${p.v}n$ from both sides.`,
      'Get all the $n$ terms on one side.',
      `How much more does A charge for each ${storyOf(p).each}?`,
    ),
    equivalent(
      `${p.u - p.v}n=${b(p) - p.a}`,
      `Subtract ${p.a} from both sides.`,
      'Get the numbers on the other side.',
      'How much less does A charge at the start?',
    ),
    equivalent(
      `n=${p.meet}`,
      `Divide both sides by ${p.u - p.v}.`,
      'Divide by the number in front of $n$.',
      'Do both plans really cost the same for your number?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'moves-term-keeps-sign',
      compute: (p) => unlessRight(fractionText(b(p) - p.a, p.u + p.v), `${p.meet}`),
      firstWrongStep: 1,
      feedback: (p) =>
        `You added $${p.u}n$ and $${p.v}n$. They’re on different sides, so what should you do to both sides?`,
    },
    {
      misconceptionId: 'moves-term-keeps-sign',
      compute: (p) => unlessRight(fractionText(b(p) + p.a, p.u - p.v), `${p.meet}`),
      firstWrongStep: 2,
      feedback: (p) => `You added ${p.a} and ${b(p)}. How much more is one than the other?`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => unlessRight(`${b(p) - p.a}`, `${p.meet}`),
      firstWrongStep: 3,
      feedback: (p) => `That’s the gap in dollars at the start. How many ${storyOf(p).many} make up for it?`,
    },
  ],
  // Go to the gym one visit at a time, and compare the two bills.
  confirm(p) {
    let visits = 0;
    let [billA, billB] = [p.a, b(p)];
    while (billA < billB) {
      visits += 1;
      billA += p.u;
      billB += p.v;
    }
    return { kind: 'values', values: [visits] };
  },
  examples: [
    { seed: 's1', input: '7', verdict: 'correct' },
    { seed: 's2', input: '7', verdict: 'correct' },
    { seed: 's3', input: '24/2', verdict: 'wrong-form' },
    { seed: 's1', input: '49/23', verdict: 'wrong', misconceptionId: 'moves-term-keeps-sign' },
    { seed: 's1', input: '49', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
  ],
});
