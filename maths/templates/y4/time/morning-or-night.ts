import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';

interface Params {
  story: number;
  hour: number;
  minute: number;
}

const stories = [
  { text: 'Amira eats breakfast before school. The clock shows the time.', from: 6, to: 7, half: 'am' },
  { text: 'Duc walks the dog after dinner. The clock shows the time.', from: 6, to: 8, half: 'pm' },
  { text: 'School is over and Leila walks home. The clock shows the time.', from: 3, to: 4, half: 'pm' },
  { text: 'The sun comes up and the magpies start singing. The clock shows the time.', from: 5, to: 6, half: 'am' },
  { text: 'Noah has a snack at recess. The clock shows the time.', from: 10, to: 11, half: 'am' },
  { text: 'Yuki reads in bed before lights out. The clock shows the time.', from: 7, to: 9, half: 'pm' },
] as const;
const half = (p: Params) => stories[p.story]?.half ?? 'am';
const time = (hour: number, minute: number, end: string) => `${hour}:${String(minute).padStart(2, '0')} ${end}`;
const right = (p: Params) => time(p.hour, p.minute, half(p));

export const morningOrNight = defineTemplate<Params>({
  id: 'y4/time/morning-or-night',
  version: 1,
  topicId: '56-am-pm-and-duration',
  years: [4],
  difficulty: 'EASY',
  strategy: 'read-clock-and-story',
  calculator: false,
  title: 'Is it am or pm?',
  params: (random) =>
    drawUntil(
      () => {
        const story = random.int(0, stories.length - 1);
        const { from, to } = stories[story] ?? stories[0];
        return { story, hour: random.int(from, to), minute: 5 * random.int(1, 11) };
      },
      (p) => p.minute / 5 !== p.hour && p.minute !== 5 * (p.hour % 12) && p.minute >= 10,
    ),
  prompt: (p) => `${stories[p.story]?.text} What time is it?`,
  figure: (p) => ({
    kind: 'clock',
    alt: `A clock. The long hand is at ${p.minute / 5}. The short hand is between ${p.hour} and ${p.hour === 12 ? 1 : p.hour + 1}.`,
    hour: p.hour,
    minute: p.minute,
  }),
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: (p) => right(p),
  steps: (p) => [
    step(
      'start',
      `${p.minute / 5}\\times 5`,
      'The long hand shows the minutes. Each number on the clock is 5 minutes.',
      'Count by fives up to the long hand.',
      'Which number is the long hand pointing to?',
    ),
    step(
      'equal',
      String(p.minute),
      'That’s how many minutes it is past the hour.',
      'Work out the minutes.',
      'How many minutes is it past the hour?',
    ),
    step(
      'result',
      `\\text{${right(p)}}`,
      `The short hand has gone past ${p.hour}. ${half(p) === 'am' ? 'It’s before noon, so it’s am.' : 'It’s after noon, so it’s pm.'}`,
      'Before noon is am. After noon is pm.',
      'Is it before or after noon?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'am-pm-swap',
      compute: (p) => time(p.hour, p.minute, half(p) === 'am' ? 'pm' : 'am'),
      firstWrongStep: 2,
      feedback: (p) =>
        `Think of the story. Is it before or after noon? ${half(p) === 'am' ? 'After noon is pm.' : 'Before noon is am.'}`,
    },
    {
      misconceptionId: 'clock-hands-swapped',
      compute: (p) => time(p.minute / 5, 5 * (p.hour % 12), half(p)),
      firstWrongStep: 0,
      feedback: () => 'The short hand shows the hour. The long hand shows the minutes.',
    },
    {
      misconceptionId: 'minute-hand-as-minutes',
      compute: (p) => time(p.hour, p.minute / 5, half(p)),
      firstWrongStep: 0,
      feedback: (p) => `The long hand is at ${p.minute / 5}. Count by fives to find the minutes.`,
    },
  ],
  confirm: (p) => {
    // Moves the long hand on by the minute until it lies where it is drawn.
    let minute = 0;
    while (minute * 6 !== (p.minute / 5) * 30) minute += 1;
    return {
      kind: 'one-of',
      texts: [
        `${p.hour}:${minute < 10 ? '0' : ''}${minute} ${p.story === 0 || p.story === 3 || p.story === 4 ? 'am' : 'pm'}`,
      ],
    };
  },
  examples: [
    { seed: 's1', input: '3:20 pm', verdict: 'correct' },
    { seed: 's2', input: '7:25 pm', verdict: 'wrong', misconceptionId: 'am-pm-swap' },
    { seed: 's3', input: '9:55 am', verdict: 'wrong', misconceptionId: 'clock-hands-swapped' },
    { seed: 's4', input: '5:07 am', verdict: 'wrong', misconceptionId: 'minute-hand-as-minutes' },
    { seed: 's9', input: '6:45 am', verdict: 'correct' },
  ],
});
