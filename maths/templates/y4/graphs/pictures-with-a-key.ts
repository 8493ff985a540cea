import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { counted } from '../../y1/shared/counted';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  topic: number;
  worth: number;
  pictures: number[];
  asked: number;
}

const topics = [
  { title: 'Birds at the lake', what: 'birds', symbol: 'circle', labels: ['Ducks', 'Swans', 'Ibises'] },
  { title: 'Books we read', what: 'books', symbol: 'square', labels: ['Comics', 'Stories', 'Poems'] },
  { title: 'Goals this season', what: 'goals', symbol: 'star', labels: ['Reds', 'Blues', 'Greens'] },
  { title: 'Plants we sold', what: 'plants', symbol: 'heart', labels: ['Herbs', 'Ferns', 'Roses'] },
] as const;
const topicOf = (p: Params) => topics[p.topic] ?? topics[0];
/** Pictures in the asked row; a half counts as 0.5. */
const drawn = (p: Params) => p.pictures[p.asked] ?? 0;
const whole = (p: Params) => Math.floor(drawn(p));
const label = (p: Params) => topicOf(p).labels[p.asked] ?? '';
const row = (n: number) =>
  Number.isInteger(n) ? counted(n, 'picture') : `${counted(Math.floor(n), 'picture')} and half a picture`;

export const picturesWithAKey = defineTemplate<Params>({
  id: 'y4/graphs/pictures-with-a-key',
  version: 1,
  topicId: '60-pictographs-and-column-graphs',
  years: [4],
  difficulty: 'EASY',
  strategy: 'use-the-key',
  calculator: false,
  title: 'Read a pictograph',
  params: (random) =>
    drawUntil(
      () => ({
        topic: random.int(0, topics.length - 1),
        worth: random.pick([4, 6, 8, 10, 20]),
        pictures: [0, 1, 2].map(() => random.int(2, 7) + (random.chance() ? 0.5 : 0)),
        asked: random.int(0, 2),
      }),
      (p) => !Number.isInteger(drawn(p)) && new Set(p.pictures).size === 3 && whole(p) !== p.worth,
    ),
  prompt: (p) =>
    `Each picture stands for ${p.worth} ${topicOf(p).what}. How many ${topicOf(p).what} does the ${label(p)} row show?`,
  figure: (p) => ({
    kind: 'picture-graph',
    alt: `A pictograph. Title: ${topicOf(p).title}. Each picture stands for ${p.worth}. ${p.pictures.map((n, i) => `${topicOf(p).labels[i]}: ${row(n)}`).join('. ')}.`,
    title: topicOf(p).title,
    symbol: topicOf(p).symbol,
    worth: p.worth,
    rows: p.pictures.map((n, i) => ({ label: topicOf(p).labels[i] ?? '', value: n * p.worth })),
  }),
  answer: (p) => wholeAnswer(drawn(p) * p.worth),
  steps: (p) => [
    step(
      'identity',
      `${p.worth}\\div 2=${p.worth / 2}`,
      `Half a picture stands for half of ${p.worth}.`,
      `Look at the last picture in the row. What is half of ${p.worth}?`,
      'What does half a picture stand for?',
    ),
    step(
      'start',
      `${whole(p)}\\times ${p.worth}+${p.worth / 2}`,
      `There are ${whole(p)} whole pictures and one half.`,
      'Count the whole pictures. Then add the half.',
      'How many whole pictures are there in the row?',
    ),
    step(
      'equal',
      `${whole(p) * p.worth}+${p.worth / 2}`,
      `Each whole picture stands for ${p.worth}.`,
      `Use the ${p.worth} times table.`,
      'What do the whole pictures stand for?',
    ),
    step(
      'equal',
      String(drawn(p) * p.worth),
      'Add the half picture.',
      'Add both parts.',
      'Have you counted every picture?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'part-picture-as-whole',
      compute: (p) => String((whole(p) + 1) * p.worth),
      firstWrongStep: 0,
      feedback: (p) => `You counted the half picture as a whole one. A whole picture stands for ${p.worth}.`,
    },
    {
      misconceptionId: 'reads-scale-as-ones',
      compute: (p) => String(whole(p) + 1),
      firstWrongStep: 1,
      feedback: (p) => `You counted the pictures. But each picture stands for ${p.worth}.`,
    },
    {
      misconceptionId: 'leaves-out-one-number',
      compute: (p) => (whole(p) === drawn(p) ? null : String(whole(p) * p.worth)),
      firstWrongStep: 1,
      feedback: () => 'You counted the whole pictures. Don’t forget the half picture.',
    },
  ],
  confirm: (p) => {
    let things = 0;
    for (let half = 0; half < 2 * drawn(p); half += 1) things += p.worth / 2;
    return { kind: 'values', values: [things] };
  },
  examples: [
    { seed: 's1', input: '150', verdict: 'correct' },
    { seed: 's2', input: '30', verdict: 'wrong', misconceptionId: 'part-picture-as-whole' },
    { seed: 's3', input: '7', verdict: 'wrong', misconceptionId: 'reads-scale-as-ones' },
    { seed: 's9', input: '60+0', verdict: 'wrong-form' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
