import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  /** How many things one picture stands for; even. */
  key: number;
  /** Whole pictures on two days; the second day has a half picture as well. */
  first: number;
  second: number;
  story: number;
}

const stories = [
  {
    things: 'books',
    title: 'Books we lent',
    what: 'The picture graph shows the books a library lent.',
  },
  {
    things: 'apples',
    title: 'Apples we picked',
    what: 'The picture graph shows the apples a family picked.',
  },
  {
    things: 'bikes',
    title: 'Bikes we saw',
    what: 'The picture graph shows the bikes a class saw.',
  },
  {
    things: 'drinks',
    title: 'Drinks we sold',
    what: 'The picture graph shows the drinks a shop sold.',
  },
] as const;

const storyOf = ({ story }: Params) => stories[story] ?? stories[0];
const firstDay = ({ key, first }: Params) => key * first;
const secondDay = ({ key, second }: Params) => key * second + key / 2;
const total = (p: Params) => firstDay(p) + secondDay(p);

export const pictureKey = defineTemplate<Params>({
  id: 'y3/data-displays/picture-key',
  version: 2,
  topicId: '41-data-displays',
  years: [3, 4],
  difficulty: 'HARD',
  strategy: 'use-the-key',
  calculator: false,
  title: 'Read a picture graph',
  params: (random) =>
    drawUntil(
      () => ({
        key: random.pick([2, 4, 10]),
        first: random.int(3, 8),
        second: random.int(2, 6),
        story: random.int(0, stories.length - 1),
      }),
      (p) => new Set([p.key, p.first, p.second]).size === 3,
    ),
  prompt: (p) => {
    const { things, what } = storyOf(p);
    return `${what} How many ${things} is that altogether?`;
  },
  figure: (p) => {
    const { things, title } = storyOf(p);
    return {
      kind: 'picture-graph',
      alt:
        `A picture graph. Title: ${title}. Key: one picture stands for ${p.key} ${things}. ` +
        `Monday has ${p.first} pictures. Tuesday has ${p.second} pictures and half a picture.`,
      title,
      symbol: 'circle',
      worth: p.key,
      rows: [
        { label: 'Monday', value: firstDay(p) },
        { label: 'Tuesday', value: secondDay(p) },
      ],
    };
  },
  answer: (p) => wholeAnswer(total(p)),
  steps: (p) => [
    step(
      'identity',
      `${p.first}\\times ${p.key}=${firstDay(p)}`,
      `Monday has ${p.first} pictures. Each one stands for ${p.key}.`,
      'How many does one picture stand for?',
      'How many is that on Monday?',
    ),
    step(
      'identity',
      `${p.key}\\div 2=${p.key / 2}`,
      `Half a picture stands for half of ${p.key}.`,
      'Find half of what one picture stands for.',
      'How many does half a picture stand for?',
    ),
    step(
      'identity',
      `${p.second}\\times ${p.key}+${p.key / 2}=${secondDay(p)}`,
      'Tuesday has whole pictures and half a picture.',
      'Count Tuesday’s whole pictures first. Then add the half picture.',
      'How many is that on Tuesday?',
    ),
    step(
      'start',
      `${firstDay(p)}+${secondDay(p)}`,
      'The two days together make the total.',
      'Put the two days together.',
      'Which days are in the total?',
    ),
    step('equal', String(total(p)), 'Add the two days.', 'Add the two numbers.', 'Did you count the half picture?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'part-picture-as-whole',
      compute: (p) => String(total(p) + p.key / 2),
      firstWrongStep: 1,
      feedback: (p) => `You counted the half picture as a whole one. Only a whole one stands for ${p.key}.`,
    },
    {
      misconceptionId: 'reads-scale-as-ones',
      compute: (p) => (p.first + p.second + 1 === total(p) ? null : String(p.first + p.second + 1)),
      firstWrongStep: 0,
      feedback: (p) => `You counted the pictures. Each picture stands for ${p.key}.`,
    },
    {
      misconceptionId: 'leaves-out-one-number',
      compute: (p) => String(total(p) - p.key / 2),
      firstWrongStep: 1,
      feedback: () => 'You only counted the whole pictures. The half picture counts too.',
    },
  ],
  confirm: (p) => {
    // Cuts every picture in two and counts half a key for each piece.
    const pieces = 2 * p.first + 2 * p.second + 1;
    let things = 0;
    for (let piece = 0; piece < pieces; piece += 1) things += p.key / 2;
    return { kind: 'values', values: [things] };
  },
  examples: [
    { seed: 's1', input: '46', verdict: 'correct' },
    { seed: 's2', input: '24', verdict: 'wrong', misconceptionId: 'part-picture-as-whole' },
    { seed: 's3', input: '10', verdict: 'wrong', misconceptionId: 'reads-scale-as-ones' },
    { seed: 's4', input: '41+1', verdict: 'wrong-form' },
  ],
});
