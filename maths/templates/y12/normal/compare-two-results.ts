import { defineTemplate } from '../../format';
import { decimalText } from '../../number-text';
import { drawUntil } from '../../primary/draw-until';
import { equal, result, start } from '../../worked-line';

/** Two results, each with the mean and the standard deviation of its group. The z-scores are in tenths. */
interface Params {
  story: number;
  means: [number, number];
  sds: [number, number];
  zs: [number, number];
}

const stories = [
  { who: 'Sione', a: 'Geography', b: 'Music', what: 'marks' },
  { who: 'Willow', a: 'Physics', b: 'Drama', what: 'marks' },
  { who: 'Dinesh', a: 'English', b: 'Economics', what: 'marks' },
  { who: 'Elena', a: 'French', b: 'Biology', what: 'marks' },
  { who: 'Jarrah', a: 'History', b: 'Chemistry', what: 'marks' },
] as const;

const storyOf = (p: Params) => stories[p.story] ?? stories[0];
const mark = (p: Params, i: 0 | 1) => p.means[i] + (p.zs[i] * p.sds[i]) / 10;
const better = (subject: string) => `The result in ${subject} is better compared with the others.`;
const best = (p: Params): 0 | 1 => (p.zs[0] > p.zs[1] ? 0 : 1);
const subject = (p: Params, i: 0 | 1) => (i === 0 ? storyOf(p).a : storyOf(p).b);
const right = (p: Params) => better(subject(p, best(p)));
const same = 'Both results are equally good compared with the others.';

export const compareTwoResults = defineTemplate<Params>({
  id: 'y12/normal/compare-two-results',
  version: 1,
  topicId: '187-normal-distribution-z-scores',
  years: [12],
  difficulty: 'NORMAL',
  strategy: 'compare-by-z-scores',
  calculator: true,
  title: 'Compare two results using z-scores',
  params: (random) =>
    drawUntil(
      () => ({
        story: random.int(0, stories.length - 1),
        means: [random.int(52, 74), random.int(52, 74)] as Params['means'],
        sds: [random.int(4, 16), random.int(4, 16)] as Params['sds'],
        zs: [random.int(3, 25), random.int(3, 25)] as Params['zs'],
      }),
      (p) => {
        const other = best(p) === 0 ? 1 : 0;
        const [m, n] = [mark(p, best(p)), mark(p, other)];
        // The better result has the lower mark, or the marks are the same.
        return (
          [m, n].every((value) => Number.isInteger(value) && value < 100) && m <= n && Math.abs(p.zs[0] - p.zs[1]) > 1
        );
      },
    ),
  prompt: (p) =>
    `${storyOf(p).who} gets ${mark(p, 0)} in ${storyOf(p).a}, where the mean is ${p.means[0]} and the standard deviation is ${p.sds[0]}. ${storyOf(p).who}’s mark in ${storyOf(p).b} is ${mark(p, 1)}, where the mean is ${p.means[1]} and the standard deviation is ${p.sds[1]}. Both sets of marks are normally distributed. Which statement is correct?`,
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: right,
  steps: (p) => [
    start(
      `\\frac{${mark(p, 0)}-${p.means[0]}}{${p.sds[0]}}`,
      `This is the z-score in ${storyOf(p).a}.`,
      'Find how many standard deviations each mark is above its mean.',
      `How many standard deviations is the mark in ${storyOf(p).a} above the mean?`,
    ),
    equal(decimalText(p.zs[0] / 10), 'Work it out.', 'Subtract, then divide.', 'What is the first z-score?'),
    start(
      `\\frac{${mark(p, 1)}-${p.means[1]}}{${p.sds[1]}}`,
      `This is the z-score in ${storyOf(p).b}.`,
      'Do the same for the other subject.',
      `How many standard deviations is the mark in ${storyOf(p).b} above the mean?`,
    ),
    equal(decimalText(p.zs[1] / 10), 'Work it out.', 'Subtract, then divide.', 'What is the second z-score?'),
    result(
      `\\text{${subject(p, best(p))}}`,
      'The larger z-score is the better result compared with the others.',
      'Compare the two z-scores.',
      'Which z-score is larger, and what does that tell you?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'deviation-not-standardised',
      compute(p) {
        const [d, e] = [mark(p, 0) - p.means[0], mark(p, 1) - p.means[1]];
        return d === e ? same : null;
      },
      firstWrongStep: 0,
      feedback: () => 'Both marks are the same distance from the mean, but the marks are spread out differently.',
    },
    {
      misconceptionId: 'raw-marks-compared',
      compute: (p) => (mark(p, 0) === mark(p, 1) ? null : better(subject(p, best(p) === 0 ? 1 : 0))),
      firstWrongStep: 0,
      feedback: () => 'You compared the raw marks. A high mark may be more common in one subject than in the other.',
    },
    {
      misconceptionId: 'same-score-same-standing',
      compute: (p) => {
        const [d, e] = [mark(p, 0) - p.means[0], mark(p, 1) - p.means[1]];
        return d === e ? null : same;
      },
      firstWrongStep: 4,
      feedback: () => 'Both are above the mean, but not by the same number of standard deviations.',
    },
  ],
  // What share of each group lies above? Integrate the bell curve.
  confirm(p) {
    const above = (z: number) => {
      let area = 0;
      for (let x = z; x < 6; x += 0.001) area += Math.exp((-x * x) / 2) * 0.001;
      return area;
    };
    const standing = ([0, 1] as const).map((i) => above((mark(p, i) - p.means[i]) / p.sds[i]));
    return { kind: 'one-of', texts: [better((standing[0] ?? 0) < (standing[1] ?? 0) ? storyOf(p).a : storyOf(p).b)] };
  },
  examples: [
    { seed: 's1', input: 'The result in Chemistry is better compared with the others.', verdict: 'correct' },
    { seed: 's2', input: 'The result in Economics is better compared with the others.', verdict: 'correct' },
    {
      seed: 's1',
      input: 'The result in History is better compared with the others.',
      verdict: 'wrong',
      misconceptionId: 'raw-marks-compared',
    },
    {
      seed: 's1',
      input: 'Both results are equally good compared with the others.',
      verdict: 'wrong',
      misconceptionId: 'same-score-same-standing',
    },
    {
      seed: 's16',
      input: 'Both results are equally good compared with the others.',
      verdict: 'wrong',
      misconceptionId: 'deviation-not-standardised',
    },
  ],
});
