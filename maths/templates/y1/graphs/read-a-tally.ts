import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { counted } from '../shared/counted';
import { wholeAnswer } from '../shared/whole-answer';

interface Params {
  person: string;
  bundles: number;
  more: number;
  thing: string;
}

const things = ['cars', 'dogs', 'birds', 'bikes', 'trucks'] as const;
const total = ({ bundles, more }: Params) => 5 * bundles + more;

export const readATally = defineTemplate<Params>({
  id: 'y1/graphs/read-a-tally',
  version: 2,
  topicId: '12-tallies-and-picture-graphs',
  years: [1],
  difficulty: 'EASY',
  strategy: 'count-fives-then-ones',
  calculator: false,
  title: 'Count a tally',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        bundles: random.int(2, 5),
        more: random.int(1, 4),
        thing: random.pick(things),
      }),
      ({ bundles, more }) => bundles !== more,
    ),
  prompt: (p) => `${p.person} keeps a tally of ${p.thing}. How many ${p.thing} is that?`,
  figure: (p) => ({
    kind: 'tally',
    alt: `A tally of ${p.thing}: ${p.bundles} bundles of five and ${counted(p.more, 'more mark', 'more marks')}.`,
    rows: [{ label: p.thing, count: total(p) }],
  }),
  answer: (p) => wholeAnswer(total(p)),
  steps: (p) => [
    step(
      'start',
      [...Array.from({ length: p.bundles }, () => 5), p.more].join('+'),
      `There are ${p.bundles} bundles and ${counted(p.more, 'mark')}.`,
      'How many marks make a bundle?',
      'What does one mark stand for?',
    ),
    step(
      'equal',
      `${5 * p.bundles}+${p.more}`,
      'Count the bundles.',
      'Count the bundles by fives.',
      'How many do the bundles make?',
    ),
    step(
      'equal',
      String(total(p)),
      'Count on the extra marks.',
      'Now count on the single marks.',
      'Did you count all the marks?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'tally-bundle-as-four',
      compute: (p) => String(4 * p.bundles + p.more),
      firstWrongStep: 0,
      feedback: () => 'Did you count the mark across each bundle? It counts too.',
    },
    {
      misconceptionId: 'tally-bundle-as-one',
      compute: (p) => String(p.bundles + p.more),
      firstWrongStep: 0,
      feedback: (p) => `You counted each of the ${p.bundles} bundles as one. How many marks are in a bundle?`,
    },
    {
      misconceptionId: 'leaves-out-one-number',
      compute: (p) => (p.more === 0 ? null : String(5 * p.bundles)),
      firstWrongStep: 1,
      feedback: () => 'That’s just the bundles. The single marks count too.',
    },
  ],
  confirm: (p) => {
    const marks = `${'IIII/'.repeat(p.bundles)}${'I'.repeat(p.more)}`;
    return { kind: 'values', values: [marks.length] };
  },
  examples: [
    { seed: 's1', input: '19', verdict: 'correct' },
    { seed: 's2', input: '17', verdict: 'wrong', misconceptionId: 'tally-bundle-as-four' },
    { seed: 's3', input: '5', verdict: 'wrong', misconceptionId: 'tally-bundle-as-one' },
    { seed: 's4', input: '10+1', verdict: 'wrong-form' },
  ],
});
