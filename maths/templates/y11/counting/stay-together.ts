import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { equal, start } from '../../worked-line';
import { factorial } from '../shared/counts';

/** n people in a row; k of them together, or (apart) two of them not together. */
interface Params {
  names: [string, string];
  place: number;
  n: number;
  k: number;
  apart: boolean;
}

const places = [
  'sit side by side on a bench',
  'stand in a line for a photo',
  'line up at a bus stop',
  'stand in a row on stage',
] as const;
const together = (p: Params) => factorial(p.n - p.k + 1) * factorial(p.k);
const value = (p: Params) => (p.apart ? factorial(p.n) - together(p) : together(p));
const group = (p: Params) => (p.k === 2 ? p.names.join(' and ') : `the ${p.k} youngest`);

export const stayTogether = defineTemplate<Params>({
  id: 'y11/counting/stay-together',
  version: 1,
  topicId: '210-permutations-and-combinations',
  years: [11],
  difficulty: 'HARD',
  strategy: 'treat-as-one-block',
  calculator: true,
  title: 'Arrangements with a group together or apart',
  params: (random) =>
    drawUntil(
      () => {
        const [a = 'Mei', b = 'Noah'] = random.shuffle(people);
        const apart = random.chance(0.35);
        return {
          names: [a, b] as [string, string],
          place: random.int(0, places.length - 1),
          n: random.int(5, 8),
          k: apart ? 2 : random.int(2, 4),
          apart,
        };
      },
      (p) => p.n - p.k >= 2,
    ),
  prompt: (p) =>
    `A group of ${p.n} friends ${places[p.place]}. ${p.k === 2 ? `Two of them are ${group(p)}. ` : ''}In how many ways can they do this if ${group(p)} must ${p.apart ? 'not be next to each other' : 'all be next to each other'}?`.replace(
      p.k === 2 ? 'must all be' : '',
      p.k === 2 ? 'must be' : '',
    ),
  answer: (p) => ({ kind: 'number', model: `${value(p)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${p.n - p.k + 1}!\\times ${p.k}!`,
      `Treat ${p.k === 2 ? 'these two' : 'this group'} as one block. The block and the others make ${p.n - p.k + 1} things in a row, and there are $${p.k}!$ orders inside the block.`,
      p.apart ? 'First count the ways where they are next to each other.' : 'Treat the group as one block.',
      'If the block counts as one thing, how many things are in the row?',
    ),
    equal(
      `${factorial(p.n - p.k + 1)}\\times ${factorial(p.k)}`,
      'Work out the factorials.',
      'Work out both factorials.',
      'In how many orders can you arrange the people in the block?',
    ),
    equal(
      `${together(p)}`,
      p.apart ? 'This is the number of ways with them next to each other.' : 'Multiply the two numbers.',
      'Multiply, because each order of the row goes with each order in the block.',
      'What is the product?',
    ),
    ...(p.apart
      ? [
          start(
            `${p.n}!-${together(p)}`,
            'Subtract these from the total number of ways.',
            'Use the complement: all the ways, minus the ones that aren’t allowed.',
            'How many ways are there altogether, with no restrictions?',
          ),
          equal(`${value(p)}`, 'Subtract.', 'Work out the factorial first.', 'How many ways are left?'),
        ]
      : []),
  ],
  wrongPaths: [
    {
      misconceptionId: 'group-inside-not-arranged',
      compute: (p) => (p.apart ? `${factorial(p.n) - factorial(p.n - 1)}` : `${factorial(p.n - p.k + 1)}`),
      firstWrongStep: 0,
      feedback: () => 'The people inside the block can swap places as well.',
    },
    {
      misconceptionId: 'complement-not-taken',
      compute: (p) => (p.apart ? `${together(p)}` : null),
      firstWrongStep: 3,
      feedback: () => 'You counted the ways where they are next to each other.',
    },
    {
      misconceptionId: 'complement-not-taken',
      compute: (p) => (p.apart ? null : `${factorial(p.n) - together(p)}`),
      firstWrongStep: 2,
      feedback: () => 'You counted the ways where they aren’t all together.',
    },
    {
      misconceptionId: 'block-not-counted',
      compute: (p) => (p.apart ? null : `${factorial(p.n - p.k) * factorial(p.k)}`),
      firstWrongStep: 0,
      feedback: () => 'The block takes a place in the row too, so count it as one of the things in the row.',
    },
  ],
  confirm(p) {
    // Go through every order of the row; the group are the first k people.
    let count = 0;
    const order: number[] = [];
    const go = () => {
      if (order.length === p.n) {
        const seats = order.flatMap((person, seat) => (person < p.k ? [seat] : []));
        const tied = Math.max(...seats) - Math.min(...seats) === p.k - 1;
        if (tied !== p.apart) count += 1;
        return;
      }
      for (let person = 0; person < p.n; person += 1) {
        if (order.includes(person)) continue;
        order.push(person);
        go();
        order.pop();
      }
    };
    go();
    return { kind: 'values', values: [count] };
  },
  examples: [
    { seed: 's1', input: '30240', verdict: 'correct' },
    { seed: 's2', input: '480', verdict: 'correct' },
    { seed: 's1', input: '35280', verdict: 'wrong', misconceptionId: 'group-inside-not-arranged' },
    { seed: 's1', input: '10080', verdict: 'wrong', misconceptionId: 'complement-not-taken' },
    { seed: 's5', input: '1440', verdict: 'wrong', misconceptionId: 'block-not-counted' },
  ],
});
