import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { clockFace } from '../../y1/shared/clock-face';
import { counted } from '../../y1/shared/counted';
import { textLine } from '../../y1/shared/text-line';

interface Params {
  hour: number;
  minute: number;
}

const passed = ({ minute }: Params) => Math.floor(minute / 5);
const singles = ({ minute }: Params) => minute % 5;
const next = ({ hour }: Params) => (hour % 12) + 1;
const right = (p: Params) => clockFace(p.hour, p.minute);

export const readToTheMinute = defineTemplate<Params>({
  id: 'y3/time/read-to-the-minute',
  version: 1,
  topicId: '37-time-to-the-minute-duration',
  years: [3],
  difficulty: 'EASY',
  strategy: 'count-fives-then-ones',
  calculator: false,
  title: 'Read the clock to the minute',
  params: (random) =>
    drawUntil(
      () => ({ hour: random.int(1, 12), minute: random.int(11, 58) }),
      (p) => singles(p) !== 0 && passed(p) !== p.hour && passed(p) !== next(p) && passed(p) !== singles(p),
    ),
  prompt: () => 'What time does the clock show?',
  instruction: () => 'Write it like 3:05.',
  figure: (p) => ({
    kind: 'clock',
    alt: `A clock. The short hand is between ${p.hour} and ${next(p)}. The long hand is ${counted(singles(p), 'small mark')} past the ${passed(p)}.`,
    hour: p.hour,
    minute: p.minute,
    minuteMarks: true,
  }),
  answer: (p) => ({ kind: 'time', model: right(p) }),
  steps: (p) => [
    step(
      'identity',
      `${passed(p)}\\times 5=${5 * passed(p)}`,
      'Count by fives up to the number before the long hand.',
      'Look at the number just before the long hand.',
      'How many minutes from one number to the next?',
    ),
    step(
      'identity',
      `${5 * passed(p)}+${singles(p)}=${p.minute}`,
      'Then count the small marks.',
      'Each small mark is one minute.',
      'How many small marks past the number is the hand?',
    ),
    step(
      'result',
      textLine(right(p)),
      'The short hand shows the hour that has started.',
      'Look at the number the short hand has passed.',
      'Which hour has started?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'reads-nearest-label',
      compute: (p) => clockFace(p.hour, 5 * passed(p)),
      firstWrongStep: 1,
      feedback: () => 'You stopped at the number. Count the small marks too.',
    },
    {
      misconceptionId: 'minute-hand-as-minutes',
      compute: (p) => clockFace(p.hour, passed(p)),
      firstWrongStep: 0,
      feedback: (p) => `The long hand is past the ${passed(p)}. Count by fives to get the minutes.`,
    },
    {
      misconceptionId: 'clock-hands-swapped',
      compute: (p) => clockFace(passed(p), (5 * p.hour) % 60),
      firstWrongStep: 2,
      feedback: () => 'You used the long hand for the hour. The short hand shows the hour.',
    },
    {
      misconceptionId: 'quarter-to-keeps-hour',
      compute: (p) => (p.minute < 35 ? null : clockFace(next(p), p.minute)),
      firstWrongStep: 2,
      feedback: (p) => `The short hand is close to ${next(p)}, but it’s not there yet.`,
    },
  ],
  confirm: (p) => {
    // Reads the hour from the angle of the short hand and the minutes from the angle of the long hand.
    const [short, long] = [30 * (p.hour % 12) + p.minute / 2, 6 * p.minute];
    const hour = Math.floor(short / 30);
    return { kind: 'values', values: [60 * (hour === 0 ? 12 : hour) + long / 6] };
  },
  examples: [
    { seed: 's1', input: '12:16', verdict: 'correct' },
    { seed: 's2', input: '2:30', verdict: 'wrong', misconceptionId: 'reads-nearest-label' },
    { seed: 's3', input: '3:08', verdict: 'wrong', misconceptionId: 'minute-hand-as-minutes' },
    { seed: 's4', input: '3:50', verdict: 'wrong', misconceptionId: 'clock-hands-swapped' },
    { seed: 's6', input: '6:53', verdict: 'wrong', misconceptionId: 'quarter-to-keeps-hour' },
  ],
});
