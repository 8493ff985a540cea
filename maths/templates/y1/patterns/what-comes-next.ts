import { defineTemplate } from '../../format';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { drawPattern, type Pattern, patternFigure, patternRow, smallestPeriod } from '../shared/pattern';
import { textLine } from '../shared/text-line';

interface Params {
  person: string;
  pattern: Pattern;
}

const next = ({ pattern }: Params) => pattern.unit[pattern.shown % pattern.unit.length] ?? 'circle';
const last = ({ pattern }: Params) => patternRow(pattern).at(-1) ?? 'circle';
const other = (p: Params) => p.pattern.unit.find((shape) => shape !== next(p) && shape !== last(p));

export const whatComesNext = defineTemplate<Params>({
  id: 'y1/patterns/what-comes-next',
  version: 1,
  topicId: '7-repeating-patterns',
  years: [1],
  difficulty: 'EASY',
  strategy: 'say-the-pattern-on',
  calculator: false,
  title: 'What comes next?',
  params: (random) => ({ person: random.pick(people), pattern: drawPattern(random, 2, true) }),
  prompt: (p) => `${p.person} makes a pattern. What comes next?`,
  figure: (p) => patternFigure(p.pattern, true),
  answer: (p) => ({ kind: 'choice', model: `a ${next(p)}` }),
  correctChoice: (p) => `a ${next(p)}`,
  steps: (p) => [
    step(
      'start',
      textLine(p.pattern.unit.join(', ')),
      'This part comes again and again.',
      'Say the shapes aloud from the left.',
      'Where does the row begin again?',
    ),
    step(
      'start',
      textLine(`last: ${last(p)}`),
      'This shape is just before the empty place.',
      'Point to the last shape.',
      'Is the part at its end, or still going?',
    ),
    step(
      'result',
      textLine(`a ${next(p)}`),
      'The part goes on with this shape.',
      'Say the part once more, up to the empty place.',
      'Does the whole row fit now?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'pattern-repeats-last',
      compute: (p) => (last(p) === next(p) ? null : `a ${last(p)}`),
      firstWrongStep: 2,
      feedback: () => 'You took the last shape again. Say the whole part from the left.',
    },
    {
      misconceptionId: 'pattern-part-mixed',
      compute: (p) => {
        const shape = other(p);
        return shape === undefined ? null : `a ${shape}`;
      },
      firstWrongStep: 2,
      feedback: () => 'That shape is in the pattern, but not at this place. Say the row aloud.',
    },
  ],
  confirm: (p) => {
    const row = patternRow(p.pattern);
    return { kind: 'one-of', texts: [`a ${row[row.length - smallestPeriod(row)]}`] };
  },
  examples: [
    { seed: 's1', input: 'a star', verdict: 'correct' },
    { seed: 's3', input: 'a star', verdict: 'wrong', misconceptionId: 'pattern-repeats-last' },
    { seed: 's3', input: 'a square', verdict: 'wrong', misconceptionId: 'pattern-part-mixed' },
    { seed: 's7', input: 'a square', verdict: 'correct' },
  ],
});
