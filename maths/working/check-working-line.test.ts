import { describe, expect, it } from 'vitest';
import type { QuestionContent } from '../templates/index';
import { checkWorkingLine, shownStart, type WorkingLine } from './index';
import { question, steps } from './question-for-tests';

const equation = question({
  prompt: 'Solve $3(x-4)=2x+5$.',
  answer: { kind: 'number', model: '17', variable: 'x', question: 'Solve $3(x-4)=2x+5$.' },
  steps: steps(['start', '3(x-4)=2x+5'], ['equivalent', '3x-12=2x+5'], ['equivalent', 'x=17']),
});

const story = question({
  prompt: 'A tank is two thirds full. A quarter more goes in. How full is it?',
  answer: { kind: 'number', model: '11/12', forms: [{ kind: 'lowest-terms' }], question: 'How full is it?' },
  steps: steps(
    ['start', '\\frac{2}{3}+\\frac{1}{4}'],
    ['equal', '\\frac{8}{12}+\\frac{3}{12}'],
    ['equal', '\\frac{11}{12}'],
  ),
});

const roots = question({
  prompt: 'Solve $x^2-5x+6=0$.',
  answer: { kind: 'solutions', model: 'x=2 or x=3', variable: 'x' },
  steps: steps(['start', 'x^2-5x+6=0'], ['equivalent', '(x-2)(x-3)=0'], ['equivalent', 'x=2\\text{ or }x=3']),
});

/** Types the lines one after another; what is said about the last one. */
function typed(of: QuestionContent, ...lines: string[]) {
  const before: WorkingLine[] = [];
  return lines
    .map((text) => {
      const checked = checkWorkingLine(of, before, text);
      if (checked.verdict !== 'UNREADABLE') before.push({ text, carries: checked.carries });
      return checked;
    })
    .at(-1);
}

describe('the line a working starts from', () => {
  it('is the formula of the prompt, never one that only the solution knows', () => {
    expect(shownStart(equation)).toBe('3(x-4)=2x+5');
    expect(shownStart(story)).toBeNull();
  });
});

describe('a line of working', () => {
  it.each([
    [['3x-12=2x+5'], 'CHECKED'],
    [['3x-12=2x+5', '3x=2x+17'], 'CHECKED'],
    [['3x-12=2x+5', '3x=2x+17', '5x=17'], 'LOOK_AGAIN'],
    // After a slip the last good line still counts, and so does the question.
    [['3x-12=2x+5', '5x=17', '3x=2x+17'], 'CHECKED'],
    [['5x=17', '3x-12=2x+5'], 'CHECKED'],
    [['3x−12 = 2x+5'], 'CHECKED'],
    [['expand the bracket first'], 'NOTED'],
    [['3x-12=2x+'], 'UNREADABLE'],
  ])('%j ends %s', (lines, verdict) => {
    expect(typed(equation, ...lines)?.verdict).toBe(verdict);
  });

  it('says what no longer holds, and which line still does', () => {
    expect(typed(equation, '3x-12=2x+5', '5x=17')).toMatchObject({ reason: 'other-solutions', comparedWith: 0 });
    expect(typed(story, '2/3+1/4', '=3/7+0')).toMatchObject({ reason: 'other-value', comparedWith: 0 });
    expect(typed(story, '2*4=9')).toMatchObject({ verdict: 'LOOK_AGAIN', reason: 'unequal-sides' });
  });

  it('tells other lines with the same solutions from lines of the same value', () => {
    expect(typed(roots, '(x-2)(x-3)=0')?.verdict).toBe('CHECKED');
    expect(typed(roots, '(x-2)(x-3)=0', 'x-2=0 or x-3=0')?.verdict).toBe('SAME_SOLUTIONS');
  });

  it('may begin where the story begins, and may be a calculation on the side', () => {
    expect(typed(story, '2/3+1/4')?.verdict).toBe('CHECKED');
    expect(typed(story, '2/3+1/4', '4*2=8')).toMatchObject({ verdict: 'CHECKED', carries: false });
    expect(typed(story, '2/3+1/4', '4*2=8', '=8/12+3/12')?.verdict).toBe('CHECKED');
    expect(typed(story, 'Amount of water = 2/3+1/4')?.verdict).toBe('CHECKED');
  });
});

describe('a line with the looks of an answer', () => {
  it.each([
    [equation, 'x=17'],
    [equation, 'x=5'],
    [equation, '17'],
    [story, '11/12'],
    [story, '3/7'],
    [story, '2/3+1/4=3/7'],
    [story, '2/3+1/4=11/12'],
    [roots, 'x=2 or x=3'],
    [roots, 'x=-2 or x=-3'],
  ])('is one whether it is right or wrong: %#, %s', (of, line) => {
    expect(typed(of, line)).toMatchObject({ statesAnswer: true });
  });

  it.each([
    [equation, '5x=17'],
    [equation, '3x-12=2x+5'],
    [story, '8/12+3/12'],
    [story, '4*2=8'],
    [roots, '(x-2)(x-3)=0'],
  ])('is none on the way: %#, %s', (of, line) => {
    expect(typed(of, line)).toMatchObject({ statesAnswer: false });
  });

  it('is judged by the key', () => {
    expect(typed(equation, 'x=17')?.verdict).toBe('CHECKED');
    expect(typed(equation, 'x=5')?.verdict).toBe('LOOK_AGAIN');
    expect(typed(roots, 'x=2')?.verdict).toBe('LOOK_AGAIN');
  });
});
