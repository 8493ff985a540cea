import { expect, it } from 'vitest';
import type { AnswerSpec } from '../../../../maths/engine/index';
import { makeInstance, type QuestionContent, templates } from '../../../../maths/templates/index';
import { nearestTruth } from './nearest-truth';
import { showsAnswer } from './shows-answer';

const asking = (answer: AnswerSpec, change: Partial<QuestionContent> = {}): QuestionContent => ({
  templateId: 'test',
  version: 1,
  prompt: 'Find it.',
  instruction: null,
  figure: null,
  answer,
  choices: null,
  steps: [],
  wrongPaths: [],
  ...change,
});

const line = { relation: 'start' as const, reason: '', hint: '', ask: '' };

it.each<[AnswerSpec, string, string]>([
  [{ kind: 'number', model: '12' }, '-12', 'The size is right. Check the sign.'],
  [{ kind: 'number', model: '1.2' }, '120', 'The digits are right. Check the decimal point.'],
  [{ kind: 'number', model: '3/4' }, '4/3', 'The right numbers, upside down.'],
  [{ kind: 'number', model: '12' }, '2y', 'The question asks for a number, with no letters.'],
  [{ kind: 'coordinate', model: '(2, -3)' }, '(2, 3)', 'Only the second number isn’t right yet.'],
  [{ kind: 'coordinate', model: '(2, -3)' }, '(-3, 2)', 'Both numbers are right. Check their order.'],
  [{ kind: 'coordinate', model: '(2, -3)' }, '2', 'Two numbers are needed.'],
  [
    { kind: 'solutions', model: 'x=2 or x=-3', variable: 'x' },
    'x=2',
    'What you have is right, but something is missing.',
  ],
  [{ kind: 'solutions', model: 'x=2 or x=-3', variable: 'x' }, 'x=2 or x=3', 'One of your two values is right.'],
  [{ kind: 'quotient', model: '7 r 3' }, '7 r 4', 'The whole number is right. Check the remainder.'],
  [{ kind: 'inequality', model: 'x>4', variable: 'x' }, 'x<4', 'The number is right. Check the direction of the sign.'],
  [{ kind: 'inequality', model: 'x>4', variable: 'x' }, 'x>=4', 'Nearly. Is the number at the end included?'],
  [
    { kind: 'inequality', model: 'x>4', variable: 'x' },
    '5',
    'The question asks for every number that works, not just one.',
  ],
  [{ kind: 'equation', model: 'y=2x+3' }, '2', 'That’s the gradient. The question asks for the whole rule.'],
  [{ kind: 'equation', model: 'y=2x+3' }, '2x+3', 'The question asks for an equation, so include an equals sign.'],
  [{ kind: 'equation', model: 'y=2x+3' }, 'y=2x+5', 'The terms with $x$ are right. Check the number on its own.'],
  [{ kind: 'equation', model: 'y=2x+3' }, 'y=4x+3', 'The number on its own is right. Check the rest.'],
  [{ kind: 'expression', model: '6x+15' }, '21', 'The question asks for an expression with $x$, not just a number.'],
  [
    { kind: 'expression', model: 'x^2+C', variable: 'x', upToConstant: true },
    '7',
    'The question asks for an expression with $x$, not just a number.',
  ],
  [{ kind: 'expression', model: '6x+15' }, '6x+5', 'The terms with $x$ are right. Check the number on its own.'],
  [{ kind: 'expression', model: '2-x' }, 'x-2', 'Every sign is the wrong way round.'],
])('%o, answered %s: %s', (answer, typed, says) => {
  expect(nearestTruth(asking(answer), typed)).toBe(says);
});

it('does not call an expression without its constant a number', () => {
  const answer: AnswerSpec = { kind: 'expression', model: 'x^2+C', variable: 'x', upToConstant: true };
  expect(nearestTruth(asking(answer), 'x^3')).toBeNull();
});

it('knows a value on the way, and a number of the question', () => {
  const question = asking(
    { kind: 'number', model: '88' },
    {
      prompt: 'A coat costs $80$ dollars.',
      steps: [
        { ...line, line: '80\\times 0.1' },
        { ...line, line: '88' },
      ],
    },
  );
  expect(nearestTruth(question, '8')).toBe('That’s a step along the way. Keep going from there.');
  expect(nearestTruth({ ...question, steps: [] }, '80')).toBe(
    'That number is given in the question. What do you need to find?',
  );
});

it('says nothing where it knows nothing', () => {
  expect(nearestTruth(asking({ kind: 'number', model: '12' }), '17')).toBeNull();
  expect(nearestTruth(asking({ kind: 'expression', model: '6x+15' }), '7x+1')).toBeNull();
});

it('never says the answer of any question, whatever is typed', () => {
  for (const template of templates) {
    const question = makeInstance(template, 's1');
    for (const typed of [
      '1',
      '-2',
      '3/4',
      'x',
      '2x+1',
      '(1, 2)',
      'x=1 or x=2',
      ...question.wrongPaths.map(({ answer }) => answer),
    ]) {
      const truth = nearestTruth(question, typed);
      if (truth !== null) expect(showsAnswer(question, truth), `${template.id}: ${truth}`).toBe(false);
    }
  }
});
