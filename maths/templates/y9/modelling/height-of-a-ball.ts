import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { equal, start, unlessRight } from '../../worked-line';

/** h = start + speed t - 5t^2 */
interface Params {
  person: string;
  thing: number;
  from: number;
  speed: number;
  t: number;
}

const things = ['a ball', 'a shuttlecock', 'a water balloon', 'a toy rocket', 'a netball'] as const;
const height = (p: Params) => p.from + p.speed * p.t - 5 * p.t ** 2;
const metres = (value: number) => `${value} m`;

export const heightOfABall = defineTemplate<Params>({
  id: 'y9/modelling/height-of-a-ball',
  version: 1,
  topicId: '149-linear-and-quadratic-modelling',
  years: [9],
  difficulty: 'EASY',
  strategy: 'substitute-into-a-model',
  calculator: false,
  title: 'Height of a ball after a given time',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        thing: random.int(0, things.length - 1),
        from: random.int(1, 4),
        speed: random.int(12, 30),
        t: random.int(2, 4),
      }),
      (p) => height(p) > 2,
    ),
  prompt: (p) =>
    `${p.person} throws ${things[p.thing] ?? things[0]} straight up. After $t$ seconds, its height in metres is $h=${p.from}+${p.speed}t-5t^2$. How high is it after ${p.t} seconds?`,
  instruction: () => 'Give your answer in metres.',
  answer: (p) => ({
    kind: 'quantity',
    model: metres(height(p)),
    unit: 'm',
    variable: 'h',
    forms: [{ kind: 'whole-number' }],
  }),
  steps: (p) => [
    start(
      `${p.from}+${p.speed}\\times ${p.t}-5\\times ${p.t}^2`,
      `Substitute $t=${p.t}$ into the rule.`,
      'Replace each $t$ with the number of seconds.',
      'Where does $t$ appear in the rule?',
    ),
    equal(
      `${p.from}+${p.speed}\\times ${p.t}-5\\times ${p.t * p.t}`,
      'Work out the power first.',
      'Do powers before multiplication.',
      'Which operation comes first?',
    ),
    equal(
      `${p.from}+${p.speed * p.t}-${5 * p.t * p.t}`,
      'Then do the multiplications.',
      'Multiply before you add or subtract.',
      'Which operation comes next?',
    ),
    equal(`${height(p)}`, 'Add and subtract from left to right.', 'Go from left to right.', 'Is the height sensible?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'square-as-double',
      compute: (p) => (p.t === 2 ? null : metres(p.from + p.speed * p.t - 10 * p.t)),
      firstWrongStep: 1,
      feedback: (p) => `$${p.t}^2$ isn’t $${p.t}\\times 2$. What does the index tell you?`,
    },
    {
      misconceptionId: 'square-takes-coefficient',
      compute: (p) => metres(p.from + p.speed * p.t - (5 * p.t) ** 2),
      firstWrongStep: 1,
      feedback: () => 'The index only applies to $t$. Is the 5 squared as well?',
    },
    {
      misconceptionId: 'ignores-negative-sign',
      compute: (p) => metres(p.from + p.speed * p.t + 5 * p.t * p.t),
      firstWrongStep: 2,
      feedback: () => 'The last term pulls the height down. What sign is in front of it?',
    },
    {
      misconceptionId: 'fixed-part-ignored',
      compute: (p) => unlessRight(metres(height(p) - p.from), metres(height(p))),
      firstWrongStep: 0,
      feedback: (p) => `It’s thrown from ${p.from} m above the ground. Is that in your answer?`,
    },
  ],
  // Second by second: the way up gets 10 metres less each second, beginning with 5 less than the speed.
  confirm(p) {
    let [h, climb] = [p.from, p.speed - 5];
    for (let second = 0; second < p.t; second += 1) {
      h += climb;
      climb -= 10;
    }
    return { kind: 'values', values: [h] };
  },
  examples: [
    { seed: 's1', input: '18 m', verdict: 'correct' },
    { seed: 's2', input: '10 m', verdict: 'correct' },
    { seed: 's1', input: '-62 m', verdict: 'wrong', misconceptionId: 'square-takes-coefficient' },
    { seed: 's1', input: '58 m', verdict: 'wrong', misconceptionId: 'ignores-negative-sign' },
    { seed: 's1', input: '14 m', verdict: 'wrong', misconceptionId: 'fixed-part-ignored' },
    { seed: 's2', input: '25 m', verdict: 'wrong', misconceptionId: 'square-as-double' },
  ],
});
