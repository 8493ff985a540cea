import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { clockFace } from '../../y1/shared/clock-face';
import { clockHands } from '../../y1/shared/clock-hands';

interface Params {
  person: string;
  hour: number;
  /** The number on the clock at the long hand: 3, 6 or 9. */
  long: 3 | 6 | 9;
}

const next = ({ hour }: Params) => (hour % 12) + 1;
const minutes = ({ long }: Params) => 5 * long;
const right = (p: Params) => clockFace(p.hour, minutes(p));

export const readTheHands = defineTemplate<Params>({
  id: 'y2/clock/read-the-hands',
  version: 2,
  topicId: '23-clock-to-the-quarter-hour',
  years: [2],
  difficulty: 'NORMAL',
  strategy: 'short-hand-then-long-hand',
  calculator: false,
  title: 'Read the clock',
  params: (random) =>
    drawUntil(
      () => ({ person: random.pick(people), hour: random.int(1, 12), long: random.pick([3, 6, 9] as const) }),
      (p) => p.hour !== p.long && next(p) !== p.long,
    ),
  prompt: (p) => `${p.person} looks at this clock. What time is it?`,
  figure: (p) => clockHands(p.hour, minutes(p)),
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: right,
  steps: (p) => [
    step(
      'identity',
      `${Array.from({ length: p.long }, () => 5).join('+')}=${minutes(p)}`,
      'From one number to the next is 5 minutes.',
      'Count by fives around the clock.',
      'How many minutes from one number to the next?',
    ),
    step(
      'identity',
      `${next(p) === 1 ? 13 : next(p)}-1=${p.hour}`,
      `The short hand hasn’t got to ${next(p)} yet.`,
      'The short hand shows the hour.',
      'Which number has the short hand gone past?',
    ),
    step(
      'result',
      `\\text{${right(p)}}`,
      'The hour goes first, then the minutes.',
      'Write the hour, then the minutes.',
      'Which hand shows the hour?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'minute-hand-as-minutes',
      compute: (p) => clockFace(p.hour, p.long),
      firstWrongStep: 0,
      feedback: (p) => `The long hand is at ${p.long}. Count by fives to get the minutes.`,
    },
    {
      misconceptionId: 'clock-hands-swapped',
      compute: (p) => clockFace(p.long, (p.hour % 12) * 5),
      firstWrongStep: 1,
      feedback: () => 'You used the long hand for the hour. The short hand shows the hour.',
    },
    {
      misconceptionId: 'quarter-to-keeps-hour',
      compute: (p) => (p.long === 9 ? clockFace(next(p), 45) : null),
      firstWrongStep: 1,
      feedback: (p) => `The short hand is nearly at ${next(p)}, but not there yet.`,
    },
  ],
  confirm: (p) => {
    // Turns both hands minute by minute until the long hand and the hour agree with the picture.
    const found: string[] = [];
    for (let minute = 0; minute < 720; minute += 1) {
      const longHand = ((minute % 60) / 60) * 12;
      const shortHand = minute / 60;
      const from = p.hour % 12;
      if (longHand === p.long && shortHand > from && shortHand < from + 1) {
        found.push(`${Math.floor(minute / 60) || 12}:${minute % 60}`);
      }
    }
    return { kind: 'one-of', texts: found };
  },
  examples: [
    { seed: 's1', input: '5:45', verdict: 'correct' },
    { seed: 's2', input: '2:09', verdict: 'wrong', misconceptionId: 'minute-hand-as-minutes' },
    { seed: 's3', input: '3:50', verdict: 'wrong', misconceptionId: 'clock-hands-swapped' },
    { seed: 's11', input: '7:45', verdict: 'wrong', misconceptionId: 'quarter-to-keeps-hour' },
    { seed: 's12', input: '10:15', verdict: 'correct' },
  ],
});
