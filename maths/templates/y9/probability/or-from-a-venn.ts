import { defineTemplate } from '../../format';
import { fractionLatex, fractionText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, start, unlessRight } from '../../worked-line';

/** Regions: only A, both, only B, none. */
interface Params {
  story: number;
  onlyA: number;
  both: number;
  onlyB: number;
  none: number;
}

const stories = [
  { group: 'students', a: 'play a sport', b: 'play an instrument', sets: ['sport', 'music'] },
  { group: 'people', a: 'have a dog', b: 'have a cat', sets: ['dog', 'cat'] },
  { group: 'visitors', a: 'saw the whales', b: 'saw the penguins', sets: ['whales', 'penguins'] },
  { group: 'members', a: 'surf', b: 'swim', sets: ['surf', 'swim'] },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const total = (p: Params) => p.onlyA + p.both + p.onlyB + p.none;
const either = (p: Params) => p.onlyA + p.both + p.onlyB;
const model = (p: Params) => fractionText(either(p), total(p));

export const orFromAVenn = defineTemplate<Params>({
  id: 'y9/probability/or-from-a-venn',
  version: 1,
  topicId: '160-and-or-relative-frequency',
  years: [9],
  difficulty: 'NORMAL',
  strategy: 'union-in-a-venn-diagram',
  calculator: false,
  title: '“Or” in a Venn diagram',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        onlyA: random.int(3, 15),
        both: random.int(2, 9),
        onlyB: random.int(3, 15),
        none: random.int(2, 10),
      }),
      (p) => [20, 24, 25, 30, 32, 36, 40].includes(total(p)) && p.none > p.both && p.onlyA + p.onlyB !== p.both,
    ),
  prompt: (p) =>
    `The Venn diagram shows how many of ${total(p)} ${storyOf(p).group} ${storyOf(p).a} and how many ${storyOf(p).b}. One of them is picked at random. What is the probability that this person is in at least one of the two groups?`,
  instruction: () => 'Give your answer as a fraction in lowest terms.',
  figure: (p) => ({
    kind: 'venn',
    alt: `A Venn diagram with two circles. Only ${storyOf(p).sets[0]}: ${p.onlyA}. Both: ${p.both}. Only ${storyOf(p).sets[1]}: ${p.onlyB}. Outside: ${p.none}.`,
    sets: [...storyOf(p).sets],
    regions: { a: `${p.onlyA}`, ab: `${p.both}`, b: `${p.onlyB}`, outside: `${p.none}` },
  }),
  answer: (p) => ({ kind: 'number', model: model(p), forms: [{ kind: 'lowest-terms' }] }),
  steps: (p) => [
    start(
      `\\frac{${p.onlyA}+${p.both}+${p.onlyB}}{${total(p)}}`,
      '“At least one” means everyone inside the circles, with each person counted once.',
      'Which regions of the diagram are in at least one circle?',
      'Who is inside at least one of the circles?',
    ),
    equal(
      `\\frac{${either(p)}}{${total(p)}}`,
      'Add the three regions.',
      'Add the numbers inside the circles.',
      'How many are inside the circles?',
    ),
    equal(
      fractionLatex(either(p), total(p)),
      'Write the fraction in lowest terms.',
      'Look for a common factor.',
      'Which number goes into both the numerator and the denominator?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'overlap-counted-twice',
      compute: (p) => unlessRight(fractionText(p.onlyA + p.onlyB + 2 * p.both, total(p)), model(p)),
      firstWrongStep: 0,
      feedback: (p) => `The ${p.both} in the middle are in both circles. How many times did you count them?`,
    },
    {
      misconceptionId: 'and-or-swapped',
      compute: (p) => fractionText(p.both, total(p)),
      firstWrongStep: 0,
      feedback: () => 'Those people are in both groups. Is being in one group enough here?',
    },
    {
      misconceptionId: 'in-one-means-only-one',
      compute: (p) => fractionText(p.onlyA + p.onlyB, total(p)),
      firstWrongStep: 0,
      feedback: () => 'You left out the middle. Are those people in at least one group?',
    },
  ],
  // Everybody but those outside both rings.
  confirm: (p) => ({ kind: 'values', values: [1 - p.none / total(p)] }),
  examples: [
    { seed: 's1', input: '3/5', verdict: 'correct' },
    { seed: 's2', input: '5/8', verdict: 'correct' },
    { seed: 's3', input: '34/40', verdict: 'wrong-form' },
    { seed: 's1', input: '21/25', verdict: 'wrong', misconceptionId: 'overlap-counted-twice' },
    { seed: 's1', input: '6/25', verdict: 'wrong', misconceptionId: 'and-or-swapped' },
    { seed: 's1', input: '9/25', verdict: 'wrong', misconceptionId: 'in-one-means-only-one' },
  ],
});
