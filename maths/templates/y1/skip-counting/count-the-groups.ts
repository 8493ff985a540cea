import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { otherThan } from '../shared/other-than';
import { wholeAnswer } from '../shared/whole-answer';

interface Params {
  groups: number;
  story: number;
}

/** Each story has its own group size: 2, 5 or 10. */
const stories: { each: number; tell: (groups: number) => string }[] = [
  { each: 2, tell: (g) => `There are ${g} bikes. Each bike has 2 wheels. How many wheels is that?` },
  { each: 2, tell: (g) => `There are ${g} birds. Each bird has 2 wings. How many wings is that?` },
  { each: 2, tell: (g) => `There are ${g} pairs of socks. How many socks is that?` },
  { each: 5, tell: (g) => `There are ${g} hands. Each hand has 5 fingers. How many fingers is that?` },
  { each: 5, tell: (g) => `There are ${g} sea stars. Each one has 5 arms. How many arms is that?` },
  { each: 5, tell: (g) => `There are ${g} bags. Each bag has 5 buns. How many buns is that?` },
  { each: 10, tell: (g) => `There are ${g} boxes. Each box has 10 pens. How many pens is that?` },
  { each: 10, tell: (g) => `There are ${g} crabs. Each crab has 10 legs. How many legs is that?` },
];

const eachOf = ({ story }: Params) => stories[story]?.each ?? 2;
const total = (p: Params) => p.groups * eachOf(p);

export const countTheGroups = defineTemplate<Params>({
  id: 'y1/skip-counting/count-the-groups',
  version: 1,
  topicId: '3-skip-counting-and-equal-groups',
  years: [1],
  difficulty: 'NORMAL',
  strategy: 'skip-count-groups',
  calculator: false,
  title: 'Count equal groups',
  params: (random) =>
    drawUntil(
      () => ({ groups: random.int(3, 9), story: random.int(0, stories.length - 1) }),
      (p) => p.groups !== eachOf(p),
    ),
  prompt: (p) => stories[p.story]?.tell(p.groups) ?? '',
  figure: (p) => ({
    kind: 'array',
    alt: `${p.groups} rows of dots with ${eachOf(p)} in each row.`,
    rows: p.groups,
    columns: eachOf(p),
  }),
  answer: (p) => wholeAnswer(total(p)),
  steps: (p) => [
    step(
      'start',
      Array.from({ length: p.groups }, () => eachOf(p)).join('+'),
      `There are ${p.groups} groups of ${eachOf(p)}.`,
      'How many are in each group?',
      'Are all the groups the same?',
    ),
    step(
      'equal',
      `${total(p) - eachOf(p)}+${eachOf(p)}`,
      `Count by ${eachOf(p)}s, up to the last group.`,
      `Count by ${eachOf(p)}s, once for each group.`,
      'How many groups are left to count?',
    ),
    step('equal', String(total(p)), 'Count the last group too.', 'Add the last group.', 'Did you count every group?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'adds-instead-of-multiplies',
      compute: (p) => String(p.groups + eachOf(p)),
      firstWrongStep: 0,
      feedback: (p) => `Each of the ${p.groups} groups has ${eachOf(p)}. Count all of them.`,
    },
    {
      misconceptionId: 'one-group-off',
      compute: (p) => String(total(p) - eachOf(p)),
      firstWrongStep: 2,
      feedback: (p) => `You missed a group. Point to each of the ${p.groups} groups as you count.`,
    },
    {
      misconceptionId: 'counts-one-item-only',
      compute: (p) => otherThan(total(p), eachOf(p)),
      firstWrongStep: 0,
      feedback: (p) => `That’s just one group. There are ${p.groups}.`,
    },
  ],
  confirm: (p) => {
    const things: number[] = [];
    for (let group = 0; group < p.groups; group += 1) for (let i = 0; i < eachOf(p); i += 1) things.push(group);
    return { kind: 'values', values: [things.length] };
  },
  examples: [
    { seed: 's1', input: '50', verdict: 'correct' },
    { seed: 's2', input: '9', verdict: 'wrong', misconceptionId: 'adds-instead-of-multiplies' },
    { seed: 's3', input: '15', verdict: 'wrong', misconceptionId: 'one-group-off' },
    { seed: 's4', input: '79+1', verdict: 'wrong-form' },
  ],
});
