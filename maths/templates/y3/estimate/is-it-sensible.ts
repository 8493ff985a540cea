import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { textLine } from '../../y1/shared/text-line';

interface Params {
  person: string;
  a: number;
  b: number;
  /** What is added to the right answer; 0 where the claim is right. */
  slip: number;
}

const toHundred = (n: number) => 100 * Math.round(n / 100);
const cut = (n: number) => n - (n % 100);
const about = ({ a, b }: Params) => toHundred(a) + toHundred(b);
const claim = ({ a, b, slip }: Params) => a + b + slip;
const yes = 'Yes, that fits';
const no = (n: number) => `No, it is about ${n}`;
const right = (p: Params) => (p.slip === 0 ? yes : no(about(p)));

export const isItSensible = defineTemplate<Params>({
  id: 'y3/estimate/is-it-sensible',
  version: 1,
  topicId: '32-estimate',
  years: [3],
  difficulty: 'HARD',
  strategy: 'check-by-estimating',
  calculator: false,
  title: 'Does the answer make sense?',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        a: 100 * random.int(2, 5) + random.pick([-12, -8, -6, -4, -3, 4, 5, 7, 9]),
        b: 100 * random.int(2, 4) + random.pick([-11, -9, -7, -5, -2, 3, 6, 8]),
        slip: random.pick([0, 300, 400, -300]),
      }),
      (p) =>
        p.a !== p.b &&
        claim(p) > 100 &&
        [p.a, p.b].some((n) => n % 100 > 50) &&
        claim(p) < 1500 &&
        about(p) !== p.a + p.b,
    ),
  prompt: (p) => `${p.person} works out $${p.a}+${p.b}$ and gets ${claim(p)}. Does that make sense?`,
  answer: (p) => ({ kind: 'choice', model: right(p) }),
  correctChoice: right,
  steps: (p) => [
    step(
      'start',
      `${toHundred(p.a)}+${toHundred(p.b)}`,
      'Round each number to the nearest hundred.',
      'Which hundred is each number closest to?',
      'Which easy numbers are they close to?',
    ),
    step(
      'equal',
      String(about(p)),
      'This is close to the real answer.',
      'Add the hundreds.',
      'About how much should it be?',
    ),
    step(
      'result',
      textLine(right(p)),
      p.slip === 0 ? `${claim(p)} is close to ${about(p)}.` : `${claim(p)} is a long way from ${about(p)}.`,
      'Compare the answer with your estimate.',
      `Is ${claim(p)} close to your estimate?`,
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'any-answer-accepted',
      compute: (p) => (p.slip === 0 ? null : yes),
      firstWrongStep: 2,
      feedback: (p) => `Round both numbers first. Then see if ${claim(p)} is close.`,
    },
    {
      misconceptionId: 'rounds-by-truncation',
      compute: (p) => no(cut(p.a) + cut(p.b)),
      firstWrongStep: 0,
      feedback: () => 'You rounded down. Sometimes the hundred above is closer.',
    },
    {
      misconceptionId: 'estimate-as-exact',
      compute: (p) => (p.slip === 0 ? no(about(p)) : null),
      firstWrongStep: 2,
      feedback: () => 'An estimate doesn’t have to be the same number. Close is enough.',
    },
  ],
  confirm: (p) => {
    let exact = p.a;
    for (let i = 0; i < p.b; i += 1) exact += 1;
    if (exact === claim(p)) return { kind: 'one-of', texts: ['Yes, that fits'] };
    const hundreds = Array.from({ length: 15 }, (_, i) => 100 * i);
    const nearest = hundreds.reduce((best, n) => (Math.abs(n - exact) < Math.abs(best - exact) ? n : best));
    return { kind: 'one-of', texts: [`No, it is about ${nearest}`] };
  },
  examples: [
    { seed: 's1', input: 'No, it is about 800', verdict: 'correct' },
    { seed: 's2', input: 'Yes, that fits', verdict: 'wrong', misconceptionId: 'any-answer-accepted' },
    { seed: 's3', input: 'No, it is about 500', verdict: 'wrong', misconceptionId: 'rounds-by-truncation' },
    { seed: 's6', input: 'No, it is about 500', verdict: 'wrong', misconceptionId: 'estimate-as-exact' },
  ],
});
