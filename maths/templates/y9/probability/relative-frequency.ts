import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { equal, start, unlessRight } from '../../worked-line';

/** hits in trials; how many to expect in `more` trials. */
interface Params {
  person: string;
  story: number;
  hits: number;
  trials: number;
  times: number;
}

const stories = [
  { did: 'throws a paper cup', hit: 'it lands on its side', again: 'throws' },
  { did: 'shoots at a netball ring', hit: 'the ball goes in', again: 'shots' },
  { did: 'drops a drawing pin', hit: 'it lands point up', again: 'drops' },
  { did: 'spins a biased spinner', hit: 'it stops on red', again: 'spins' },
  { did: 'spins a bottle top', hit: 'it stops on its flat side', again: 'spins' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const more = (p: Params) => p.trials * p.times;
const value = (p: Params) => p.hits * p.times;

export const relativeFrequency = defineTemplate<Params>({
  id: 'y9/probability/relative-frequency',
  version: 1,
  topicId: '160-and-or-relative-frequency',
  years: [9],
  difficulty: 'EASY',
  strategy: 'expected-from-relative-frequency',
  calculator: true,
  title: 'Estimate from a relative frequency',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        story: random.int(0, stories.length - 1),
        hits: random.int(6, 40),
        trials: random.pick([20, 25, 40, 50, 80]),
        times: random.int(3, 12),
      }),
      (p) => p.hits < p.trials && 2 * p.hits !== p.trials && 3 * p.hits < 2 * p.trials,
    ),
  prompt: (p) =>
    `${p.person} ${storyOf(p).did} ${p.trials} times, and ${storyOf(p).hit} ${p.hits} times. How often would you expect this in ${more(p)} ${storyOf(p).again}?`,
  answer: (p) => ({ kind: 'number', model: `${value(p)}`, forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    start(
      `\\frac{${p.hits}}{${p.trials}}`,
      'The relative frequency is out of all the trials.',
      'How often did it happen, out of how many trials?',
      'What is the relative frequency?',
    ),
    equal(
      decimalText(p.hits / p.trials),
      'As a decimal, this is an estimate of the probability.',
      'Write the fraction as a decimal.',
      'About how likely is it in one trial?',
    ),
    start(
      `${decimalText(p.hits / p.trials)}\\times ${more(p)}`,
      'Multiply by the new number of trials.',
      'Take this fraction of the new number of trials.',
      'What fraction of the new trials do you expect?',
    ),
    equal(`${value(p)}`, 'Work out the product.', 'Work out the product.', 'Is it the same fraction as before?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'trials-per-success',
      compute: (p) => {
        const [top, bottom] = [p.hits * more(p), p.trials - p.hits];
        return top % bottom === 0 ? unlessRight(`${top / bottom}`, `${value(p)}`) : `${top}/${bottom}`;
      },
      firstWrongStep: 0,
      feedback: () => 'You divided by the trials where it didn’t happen. How many trials were there altogether?',
    },
    {
      misconceptionId: 'complement-not-taken',
      compute: (p) => `${more(p) - value(p)}`,
      firstWrongStep: 0,
      feedback: (p) =>
        `That’s how often you’d expect it not to happen. Look again: the question is about when ${storyOf(p).hit}.`,
    },
    {
      misconceptionId: 'all-outcomes-equally-likely',
      compute: (p) => unlessRight(decimalText(more(p) / 2), `${value(p)}`),
      firstWrongStep: 0,
      feedback: (p) => `You took half of the trials. What do the ${p.trials} trials tell you?`,
    },
  ],
  // Repeat the series of trials until there are enough.
  confirm(p) {
    let [done, count] = [0, 0];
    while (done < more(p)) {
      done += p.trials;
      count += p.hits;
    }
    return { kind: 'values', values: [count] };
  },
  examples: [
    { seed: 's1', input: '220', verdict: 'correct' },
    { seed: 's2', input: '242', verdict: 'correct' },
    { seed: 's3', input: '154/2', verdict: 'wrong-form' },
    { seed: 's1', input: '11000/30', verdict: 'wrong', misconceptionId: 'trials-per-success' },
    { seed: 's1', input: '330', verdict: 'wrong', misconceptionId: 'complement-not-taken' },
    { seed: 's1', input: '275', verdict: 'wrong', misconceptionId: 'all-outcomes-equally-likely' },
  ],
});
