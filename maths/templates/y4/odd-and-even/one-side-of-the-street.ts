import { defineTemplate } from '../../format';
import { step } from '../../primary/step';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  first: number;
  last: number;
  story: number;
}

const stories: ((kind: string, a: number, b: number) => string)[] = [
  (kind, a, b) => `One side of a street has only ${kind} house numbers, from ${a} to ${b}. How many houses are there?`,
  (kind, a, b) => `Lockers with ${kind} numbers from ${a} to ${b} are painted blue. How many are blue?`,
  (kind, a, b) => `A book has a picture on every ${kind}-numbered page from ${a} to ${b}. How many pictures are there?`,
  (kind, a, b) => `Runners with ${kind} numbers from ${a} to ${b} start first. How many runners is that?`,
];
const kind = (p: Params) => (p.first % 2 === 0 ? 'even' : 'odd');
const count = (p: Params) => (p.last - p.first) / 2 + 1;

export const oneSideOfTheStreet = defineTemplate<Params>({
  id: 'y4/odd-and-even/one-side-of-the-street',
  version: 1,
  topicId: '44-odd-and-even',
  years: [4],
  difficulty: 'HARD',
  strategy: 'count-every-second',
  calculator: false,
  title: 'Count odd or even numbers',
  params: (random) => {
    const first = random.int(5, 40);
    return { first, last: first + 2 * random.int(5, 16), story: random.int(0, stories.length - 1) };
  },
  prompt: (p) => stories[p.story]?.(kind(p), p.first, p.last) ?? '',
  answer: (p) => wholeAnswer(count(p)),
  steps: (p) => [
    step(
      'identity',
      `${p.last}-${p.first}=${p.last - p.first}`,
      'That’s how far it is from the first number to the last.',
      'How far is it from the first number to the last?',
      'How much bigger is each number than the one before?',
    ),
    step(
      'identity',
      `${p.last - p.first}\\div 2=${(p.last - p.first) / 2}`,
      'Each jump is 2, so that’s the number of jumps.',
      'Count jumps of two.',
      'How many jumps of two fit?',
    ),
    step(
      'start',
      `${(p.last - p.first) / 2}+1`,
      'The first number counts too. It comes before any jump.',
      'Draw three numbers and the jumps between them. Are there as many jumps as numbers?',
      'Have you counted the first number yet?',
    ),
    step(
      'equal',
      String(count(p)),
      'There’s one more number than there are jumps.',
      'Add one for the start.',
      'Did you count both ends?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'one-group-off',
      compute: (p) => String(count(p) - 1),
      firstWrongStep: 2,
      feedback: (p) => `You counted the jumps of two. Don’t forget ${p.first} itself.`,
    },
    {
      misconceptionId: 'counts-by-ones',
      compute: (p) => String(p.last - p.first + 1),
      firstWrongStep: 1,
      feedback: (p) => `You counted every number. Only the ${kind(p)} numbers count here.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => String(p.last - p.first),
      firstWrongStep: 1,
      feedback: (p) => `That’s how far it is from ${p.first} to ${p.last}. How big is each step?`,
    },
  ],
  confirm: (p) => {
    const seen: number[] = [];
    for (let n = p.first; n <= p.last; n += 1) if (String(n / 2).includes('.') === (kind(p) === 'odd')) seen.push(n);
    return { kind: 'values', values: [seen.length] };
  },
  examples: [
    { seed: 's1', input: '9', verdict: 'correct' },
    { seed: 's2', input: '16', verdict: 'wrong', misconceptionId: 'one-group-off' },
    { seed: 's3', input: '33', verdict: 'wrong', misconceptionId: 'counts-by-ones' },
    { seed: 's9', input: '10+0', verdict: 'wrong-form' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
