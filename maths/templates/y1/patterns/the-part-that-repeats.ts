import { defineTemplate } from '../../format';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { drawPattern, type Pattern, patternFigure, patternRow, smallestPeriod } from '../shared/pattern';
import { textLine } from '../shared/text-line';

interface Params {
  person: string;
  pattern: Pattern;
}

const words = (shapes: string[]) => shapes.join(', ');
const part = ({ pattern }: Params) => words(pattern.unit);

export const thePartThatRepeats = defineTemplate<Params>({
  id: 'y1/patterns/the-part-that-repeats',
  version: 1,
  topicId: '7-repeating-patterns',
  years: [1],
  difficulty: 'NORMAL',
  strategy: 'find-the-repeating-part',
  calculator: false,
  title: 'Which part repeats?',
  params: (random) => ({ person: random.pick(people), pattern: drawPattern(random, 3, false) }),
  prompt: (p) => `${p.person} puts shapes in a row. Which part repeats?`,
  figure: (p) => patternFigure(p.pattern, false),
  answer: (p) => ({ kind: 'choice', model: part(p) }),
  correctChoice: part,
  steps: (p) => [
    step(
      'start',
      textLine(`first: ${p.pattern.unit[0]}`),
      'The pattern starts with this shape.',
      'Point to the first shape.',
      'Which shape comes first?',
    ),
    step(
      'start',
      textLine(`${part(p)} and ${part(p)}`),
      'Then the same shapes come again.',
      'Find where the pattern starts again.',
      'Where do the same shapes start again?',
    ),
    step(
      'result',
      textLine(part(p)),
      'This is the shortest part that repeats.',
      'Stop just before it starts again.',
      'Can you make the whole row with just this part?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'pattern-unit-cut-short',
      compute: ({ pattern }) => words(pattern.unit.slice(0, -1)),
      firstWrongStep: 1,
      feedback: () => 'Say your part again and again. What’s missing?',
    },
    {
      misconceptionId: 'pattern-unit-too-long',
      compute: ({ pattern }) => words([...pattern.unit, pattern.unit[0] ?? '']),
      firstWrongStep: 2,
      feedback: () => 'Your part is too long. Its last shape starts the next part.',
    },
  ],
  confirm: (p) => {
    const row = patternRow(p.pattern);
    return { kind: 'one-of', texts: [row.slice(0, smallestPeriod(row)).join(', ')] };
  },
  examples: [
    { seed: 's1', input: 'star, hexagon, hexagon', verdict: 'correct' },
    { seed: 's2', input: 'square, square', verdict: 'wrong', misconceptionId: 'pattern-unit-cut-short' },
    {
      seed: 's3',
      input: 'triangle, square, circle, triangle',
      verdict: 'wrong',
      misconceptionId: 'pattern-unit-too-long',
    },
    { seed: 's7', input: 'triangle, triangle, square', verdict: 'correct' },
  ],
});
