import { defineTemplate } from '../../format';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  item: number;
}

const kinds = {
  names: 'groups without an order',
  ranks: 'groups with an order',
  counts: 'numbers that are counted',
  measures: 'numbers that are measured',
} as const;
type Kind = keyof typeof kinds;

const items: { asks: string; kind: Kind; example: string }[] = [
  { asks: 'the eye colour of each student', kind: 'names', example: 'brown, blue, green' },
  { asks: 'the favourite sport of each student', kind: 'names', example: 'netball, cricket, swimming' },
  { asks: 'the postcode of each student', kind: 'names', example: '2000, 3056, 6160' },
  { asks: 'the number on each football jersey', kind: 'names', example: '7, 12, 23' },
  { asks: 'the language each family speaks at home', kind: 'names', example: 'Greek, English, Vietnamese' },
  { asks: 'the bus route each student takes', kind: 'names', example: '370, 428, 891' },
  { asks: 'how well each guest liked the food', kind: 'ranks', example: 'not at all, a little, a lot' },
  { asks: 'the shirt size of each student', kind: 'ranks', example: 'small, medium, large' },
  { asks: 'how often each student reads at home', kind: 'ranks', example: 'never, sometimes, daily' },
  { asks: 'the swimming level of each student', kind: 'ranks', example: 'beginner, improver, expert' },
  { asks: 'how many pets each student has', kind: 'counts', example: '0, 1, 3' },
  { asks: 'how many goals each team scores', kind: 'counts', example: '0, 2, 5' },
  { asks: 'how many books each student borrows', kind: 'counts', example: '1, 4, 6' },
  { asks: 'how many cars go past each minute', kind: 'counts', example: '3, 8, 11' },
  { asks: 'the height of each seedling', kind: 'measures', example: '12.4 cm, 13.1 cm' },
  { asks: 'each student’s time for a lap', kind: 'measures', example: '71.3 s, 68.9 s' },
  { asks: 'the mass of each school bag', kind: 'measures', example: '3.2 kg, 4.75 kg' },
  { asks: 'the rainfall each day', kind: 'measures', example: '0.4 mm, 12.6 mm' },
];

const itemOf = (p: Params) => items[p.item] as (typeof items)[number];
const isNumber = (kind: Kind) => kind === 'counts' || kind === 'measures';
const partner: Record<Kind, Kind> = { names: 'ranks', ranks: 'names', counts: 'measures', measures: 'counts' };

export const kindOfData = defineTemplate<Params>({
  id: 'y5/data-investigations/kind-of-data',
  version: 1,
  topicId: '80-data-types-and-investigations',
  years: [5],
  difficulty: 'EASY',
  strategy: 'name-the-kind-of-data',
  calculator: false,
  title: 'What kind of data is it?',
  params: (random) => ({ person: random.pick(people), item: random.int(0, items.length - 1) }),
  prompt: (p) => `${p.person} records ${itemOf(p).asks}, for example: ${itemOf(p).example}. What kind of data is this?`,
  answer: (p) => ({ kind: 'choice', model: kinds[itemOf(p).kind] }),
  correctChoice: (p) => kinds[itemOf(p).kind],
  steps: (p) => {
    const { kind } = itemOf(p);
    return [
      step(
        'start',
        `\\text{${isNumber(kind) ? 'adding makes sense' : 'adding makes no sense'}}`,
        isNumber(kind)
          ? 'The answers tell you how many or how much.'
          : 'The answers only tell you which group something is in.',
        'Would it make sense to add two answers together?',
        'Does an answer tell you how many or how much?',
      ),
      step(
        'start',
        `\\text{${{ names: 'no order', ranks: 'clear order', counts: 'whole numbers only', measures: 'values in between' }[kind]}}`,
        {
          names: 'No group comes before another. We call this nominal data.',
          ranks: 'The groups go from low to high. We call this ordinal data.',
          counts: 'You can’t have a value between two whole numbers next to each other.',
          measures: 'There’s always room for another value between two values.',
        }[kind],
        isNumber(kind)
          ? 'Could an answer be between two whole numbers?'
          : 'Could you line up the groups from low to high?',
        isNumber(kind) ? 'Do you count it, or measure it?' : 'Do the groups have a natural order?',
      ),
      step(
        'result',
        `\\text{${kinds[kind]}}`,
        'Both answers together tell you the kind of data.',
        'Put both answers together.',
        'Which kind fits both answers?',
      ),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'numbers-make-data-numerical',
      compute: (p) => (isNumber(itemOf(p).kind) ? null : kinds.counts),
      firstWrongStep: 0,
      feedback: () => 'Nothing is being counted here. Each answer is just a name for a group.',
    },
    {
      misconceptionId: 'numbers-taken-as-groups',
      compute: (p) => (isNumber(itemOf(p).kind) ? kinds.names : null),
      firstWrongStep: 0,
      feedback: () => 'These answers tell you how many or how much, so they’re more than names of groups.',
    },
    {
      misconceptionId: 'order-of-groups-misread',
      compute: (p) => (isNumber(itemOf(p).kind) ? null : kinds[partner[itemOf(p).kind]]),
      firstWrongStep: 1,
      feedback: () => 'Try lining up the groups from low to high. Would everyone do it the same way?',
    },
    {
      misconceptionId: 'count-measure-swap',
      compute: (p) => (isNumber(itemOf(p).kind) ? kinds[partner[itemOf(p).kind]] : null),
      firstWrongStep: 1,
      feedback: () => 'Ask yourself if a value between two whole numbers is possible.',
    },
  ],
  confirm: (p) => {
    // Decides from how the question is asked and from the sample entries.
    const { asks, example } = itemOf(p);
    if (asks.startsWith('how many')) return { kind: 'one-of', texts: [kinds.counts] };
    if (/\d (cm|s|kg|mm)/.test(example)) return { kind: 'one-of', texts: [kinds.measures] };
    const graded = /\b(a little|medium|sometimes|improver)\b/.test(example);
    return { kind: 'one-of', texts: [graded ? kinds.ranks : kinds.names] };
  },
  examples: [
    { seed: 's1', input: 'groups without an order', verdict: 'correct' },
    { seed: 's3', input: 'numbers that are counted', verdict: 'wrong', misconceptionId: 'numbers-make-data-numerical' },
    { seed: 's10', input: 'groups without an order', verdict: 'wrong', misconceptionId: 'numbers-taken-as-groups' },
    { seed: 's12', input: 'groups without an order', verdict: 'wrong', misconceptionId: 'order-of-groups-misread' },
    { seed: 's17', input: 'numbers that are counted', verdict: 'wrong', misconceptionId: 'count-measure-swap' },
    { seed: 's9', input: 'groups without an order', verdict: 'correct' },
  ],
});
