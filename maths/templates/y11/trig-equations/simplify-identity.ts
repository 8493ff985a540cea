import { defineTemplate } from '../../format';
import { equal, start } from '../../worked-line';

/** An expression written with LaTeX functions of the letter, and lines towards its short form. */
interface Identity {
  question: (x: string) => string;
  lines: ((x: string) => string)[];
  answer: (x: string) => string;
  /** By sin² = 1 + cos² or its like. */
  squares: (x: string) => string;
  /** By taking a ratio for its reciprocal or for the other one. */
  swapped: (x: string) => string;
  /** The same in numbers, for confirming. */
  f: (x: number) => number;
}

const identities: Identity[] = [
  {
    question: (x) => `\\frac{1-\\cos^{2}${x}}{\\sin ${x}\\cos ${x}}`,
    lines: [(x) => `\\frac{\\sin^{2}${x}}{\\sin ${x}\\cos ${x}}`, (x) => `\\frac{\\sin ${x}}{\\cos ${x}}`],
    answer: (x) => `\\tan ${x}`,
    squares: (x) => `\\frac{1+\\sin^{2}${x}}{\\sin ${x}\\cos ${x}}`,
    swapped: (x) => `\\cot ${x}`,
    f: (x) => (1 - Math.cos(x) ** 2) / (Math.sin(x) * Math.cos(x)),
  },
  {
    question: (x) => `\\frac{1-\\sin^{2}${x}}{\\sin ${x}\\cos ${x}}`,
    lines: [(x) => `\\frac{\\cos^{2}${x}}{\\sin ${x}\\cos ${x}}`, (x) => `\\frac{\\cos ${x}}{\\sin ${x}}`],
    answer: (x) => `\\cot ${x}`,
    squares: (x) => `\\frac{1+\\cos^{2}${x}}{\\sin ${x}\\cos ${x}}`,
    swapped: (x) => `\\tan ${x}`,
    f: (x) => (1 - Math.sin(x) ** 2) / (Math.sin(x) * Math.cos(x)),
  },
  {
    question: (x) => `\\tan ${x}\\cos ${x}`,
    lines: [(x) => `\\frac{\\sin ${x}}{\\cos ${x}}\\times\\cos ${x}`],
    answer: (x) => `\\sin ${x}`,
    squares: (x) => `1+\\cos ${x}`,
    swapped: (x) => `\\cos ${x}`,
    f: (x) => Math.tan(x) * Math.cos(x),
  },
  {
    question: (x) => `\\sec ${x}\\cot ${x}`,
    lines: [(x) => `\\frac{1}{\\cos ${x}}\\times\\frac{\\cos ${x}}{\\sin ${x}}`, (x) => `\\frac{1}{\\sin ${x}}`],
    answer: (x) => `\\operatorname{cosec}${x}`,
    squares: (x) => `1+\\tan ${x}`,
    swapped: (x) => `\\sec ${x}`,
    f: (x) => 1 / Math.cos(x) / Math.tan(x),
  },
  {
    question: (x) => `\\sec^{2}${x}-\\tan^{2}${x}`,
    lines: [(x) => `1+\\tan^{2}${x}-\\tan^{2}${x}`],
    answer: () => '1',
    squares: () => '-1',
    swapped: (x) => `\\cot^{2}${x}`,
    f: (x) => 1 / Math.cos(x) ** 2 - Math.tan(x) ** 2,
  },
  {
    question: (x) => `(1-\\sin ${x})(1+\\sin ${x})`,
    lines: [(x) => `1-\\sin^{2}${x}`],
    answer: (x) => `\\cos^{2}${x}`,
    squares: (x) => `1+\\cos^{2}${x}`,
    swapped: (x) => `\\sin^{2}${x}`,
    f: (x) => (1 - Math.sin(x)) * (1 + Math.sin(x)),
  },
  {
    question: (x) => `\\sin ${x}+\\frac{\\cos^{2}${x}}{\\sin ${x}}`,
    lines: [(x) => `\\frac{\\sin^{2}${x}+\\cos^{2}${x}}{\\sin ${x}}`, (x) => `\\frac{1}{\\sin ${x}}`],
    answer: (x) => `\\operatorname{cosec}${x}`,
    squares: (x) => `\\cot ${x}`,
    swapped: (x) => `\\sec ${x}`,
    f: (x) => Math.sin(x) + Math.cos(x) ** 2 / Math.sin(x),
  },
  {
    question: (x) => `\\cos ${x}+\\sin ${x}\\tan ${x}`,
    lines: [
      (x) => `\\cos ${x}+\\frac{\\sin^{2}${x}}{\\cos ${x}}`,
      (x) => `\\frac{\\cos^{2}${x}+\\sin^{2}${x}}{\\cos ${x}}`,
      (x) => `\\frac{1}{\\cos ${x}}`,
    ],
    answer: (x) => `\\sec ${x}`,
    squares: (x) => `\\tan ${x}`,
    swapped: (x) => `\\operatorname{cosec}${x}`,
    f: (x) => Math.cos(x) + Math.sin(x) * Math.tan(x),
  },
];

interface Params {
  identity: number;
  letter: string;
}

const letters = ['x', '\\theta', '\\alpha', '\\beta', 'A'];
const of = (p: Params) => identities[p.identity] as Identity;
const option = (text: string) => `$${text}$`;

export const simplifyIdentity = defineTemplate<Params>({
  id: 'y11/trig-equations/simplify-identity',
  version: 1,
  topicId: '197-trig-identities-and-equations',
  years: [11],
  difficulty: 'NORMAL',
  strategy: 'simplify-by-identities',
  calculator: false,
  title: 'Simplify a trigonometric expression',
  params: (random) => ({ identity: random.int(0, identities.length - 1), letter: random.pick(letters) }),
  prompt: (p) => `Which expression is equal to $${of(p).question(p.letter)}$ wherever both are defined?`,
  answer: (p) => ({ kind: 'choice', model: option(of(p).answer(p.letter)) }),
  correctChoice: (p) => option(of(p).answer(p.letter)),
  steps(p) {
    const { question, lines, answer } = of(p);
    return [
      start(
        question(p.letter),
        'Write everything in terms of sine and cosine, or look for a square you can replace with an identity.',
        'Look for a square or a ratio you can replace.',
        'Which identities involve the parts you can see here?',
      ),
      ...lines.map((line) => ({
        ...equal(
          line(p.letter),
          'Use an identity to replace one part, or cancel a common factor.',
          'Replace one part at a time.',
          'What can you replace or cancel now?',
        ),
        relation: 'start' as const,
      })),
      {
        ...equal(
          answer(p.letter),
          'This is the simplest form.',
          'Name the ratio that is left.',
          'Which ratio is this?',
        ),
        relation: 'result' as const,
      },
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'pythagorean-identity-sign',
      compute: (p) => option(of(p).squares(p.letter)),
      firstWrongStep: 1,
      feedback: () => 'The squares of sine and cosine add up to one. What does that make each of them?',
    },
    {
      misconceptionId: 'reciprocal-ratio-mixed-up',
      compute: (p) => option(of(p).swapped(p.letter)),
      firstWrongStep: 1,
      feedback: () => 'Try an angle such as $\\frac{\\pi}{3}$ in both expressions: are they equal?',
    },
  ],
  confirm(p) {
    // Compare in numbers with each short form that a textbook knows.
    const known: [string, (x: number) => number][] = [
      [`\\tan ${p.letter}`, Math.tan],
      [`\\cot ${p.letter}`, (x) => 1 / Math.tan(x)],
      [`\\sin ${p.letter}`, Math.sin],
      [`\\cos ${p.letter}`, Math.cos],
      [`\\sec ${p.letter}`, (x) => 1 / Math.cos(x)],
      [`\\operatorname{cosec}${p.letter}`, (x) => 1 / Math.sin(x)],
      [`\\sin^{2}${p.letter}`, (x) => Math.sin(x) ** 2],
      [`\\cos^{2}${p.letter}`, (x) => Math.cos(x) ** 2],
      [`\\cot^{2}${p.letter}`, (x) => 1 / Math.tan(x) ** 2],
      ['1', () => 1],
    ];
    const same = (g: (x: number) => number) => [0.3, 0.9, 2.1, 4, 5.7].every((x) => Math.abs(g(x) - of(p).f(x)) < 1e-9);
    return { kind: 'one-of', texts: known.filter(([, g]) => same(g)).map(([text]) => option(text)) };
  },
  examples: [
    { seed: 's1', input: '$\\sin A$', verdict: 'correct' },
    { seed: 's2', input: '$\\sin \\alpha$', verdict: 'correct' },
    { seed: 's1', input: '$1+\\cos A$', verdict: 'wrong', misconceptionId: 'pythagorean-identity-sign' },
    { seed: 's1', input: '$\\cos A$', verdict: 'wrong', misconceptionId: 'reciprocal-ratio-mixed-up' },
  ],
});
