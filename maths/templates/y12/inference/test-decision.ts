import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { equal, result, start } from '../../worked-line';

/** A two-sided test of a mean with known standard deviation. The shift is in tenths. */
interface Params {
  story: number;
  mean: number;
  shift: number;
  sd: number;
  root: number;
}

const stories = [
  { what: 'A bakery’s loaves have a mean mass of', unit: 'g', sample: 'loaves', means: [680, 750], sds: [8, 20] },
  {
    what: 'A phone’s battery lasts a mean time of',
    unit: 'min',
    sample: 'phones',
    means: [600, 900],
    sds: [20, 60],
  },
  { what: 'Trips on a bus route take a mean time of', unit: 'min', sample: 'trips', means: [35, 60], sds: [4, 10] },
  {
    what: 'A variety of tomato plant grows to a mean height of',
    unit: 'cm',
    sample: 'plants',
    means: [120, 180],
    sds: [9, 20],
  },
] as const;

const evidence = 'At the 5% level there is evidence that the mean has changed.';
const noEvidence = 'At the 5% level there is not enough evidence that the mean has changed.';
const provedChange = 'The test proves that the mean has changed.';
const provedSame = 'The test proves that the mean has not changed.';

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const size = (p: Params) => p.root ** 2;
const found = (p: Params) => decimalText(p.mean + p.shift / 10);
const z = (p: Params) => p.shift / 10 / (p.sd / p.root);
const rejects = (p: Params) => Math.abs(z(p)) > 1.96;
const right = (p: Params) => (rejects(p) ? evidence : noEvidence);

export const testDecision = defineTemplate<Params>({
  id: 'y12/inference/test-decision',
  version: 1,
  topicId: '215-confidence-intervals-and-tests',
  years: [12],
  difficulty: 'HARD',
  strategy: 'z-test-decision',
  calculator: true,
  title: 'The conclusion of a z-test',
  params: (random) =>
    drawUntil(
      () => {
        const story = random.int(0, stories.length - 1);
        const { means, sds } = stories[story] ?? stories[0];
        return {
          story,
          mean: random.int(means[0], means[1]),
          shift: random.nonZeroInt(-150, 150),
          sd: random.int(sds[0], sds[1]),
          root: random.int(4, 12),
        };
      },
      (p) =>
        p.sd !== p.root &&
        Math.abs(z(p)) > 0.7 &&
        Math.abs(z(p)) < 4 &&
        Math.abs(Math.abs(z(p)) - 1.96) > 0.12 &&
        Math.abs(p.shift / 10 / p.sd) < 1.9 &&
        Number.isInteger((p.sd / p.root) * 100) &&
        Number.isInteger(Math.round(z(p) * 1e9) / 1e6),
    ),
  prompt: (p) =>
    `${storyOf(p).what} ${p.mean} ${storyOf(p).unit}, with a standard deviation of ${p.sd} ${storyOf(p).unit}. After a change, ${size(p)} ${storyOf(p).sample} have a mean of ${found(p)} ${storyOf(p).unit}. A two-sided z-test at the 5% level tests whether the mean has changed. What can you conclude?`,
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: right,
  steps: (p) => [
    start(
      `\\frac{${found(p)}-${p.mean}}{${p.sd}\\div\\sqrt{${size(p)}}}`,
      'The test statistic is the difference between the means, measured in standard deviations of the sample mean.',
      'How far is the sample mean from the old mean, in standard deviations of the sample mean?',
      'How much does the mean of a sample this size vary?',
    ),
    equal(
      `\\frac{${decimalText(p.shift / 10)}}{${decimalText(p.sd / p.root)}}`,
      'Work out the numerator and the denominator.',
      'Take the square root of the sample size first.',
      'What is the standard deviation of the sample mean?',
    ),
    equal(
      decimalText(z(p)),
      'This is the test statistic.',
      'Divide.',
      'Is the sample mean above or below the old mean?',
    ),
    step(
      'identity',
      rejects(p)
        ? `${decimalText(Math.abs(z(p)))}-1.96=${decimalText(Math.abs(z(p)) - 1.96)}`
        : `1.96-${decimalText(Math.abs(z(p)))}=${decimalText(1.96 - Math.abs(z(p)))}`,
      rejects(p) ? 'Its size is above 1.96.' : 'Its size is below 1.96.',
      'Compare the size of the test statistic with the critical value for the 5% level.',
      'What is the critical value for a two-sided test at the 5% level?',
    ),
    result(
      rejects(p) ? '\\text{Evidence of a change}' : '\\text{Not enough evidence}',
      'A test weighs up the evidence. It can’t prove anything.',
      'Decide whether there is enough evidence of a change.',
      'Would a sample like this be unusual if nothing had changed?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'spread-of-one-for-mean',
      compute: (p) => (rejects(p) ? noEvidence : null),
      firstWrongStep: 0,
      feedback: () => 'The difference is small compared with individual values, but the mean of a sample varies less.',
    },
    {
      misconceptionId: 'any-difference-as-evidence',
      compute: (p) => (rejects(p) ? null : evidence),
      firstWrongStep: 3,
      feedback: () => 'Sample means differ a little by chance. Is this difference bigger than you’d expect by chance?',
    },
    {
      misconceptionId: 'test-as-proof',
      compute: (p) => (rejects(p) ? provedChange : provedSame),
      firstWrongStep: 4,
      feedback: () =>
        'A sample can be misleading by chance, so a test weighs up the evidence but can’t prove anything.',
    },
  ],
  // Is the old mean inside the 95% interval around the sample mean?
  confirm(p) {
    const reach = (1.96 * p.sd) / Math.sqrt(p.root * p.root);
    const sampleMean = p.mean + p.shift / 10;
    const inside = p.mean > sampleMean - reach && p.mean < sampleMean + reach;
    return { kind: 'one-of', texts: [inside ? noEvidence : evidence] };
  },
  examples: [
    { seed: 's1', input: 'At the 5% level there is evidence that the mean has changed.', verdict: 'correct' },
    { seed: 's2', input: 'At the 5% level there is evidence that the mean has changed.', verdict: 'correct' },
    {
      seed: 's1',
      input: 'At the 5% level there is not enough evidence that the mean has changed.',
      verdict: 'wrong',
      misconceptionId: 'spread-of-one-for-mean',
    },
    {
      seed: 's1',
      input: 'The test proves that the mean has changed.',
      verdict: 'wrong',
      misconceptionId: 'test-as-proof',
    },
    {
      seed: 's4',
      input: 'At the 5% level there is evidence that the mean has changed.',
      verdict: 'wrong',
      misconceptionId: 'any-difference-as-evidence',
    },
  ],
});
