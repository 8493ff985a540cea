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
    what: 'A library draws a picture graph of the books it lends.',
  },
  {
    things: 'apples',
    title: 'Apples we picked',
    what: 'A farm draws a picture graph of the apples it picks.',
  },
  {
    things: 'bikes',
    title: 'Bikes we saw',
    what: 'A class draws a picture graph of the bikes it sees.',
  },
  {
    things: 'drinks',
    title: 'Drinks we sold',
    what: 'A shop draws a picture graph of the drinks it sells.',
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
  title: 'Use the key of a picture graph',
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
    return `${what} How many ${things} is that in all?`;
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
      `On Monday each of the ${p.first} pictures stands for ${p.key}.`,
      'How many does one picture stand for?',
      'What do the pictures of Monday stand for?',
    ),
    step(
      'identity',
      `${p.key}\\div 2=${p.key / 2}`,
      `Half a picture stands for half of ${p.key}.`,
      'Find half of what one picture stands for.',
      'What does half a picture stand for?',
    ),
    step(
      'identity',
      `${p.second}\\times ${p.key}+${p.key / 2}=${secondDay(p)}`,
      'On Tuesday there are whole pictures and one half picture.',
      'Count the whole pictures of Tuesday first. Then add the half picture.',
      'What do the pictures of Tuesday stand for?',
    ),
    step(
      'start',
      `${firstDay(p)}+${secondDay(p)}`,
      'Both days together make the total.',
      'Put both days together.',
      'Which days belong to the total?',
    ),
    step('equal', String(total(p)), 'Add the two days.', 'Add both numbers.', 'Did you count the half picture?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'part-picture-as-whole',
      compute: (p) => String(total(p) + p.key / 2),
      firstWrongStep: 1,
      feedback: (p) => `You counted the half picture as a whole one. A whole one stands for ${p.key}.`,
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
      feedback: () => 'You counted the whole pictures. The half picture counts too.',
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
