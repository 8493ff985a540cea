import { describe, expect, it } from 'vitest';
import type { QuestionContent } from '../templates/index';
import { checkClosedLine, checkWorkingLine, shownStart, type WorkingLine } from './index';
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
    [['3x-12=2x+5', '3x=2x+18'], 'LOOK_AGAIN'],
    [['3x-12=2x+5', 'x-12=6'], 'LOOK_AGAIN'],
    // A line is judged whole.
    [['3x-12=2x+5=3x-12=7'], 'LOOK_AGAIN'],
    [['3*4=12=13'], 'LOOK_AGAIN'],
    // After a slip the last good line still counts, and so does the question.
    [['3x-12=2x+5', '3x=2x+18', '3x=2x+17'], 'CHECKED'],
    [['3x=2x+18', '3x-12=2x+5'], 'CHECKED'],
    [['3x−12 = 2x+5'], 'CHECKED'],
    [['expand the bracket first'], 'NOTED'],
    [['3x-12=2x+'], 'UNREADABLE'],
  ])('%j ends %s', (lines, verdict) => {
    expect(typed(equation, ...lines)?.verdict).toBe(verdict);
  });

  it('says what no longer holds, and which line still does', () => {
    expect(typed(equation, '3x-12=2x+5', '3x=2x+18')).toMatchObject({ reason: 'other-solutions', comparedWith: 0 });
    expect(typed(story, '2/3+1/4', '=8/12+4/12')).toMatchObject({ reason: 'other-value', comparedWith: 0 });
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

describe('a line that says what the answer is', () => {
  const held = { verdict: 'NOTED', reason: null, statesAnswer: true, carries: false };

  it.each([
    [
      equation,
      ['x=17', 'x=5', '17', '17 right?', 'is it 5?', 'x-17=0', 'x-5=0', '0=x-17', '17+0', '5*1', '2x=34', '5x=17'],
    ],
    [equation, ['-x=-17', 'x+1=18', 'x=17 or x=5', '34/2', '17.0', 'x^2=289', 'x+y-y=17', '(x-17)*1=0', '17=x']],
    [story, ['11/12', '3/7', '2/3+1/4=3/7', '2/3+1/4=11/12', '22/24', '0.9167', '11/12 of a tank', 'i got 11/12']],
    [story, ['11/12+0', '11/12*1', '1-1/12', '10/12+1/12', 'my answer is 3/7', 'eleven twelfths']],
    [roots, ['x=2 or x=3', 'x=-2 or x=-3', 'x=2', 'x-2=0', '2 and 3', '2, 3', 'is it 2 or 3?', '(x-2)=0']],
  ])('gets no verdict, right or wrong, while the question is open: %#', (of, lines) => {
    for (const line of lines) expect([line, typed(of, line)]).toMatchObject([line, held]);
  });

  it.each([
    [equation, ['3x-12=2x+5', 'x-12=5', '3x-12-2x=5', '3x=2x+17', 'x+12=-5']],
    [story, ['8/12+3/12', '4*2=8', '2/3+1/4']],
    [roots, ['(x-2)(x-3)=0', 'x^2-2x-3x+6=0', 'x(x-5)=-6']],
  ])('is none on the way: %#', (of, lines) => {
    for (const line of lines) expect([line, typed(of, line)]).toMatchObject([line, { statesAnswer: false }]);
  });

  it('is judged when the question is closed, and then whole', () => {
    const closed = (of: QuestionContent, line: string) => checkClosedLine(of, [], line).verdict;
    expect(closed(equation, 'x=17')).toBe('CHECKED');
    expect(closed(equation, 'i got 17')).toBe('CHECKED');
    expect(closed(equation, 'x=5')).toBe('LOOK_AGAIN');
    expect(closed(equation, '3x=51=x=17')).toBe('LOOK_AGAIN');
    expect(closed(story, '2/3+1/4=3/7=11/12')).toBe('LOOK_AGAIN');
    expect(closed(roots, 'x=2')).toBe('LOOK_AGAIN');
  });

  it('leads to nothing', () => {
    expect(typed(equation, 'x=17', '3x-12=2x+5')).toMatchObject({ comparedWith: null });
  });
});
