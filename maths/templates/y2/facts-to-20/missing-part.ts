import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { box } from '../../y1/shared/box';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  person: string;
  known: number;
  missing: number;
  story: number;
}

const total = ({ known, missing }: Params) => known + missing;
const stories: ((p: Params) => string)[] = [
  (p) => `${p.known} + ${box} = ${total(p)}. Which number goes in the box?`,
  (p) => `${box} + ${p.known} = ${total(p)}. Which number goes in the box?`,
  (p) => `${p.person} has ${p.known} cards and wants ${total(p)}. How many more does ${p.person} need?`,
  (p) => `There are ${total(p)} kids. ${p.known} have hats. How many don’t have a hat?`,
];

export const missingPart = defineTemplate<Params>({
  id: 'y2/facts-to-20/missing-part',
  version: 1,
  topicId: '20-addition-facts-to-20',
  years: [2],
  difficulty: 'NORMAL',
  strategy: 'count-up-through-ten',
  calculator: false,
  title: 'Find the missing part',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        known: random.int(5, 9),
        missing: random.int(4, 9),
        story: random.int(0, stories.length - 1),
      }),
      (p) => total(p) > 11 && p.known !== p.missing,
    ),
  prompt: (p) => stories[p.story]?.(p) ?? '',
  figure: (p) => ({
    kind: 'number-line',
    alt: `A number line from 0 to 20. Marks at ${p.known} and ${total(p)}.`,
    from: 0,
    to: 20,
    step: 1,
    labelEvery: 5,
    points: [
      { at: p.known, label: String(p.known) },
      { at: total(p), label: String(total(p)) },
    ],
  }),
  answer: (p) => wholeAnswer(p.missing),
  steps: (p) => [
    step(
      'identity',
      `${p.known}+${10 - p.known}=10`,
      'First, go up to ten.',
      `Start at ${p.known}. Go up to ten.`,
      'How far is it to ten?',
    ),
    step(
      'identity',
      `10+${total(p) - 10}=${total(p)}`,
      `Then keep going to ${total(p)}.`,
      `Now go from ten to ${total(p)}.`,
      `How far is it from ten to ${total(p)}?`,
    ),
    step(
      'start',
      `${10 - p.known}+${total(p) - 10}`,
      'The two jumps make the missing part.',
      'Put the two jumps together.',
      'How much did you add altogether?',
    ),
    step(
      'equal',
      String(p.missing),
      'That’s the missing part.',
      'Add the two jumps.',
      'Do the two parts make the total?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'adds-instead-of-subtracting',
      compute: (p) => String(total(p) + p.known),
      firstWrongStep: 0,
      feedback: (p) => `You added. ${total(p)} is already the total, so the missing part is less.`,
    },
    {
      misconceptionId: 'counts-the-start',
      compute: (p) => String(p.missing + 1),
      firstWrongStep: 0,
      feedback: (p) => `Don’t count ${p.known}. Your first jump lands on the next number.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => String(10 - p.known),
      firstWrongStep: 1,
      feedback: (p) => `That’s just the jump from ${p.known} to ten. Keep going from ten.`,
    },
  ],
  confirm: (p) => {
    let jumps = 0;
    for (let at = p.known; at < total(p); at += 1) jumps += 1;
    return { kind: 'values', values: [jumps] };
  },
  examples: [
    { seed: 's1', input: '8', verdict: 'correct' },
    { seed: 's2', input: '26', verdict: 'wrong', misconceptionId: 'adds-instead-of-subtracting' },
    { seed: 's3', input: '10', verdict: 'wrong', misconceptionId: 'counts-the-start' },
    { seed: 's4', input: '8+1', verdict: 'wrong-form' },
  ],
});
