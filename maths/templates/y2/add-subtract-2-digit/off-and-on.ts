import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  start: number;
  off: number;
  on: number;
  story: number;
}

const stories: ((p: Params) => string)[] = [
  (p) => `A train has ${p.start} people on it. ${p.off} get off and ${p.on} get on. How many people are on it now?`,
  (p) => `A shelf has ${p.start} books. We take ${p.off} off and put ${p.on} back. How many books are on it now?`,
  (p) => `A bakery has ${p.start} loaves. It sells ${p.off} and bakes ${p.on} more. How many loaves does it have now?`,
  (p) => `A pond has ${p.start} frogs. ${p.off} hop out and ${p.on} hop in. How many frogs are there now?`,
];

const middle = ({ start, off }: Params) => start - off;
const end = (p: Params) => middle(p) + p.on;
const tens = (n: number) => n - (n % 10);

export const offAndOn = defineTemplate<Params>({
  id: 'y2/add-subtract-2-digit/off-and-on',
  version: 1,
  topicId: '16-add-and-subtract-2-digit',
  years: [2],
  difficulty: 'HARD',
  strategy: 'take-away-then-add',
  calculator: false,
  title: 'Some go, then some come',
  params: (random) =>
    drawUntil(
      () => ({
        start: random.int(41, 86),
        off: random.int(14, 38),
        on: random.int(12, 29),
        story: random.int(0, stories.length - 1),
      }),
      (p) => middle(p) > 20 && end(p) < 90 && p.off !== p.on && p.off % 10 > 0 && p.start + p.off + p.on > 100,
    ),
  prompt: (p) => stories[p.story]?.(p) ?? '',
  figure: ({ start }) => ({
    kind: 'number-line',
    alt: `A number line from 0 to 100 with a mark at ${start}.`,
    from: 0,
    to: 100,
    step: 10,
    points: [{ at: start, label: String(start) }],
  }),
  answer: (p) => wholeAnswer(end(p)),
  steps: (p) => [
    step(
      'start',
      `${p.start}-${p.off}`,
      'Some go first, so start by taking away.',
      'What happens first?',
      'Are there more now, or fewer?',
    ),
    step(
      'equal',
      String(middle(p)),
      'That’s how many there are halfway through the story.',
      `Take away the tens of ${p.off}. Then take away the ones.`,
      'How many are there after the first part?',
    ),
    step(
      'start',
      `${middle(p)}+${p.on}`,
      'Then more come, so now add.',
      'What happens next?',
      'Are there more now, or fewer?',
    ),
    step(
      'equal',
      String(end(p)),
      'That’s how many there are at the end.',
      'Add the tens. Then add the ones.',
      'Does your answer make sense in the story?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => String(middle(p)),
      firstWrongStep: 2,
      feedback: (p) => `You stopped halfway. Now add the ${p.on}.`,
    },
    {
      misconceptionId: 'adds-instead-of-subtracting',
      compute: (p) => String(p.start + p.off + p.on),
      firstWrongStep: 0,
      feedback: (p) => `You added ${p.off}. They’re gone, so take them away.`,
    },
    {
      misconceptionId: 'smaller-from-larger',
      compute: (p) => {
        const gap = (p.off % 10) - (p.start % 10);
        return gap <= 0 ? null : String(tens(p.start) - tens(p.off) + gap + p.on);
      },
      firstWrongStep: 1,
      feedback: (p) => `You can’t take ${p.off % 10} from ${p.start % 10}. Trade a ten first.`,
    },
  ],
  confirm: (p) => {
    let at = p.start;
    for (let i = 0; i < p.off; i += 1) at -= 1;
    for (let i = 0; i < p.on; i += 1) at += 1;
    return { kind: 'values', values: [at] };
  },
  examples: [
    { seed: 's1', input: '81', verdict: 'correct' },
    { seed: 's2', input: '48', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's3', input: '131', verdict: 'wrong', misconceptionId: 'adds-instead-of-subtracting' },
    { seed: 's4', input: '53', verdict: 'wrong', misconceptionId: 'smaller-from-larger' },
    { seed: 's5', input: '50+1', verdict: 'wrong-form' },
  ],
});
