import { firstNames } from '../../first-names';
import { defineTemplate } from '../../format';
import { fractionText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** A bag with some wanted and some other balls; so many wanted ones are added. */
interface Params {
  name: string;
  story: number;
  wanted: number;
  others: number;
  top: number;
  bottom: number;
}

const stories = [
  { where: 'A bag', wanted: 'red', others: 'blue', what: 'balls' },
  { where: 'A box', wanted: 'gold', others: 'silver', what: 'tickets' },
  { where: 'A jar', wanted: 'white', others: 'black', what: 'beads' },
  { where: 'A tin', wanted: 'square', others: 'round', what: 'tokens' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
/** So many wanted ones there must be in the end. */
const needed = (p: Params) => (p.others * p.top) / (p.bottom - p.top);
const added = (p: Params) => needed(p) - p.wanted;

export const addToTheBag = defineTemplate<Params>({
  id: 'y7/probability/add-to-the-bag',
  version: 1,
  topicId: '123-single-stage-probability',
  years: [7, 8],
  difficulty: 'HARD',
  strategy: 'count-from-a-probability',
  calculator: false,
  title: 'How many need to be added?',
  params: (random) =>
    drawUntil(
      () => {
        const [top, bottom] = random.pick([
          [1, 2],
          [2, 3],
          [3, 4],
          [3, 5],
          [4, 5],
          [2, 5],
        ] as const);
        return {
          name: random.pick(firstNames),
          story: random.int(0, stories.length - 1),
          wanted: random.int(2, 8),
          others: random.int(4, 15),
          top,
          bottom,
        };
      },
      (p) => Number.isInteger(needed(p)) && added(p) >= 2 && added(p) <= 30 && added(p) !== p.wanted,
    ),
  prompt(p) {
    const { where, wanted, others, what } = storyOf(p);
    return `${where} holds ${p.wanted} ${wanted} and ${p.others} ${others} ${what}. ${p.name} adds ${wanted} ${what} until the probability of picking ${wanted} is $\\frac{${p.top}}{${p.bottom}}$. How many ${wanted} ${what} are added?`;
  },
  answer: (p) => ({ kind: 'number', model: `${added(p)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    {
      ...start(
        `1-\\frac{${p.top}}{${p.bottom}}=\\frac{${p.bottom - p.top}}{${p.bottom}}`,
        `In the end, the ${p.others} ${storyOf(p).others} ${storyOf(p).what} are this fraction of the total.`,
        `Only the number of ${storyOf(p).wanted} ${storyOf(p).what} changes. What fraction are the others in the end?`,
        'Which number doesn’t change?',
      ),
      relation: 'identity',
    },
    start(
      p.bottom - p.top === 1
        ? `${p.others}\\times ${p.top}`
        : `\\frac{${p.others}}{${p.bottom - p.top}}\\times ${p.top}`,
      `The others fill ${p.bottom - p.top === 1 ? 'one part' : `${p.bottom - p.top} parts`} of ${p.bottom}, and the ${storyOf(p).wanted} ones fill ${p.top === 1 ? 'one part' : `${p.top} parts`}.`,
      'How many are in one part? Use the ones that don’t change.',
      `How many of the equal parts belong to the ${storyOf(p).wanted} ones?`,
    ),
    equal(
      `${needed(p)}`,
      `This is how many ${storyOf(p).wanted} ${storyOf(p).what} are needed in the end.`,
      'Work out one part, and then all the parts you need.',
      'How many are needed in the end?',
    ),
    start(
      `${needed(p)}-${p.wanted}`,
      `There are ${p.wanted} of them at the start.`,
      'Some of them were there at the start.',
      'How many were there to begin with?',
    ),
    equal(
      `${added(p)}`,
      'Subtract.',
      'Take away the ones that were already there.',
      'Does your number give the probability in the question?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'total-kept-fixed',
      compute(p) {
        const slip = (p.wanted + p.others) * p.top - p.wanted * p.bottom;
        return slip > 0 ? unlessRight(fractionText(slip, p.bottom), `${added(p)}`) : null;
      },
      firstWrongStep: 0,
      feedback: () => 'When you add some, the total goes up too. You used the total from the start.',
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => `${needed(p)}`,
      firstWrongStep: 3,
      feedback: () => 'That’s how many there are in the end. Some were there at the start.',
    },
    {
      misconceptionId: 'ratio-part-over-part-as-fraction',
      compute(p) {
        const slip = p.others * p.top - p.wanted * p.bottom;
        return slip > 0 ? unlessRight(fractionText(slip, p.bottom), `${added(p)}`) : null;
      },
      firstWrongStep: 0,
      feedback: () => 'You compared one kind with the other. A probability compares it with the total.',
    },
  ],
  // Add one at a time until the chance is right.
  confirm(p) {
    let more = 0;
    while ((p.wanted + more) * p.bottom < p.top * (p.wanted + more + p.others)) more += 1;
    return { kind: 'values', values: [more] };
  },
  examples: [
    { seed: 's1', input: '6', verdict: 'correct' },
    { seed: 's2', input: '20', verdict: 'correct' },
    { seed: 's3', input: '36/2', verdict: 'wrong-form' },
    { seed: 's1', input: '2', verdict: 'wrong', misconceptionId: 'total-kept-fixed' },
    { seed: 's1', input: '14', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's2', input: '4/3', verdict: 'wrong', misconceptionId: 'ratio-part-over-part-as-fraction' },
  ],
});
