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
      'This part repeats again and again.',
      'Say the shapes out loud from the left.',
      'Where does the pattern start again?',
    ),
    step(
      'start',
      textLine(`last: ${last(p)}`),
      'This shape is just before the gap.',
      'Point to the last shape.',
      'Has the part finished, or is it still going?',
    ),
    step(
      'result',
      textLine(`a ${next(p)}`),
      'This shape comes next.',
      'Say the repeating part again, up to the gap.',
      'Does the whole pattern work now?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'pattern-repeats-last',
      compute: (p) => (last(p) === next(p) ? null : `a ${last(p)}`),
      firstWrongStep: 2,
      feedback: () => 'You chose the last shape again. Say the pattern from the left.',
    },
    {
      misconceptionId: 'pattern-part-mixed',
      compute: (p) => {
        const shape = other(p);
        return shape === undefined ? null : `a ${shape}`;
      },
      firstWrongStep: 2,
      feedback: () => 'That shape is in the pattern, but it doesn’t go here. Say it out loud.',
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
