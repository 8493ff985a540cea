import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';

interface Params {
  total: number;
  size: number;
  story: number;
}

interface Story {
  /** Whether what is left over needs a group of its own. */
  needsOneMore: boolean;
  text(total: number, size: number): string;
  reason: string;
}

const stories: Story[] = [
  {
    needsOneMore: true,
    text: (n, s) => `A minibus takes ${s} students. How many minibuses do ${n} students need?`,
    reason: 'No one stays behind, so the last students need a minibus too.',
  },
  {
    needsOneMore: true,
    text: (n, s) => `A table seats ${s} guests. How many tables do ${n} guests need?`,
    reason: 'Everyone gets a seat, so the last guests need a table too.',
  },
  {
    needsOneMore: true,
    text: (n, s) => `A tent sleeps ${s} campers. How many tents do ${n} campers need?`,
    reason: 'No one sleeps outside, so the last campers need a tent too.',
  },
  {
    needsOneMore: false,
    text: (n, s) => `A carton holds ${s} eggs. How many full cartons can you fill with ${n} eggs?`,
    reason: 'Only full cartons count, so the last eggs are left over.',
  },
  {
    needsOneMore: false,
    text: (n, s) => `A necklace takes ${s} beads. How many necklaces can you make from ${n} beads?`,
    reason: 'There aren’t enough beads left for another necklace.',
  },
  {
    needsOneMore: false,
    text: (n, s) => `A kite needs ${s} metres of string. How many kites can you make from ${n} metres of string?`,
    reason: 'The last piece of string is too short for another kite.',
  },
];

const storyOf = ({ story }: Params) => stories[story] as Story;
const full = ({ total, size }: Params) => Math.floor(total / size);
const rest = ({ total, size }: Params) => total % size;
const needed = (p: Params) => full(p) + (storyOf(p).needsOneMore ? 1 : 0);

export const whatTheStoryNeeds = defineTemplate<Params>({
  id: 'y5/division-with-remainders/what-the-story-needs',
  version: 1,
  topicId: '68-division-with-remainders',
  years: [5, 6],
  difficulty: 'NORMAL',
  strategy: 'read-the-remainder',
  calculator: false,
  title: 'What happens to the remainder?',
  params: (random) =>
    drawUntil(
      () => ({ total: random.int(40, 125), size: random.int(4, 9), story: random.int(0, stories.length - 1) }),
      (p) => rest(p) > 0 && full(p) >= 6 && full(p) !== p.size && full(p) + 1 !== p.size && rest(p) !== needed(p),
    ),
  prompt: (p) => storyOf(p).text(p.total, p.size),
  answer: (p) => ({ kind: 'number', model: String(needed(p)), forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'identity',
      `${full(p)}\\times ${p.size}=${full(p) * p.size}`,
      `The largest multiple of ${p.size} up to ${p.total} tells you how many full groups there are.`,
      `Count up by ${p.size} until you’re close to ${p.total}.`,
      `Which multiple of ${p.size} is just below ${p.total}?`,
    ),
    step(
      'identity',
      `${p.total}-${full(p) * p.size}=${rest(p)}`,
      'That’s what’s left over.',
      'Take away the full groups.',
      'Is anything left over?',
    ),
    step(
      'result',
      String(needed(p)),
      storyOf(p).reason,
      'Read the question again. Does what’s left over need its own group?',
      'What happens to the part left over in this story?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'ignores-remainder',
      compute: (p) => (storyOf(p).needsOneMore ? String(full(p)) : null),
      firstWrongStep: 2,
      feedback: (p) => `There’s still a remainder of ${rest(p)}. In this story, you can’t leave it out.`,
    },
    {
      misconceptionId: 'rounds-up-always',
      compute: (p) => (storyOf(p).needsOneMore ? null : String(full(p) + 1)),
      firstWrongStep: 2,
      feedback: (p) => `The remainder of ${rest(p)} is less than ${p.size}, so it doesn’t make another one.`,
    },
    {
      misconceptionId: 'remainder-as-decimal',
      compute: (p) => `${full(p)}.${rest(p)}`,
      firstWrongStep: 2,
      feedback: (p) => `After the decimal point, ${rest(p)} would mean tenths. Here it counts what’s left over.`,
    },
  ],
  confirm: (p) => {
    let [left, groups] = [p.total, 0];
    while (left > 0) {
      if (left < p.size && !storyOf(p).needsOneMore) break;
      left -= p.size;
      groups += 1;
    }
    return { kind: 'values', values: [groups] };
  },
  examples: [
    { seed: 's1', input: '10', verdict: 'correct' },
    { seed: 's3', input: '12', verdict: 'wrong', misconceptionId: 'ignores-remainder' },
    { seed: 's5', input: '10', verdict: 'wrong', misconceptionId: 'rounds-up-always' },
    { seed: 's4', input: '12.1', verdict: 'wrong', misconceptionId: 'remainder-as-decimal' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
