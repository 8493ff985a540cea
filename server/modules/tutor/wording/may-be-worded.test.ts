import { describe, expect, it } from 'vitest';
import { diagnose, freshContext, reply } from '../../../../maths/tutor/index';
import { question, steps } from '../../../../maths/working/question-for-tests';
import { wordedMove } from './may-be-worded';

const equation = question({
  prompt: 'Solve $2x+3=11$ for $x$.',
  answer: { kind: 'number', model: '4', variable: 'x' },
  steps: steps(['start', '2x+3=11'], ['equivalent', '2x=8'], ['equivalent', 'x=4']),
});

const moveAfter = (line: string) =>
  reply(freshContext, { type: 'LINE', diagnosis: diagnose(equation, [], line), rungs: [] }).move;

describe('what a model may word', () => {
  it.each(['x=4', 'x=5', '4', 'is it 5?', 'x-4=0'])('is never what is said to a final answer: %s', (line) => {
    expect(moveAfter(line)).toEqual({ kind: 'to-answer-field' });
    expect(wordedMove('PROBLEM_SOLVER', moveAfter(line))).toBeNull();
  });

  it('is what is said to a step', () => {
    expect(wordedMove('PROBLEM_SOLVER', moveAfter('2x=8'))).toBe('go-on');
  });

  it('is nothing of which all is shown as it stands, and nothing of another bot', () => {
    const fixed = ['worked-steps', 'example', 'show-misconception', 'look-at-answer', 'unheard-of'];
    expect(fixed.map((kind) => wordedMove('PROBLEM_SOLVER', { kind }))).toEqual(fixed.map(() => null));
    expect(wordedMove('GENERAL', { kind: 'hint' })).toBeNull();
  });
});
