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
  title: 'Arrangements with a group kept together or apart',
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
    `${p.n} friends ${places[p.place]}. ${p.k === 2 ? `Two of them are ${group(p)}. ` : ''}In how many ways can they do so, if ${group(p)} must ${p.apart ? 'not be next to each other' : 'all be next to each other'}?`.replace(
      p.k === 2 ? 'must all be' : '',
      p.k === 2 ? 'must be' : '',
    ),
  answer: (p) => ({ kind: 'number', model: `${value(p)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `${p.n - p.k + 1}!\\times ${p.k}!`,
      `Take the group as one block. The block and the others make ${p.n - p.k + 1} things in a row, and inside the block there are $${p.k}!$ orders.`,
      p.apart ? 'Count first the ways in which they are next to each other.' : 'Tie the group together as one block.',
      'How many things stand in the row, if the group is one of them?',
    ),
    equal(
      `${factorial(p.n - p.k + 1)}\\times ${factorial(p.k)}`,
      'Work out the factorials.',
      'Work out both factorials.',
      'In how many orders can the members of the block stand?',
    ),
    equal(
      `${together(p)}`,
      p.apart ? 'In so many ways they are next to each other.' : 'Multiply the two numbers.',
      'Multiply, because every order of the row goes with every order in the block.',
      'What is the product?',
    ),
    ...(p.apart
      ? [
          start(
            `${p.n}!-${together(p)}`,
            'Take these away from all the ways.',
            'Use the opposite: all ways without those that are not allowed.',
            'How many ways are there in all, without any rule?',
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
      feedback: () => 'Inside the block the members can change places as well.',
    },
    {
      misconceptionId: 'complement-not-taken',
      compute: (p) => (p.apart ? `${together(p)}` : null),
      firstWrongStep: 3,
      feedback: () => 'You counted the ways in which they are next to each other.',
    },
    {
      misconceptionId: 'complement-not-taken',
      compute: (p) => (p.apart ? null : `${factorial(p.n) - together(p)}`),
      firstWrongStep: 2,
      feedback: () => 'You counted the ways in which they are not all together.',
    },
    {
      misconceptionId: 'block-not-counted',
      compute: (p) => (p.apart ? null : `${factorial(p.n - p.k) * factorial(p.k)}`),
      firstWrongStep: 0,
      feedback: () => 'The block has a place in the row too, so it counts as one of the things in the row.',
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
