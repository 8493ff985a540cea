import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  a: number;
  /** The ten that is used, and how much it is above the number. */
  ten: number;
  over: 1 | 2;
  minus: boolean;
}

const b = ({ ten, over }: Params) => ten - over;
const sign = ({ minus }: Params) => (minus ? '-' : '+');
const back = ({ minus }: Params) => (minus ? '+' : '-');
const rough = (p: Params) => (p.minus ? p.a - p.ten : p.a + p.ten);
const right = (p: Params) => (p.minus ? rough(p) + p.over : rough(p) - p.over);

export const useANearTen = defineTemplate<Params>({
  id: 'y3/mental-strategies/use-a-near-ten',
  version: 1,
  topicId: '34-mental-strategies',
  years: [3],
  difficulty: 'NORMAL',
  strategy: 'round-then-change-back',
  calculator: false,
  title: 'Use the nearest ten',
  params: (random) =>
    drawUntil(
      () => ({
        a: random.int(23, 88),
        ten: 10 * random.int(2, 6),
        over: random.pick([1, 1, 2] as const),
        minus: random.chance(),
      }),
      (p) => rough(p) > 11 && rough(p) < 100 && p.a % 10 > 2,
    ),
  prompt: (p) => `Work out $${p.a}${sign(p)}${b(p)}$ in your head. Remember, ${b(p)} is close to ${p.ten}.`,
  figure: (p) => ({
    kind: 'number-line',
    alt: `A number line from 0 to 100 with a mark at ${p.a}.`,
    from: 0,
    to: 100,
    step: 10,
    points: [{ at: p.a, label: String(p.a) }],
  }),
  answer: (p) => wholeAnswer(right(p)),
  steps: (p) => [
    step(
      'start',
      `${p.a}${sign(p)}${b(p)}`,
      'Look for an easy number close to the second one.',
      'Which ten is close?',
      'Which number would be easier to use?',
    ),
    step(
      'equal',
      `${p.a}${sign(p)}${p.ten}${back(p)}${p.over}`,
      p.minus
        ? `Taking away ${p.ten} takes ${p.over} too many, so put ${p.over} back.`
        : `Adding ${p.ten} adds ${p.over} too many, so take ${p.over} away.`,
      `How far is ${b(p)} from ${p.ten}?`,
      'Is the ten too big or too small?',
    ),
    step(
      'equal',
      `${rough(p)}${back(p)}${p.over}`,
      'Use the ten first.',
      `Go ${p.minus ? 'back' : 'on'} ${p.ten} from ${p.a}.`,
      'Where are you now?',
    ),
    step('equal', String(right(p)), 'Now fix it.', 'Do you go on or back now?', 'Did you go the right way?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'near-ten-not-adjusted',
      compute: (p) => String(rough(p)),
      firstWrongStep: 3,
      feedback: (p) => `You used ${p.ten}. The number is ${b(p)}, so your answer is a bit off.`,
    },
    {
      misconceptionId: 'near-ten-adjusted-wrong-way',
      compute: (p) => String(p.minus ? rough(p) - p.over : rough(p) + p.over),
      firstWrongStep: 1,
      feedback: (p) =>
        p.minus ? 'You took away too many. So put some back.' : 'You added too many. So take some away.',
    },
    {
      misconceptionId: 'skips-a-ten',
      compute: (p) => String(right(p) + 10),
      firstWrongStep: 1,
      feedback: () => 'Check the tens again. You’re one ten off.',
    },
  ],
  confirm: (p) => {
    let at = p.a;
    for (let i = 0; i < b(p); i += 1) at += p.minus ? -1 : 1;
    return { kind: 'values', values: [at] };
  },
  examples: [
    { seed: 's1', input: '94', verdict: 'correct' },
    { seed: 's2', input: '99', verdict: 'wrong', misconceptionId: 'near-ten-not-adjusted' },
    { seed: 's3', input: '37', verdict: 'wrong', misconceptionId: 'near-ten-adjusted-wrong-way' },
    { seed: 's5', input: '63+1', verdict: 'wrong-form' },
  ],
});
