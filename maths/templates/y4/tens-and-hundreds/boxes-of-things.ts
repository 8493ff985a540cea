import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  each: number;
  boxes: number;
  story: number;
}

const stories: ((each: number, boxes: number) => string)[] = [
  (e, b) => `A box holds ${e} pencils. How many pencils do ${b} boxes hold?`,
  (e, b) => `A tray has ${e} seedlings. How many seedlings are on ${b} trays?`,
  (e, b) => `A bus holds ${e} people. How many people do ${b} full buses hold?`,
  (e, b) => `A page has ${e} stickers. How many stickers are on ${b} pages?`,
];

export const boxesOfThings = defineTemplate<Params>({
  id: 'y4/tens-and-hundreds/boxes-of-things',
  version: 1,
  topicId: '47-times-and-divide-by-10-100',
  years: [4],
  difficulty: 'EASY',
  strategy: 'move-digits-left',
  calculator: false,
  title: 'Multiply by 10 or 100',
  params: (random) => ({
    each: drawUntil(
      () => random.int(12, 98),
      (n) => n % 10 !== 0,
    ),
    boxes: random.pick([10, 100]),
    story: random.int(0, stories.length - 1),
  }),
  prompt: (p) => stories[p.story]?.(p.each, p.boxes) ?? '',
  answer: (p) => wholeAnswer(p.each * p.boxes),
  steps: (p) => [
    step(
      'start',
      `${p.each}\\times ${p.boxes}`,
      `There are ${p.boxes} equal groups of ${p.each}.`,
      'Find the size of each group and the number of groups.',
      'What are the equal groups?',
    ),
    step(
      'equal',
      `${Math.floor(p.each / 10) * 10}\\times ${p.boxes}+${p.each % 10}\\times ${p.boxes}`,
      `Split the number into tens and ones. Each part becomes ${p.boxes} times as big.`,
      'Do the tens first, then the ones.',
      'What is each digit worth now?',
    ),
    step(
      'equal',
      `${Math.floor(p.each / 10) * 10 * p.boxes}+${(p.each % 10) * p.boxes}`,
      `Each digit moves ${p.boxes === 10 ? 'one place' : 'two places'} to the left.`,
      'How many places does each digit move?',
      'Which way do the digits move?',
    ),
    step(
      'equal',
      String(p.each * p.boxes),
      'Zeros fill the empty places on the right.',
      'Put the parts together. Fill empty places with zeros.',
      'Which places are empty now?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'place-shift-miscounted',
      compute: (p) => String(p.each * (p.boxes === 10 ? 100 : 10)),
      firstWrongStep: 2,
      feedback: (p) =>
        `Count the places again. ${p.boxes === 10 ? 'Multiplying by 10 moves the digits one place.' : 'Multiplying by 100 moves the digits two places.'}`,
    },
    {
      misconceptionId: 'adds-instead-of-multiplies',
      compute: (p) => String(p.each + p.boxes),
      firstWrongStep: 0,
      feedback: (p) => `You added ${p.boxes}. There are ${p.boxes} groups of ${p.each}.`,
    },
    {
      misconceptionId: 'counts-one-item-only',
      compute: (p) => String(p.each),
      firstWrongStep: 0,
      feedback: (p) => `That’s how many are in just one. There are ${p.boxes}.`,
    },
  ],
  confirm: (p) => {
    let total = 0;
    for (let i = 0; i < p.boxes; i += 1) total += p.each;
    return { kind: 'values', values: [total] };
  },
  examples: [
    { seed: 's1', input: '930', verdict: 'correct' },
    { seed: 's2', input: '5200', verdict: 'wrong', misconceptionId: 'place-shift-miscounted' },
    { seed: 's3', input: '164', verdict: 'wrong', misconceptionId: 'adds-instead-of-multiplies' },
    { seed: 's9', input: '330+0', verdict: 'wrong-form' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
