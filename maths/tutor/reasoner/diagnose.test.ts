import { describe, expect, it } from 'vitest';
import type { QuestionContent } from '../../templates/index';
import { checkWorkingLine, type WorkingLine } from '../../working/index';
import { question, steps } from '../../working/question-for-tests';
import { diagnose } from './diagnose';
import { derivation, firstStepOfEachWay, nextStep, ready } from './next-step';

const equation = question({
  prompt: 'Solve $3(x-4)=2x+5$.',
  answer: { kind: 'number', model: '17', variable: 'x', question: 'Solve $3(x-4)=2x+5$.' },
  steps: steps(
    ['start', '3(x-4)=2x+5'],
    ['equivalent', '3x-12=2x+5'],
    ['equivalent', 'x-12=5'],
    ['equivalent', 'x=17'],
  ),
  wrongPaths: [
    {
      misconceptionId: 'distributes-to-first-only',
      answer: '9',
      feedback: 'The 3 multiplies both.',
      firstWrongStep: 1,
    },
  ],
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

const option = question({
  prompt: 'Which is longer?',
  answer: { kind: 'choice', model: 'b' },
  choices: [
    { id: 'a', text: 'the feather' },
    { id: 'b', text: 'the spoon' },
  ],
  steps: steps(['identity', '6-2=4'], ['identity', '5-0=5'], ['result', '\\text{the spoon}']),
  wrongPaths: [
    {
      misconceptionId: 'ends-compared-only',
      answer: 'the feather',
      feedback: 'Where do they begin?',
      firstWrongStep: 0,
    },
  ],
});

function written(of: QuestionContent, ...texts: string[]): WorkingLine[] {
  const lines: WorkingLine[] = [];
  for (const text of texts) {
    const checked = checkWorkingLine(of, lines, text);
    const isRead = checked.verdict !== 'UNREADABLE';
    lines.push({ text, carries: isRead && checked.carries, held: isRead && checked.statesAnswer });
  }
  return lines;
}

const diagnosed = (of: QuestionContent, ...texts: string[]) =>
  diagnose(of, written(of, ...texts.slice(0, -1)), texts.at(-1) ?? '');

describe('diagnose', () => {
  it.each([
    ['the next line', equation, ['3x-12=2x+5'], { verdict: 'expected', step: 1, skipped: 0 }],
    ['the same line in other writing', equation, ['2x + 5 = -12 + 3x'], { verdict: 'expected', step: 1 }],
    ['a skipped line', equation, ['x-12=5'], { verdict: 'expected', step: 2, skipped: 1 }],
    ['another way', equation, ['3x-12=2x+5', '3x=2x+17'], { verdict: 'detour', aside: false }],
    ['the same line once more', equation, ['3x-12=2x+5', '2x+5=3x-12'], { verdict: 'same' }],
    ['a longer line', equation, ['3x-12=2x+5', '3x-12+7+x=2x+5+7+x'], { verdict: 'longer' }],
    ['the way back', equation, ['3x-12=2x+5', '3(x-4)=2x+5'], { verdict: 'longer' }],
    ['the answer', equation, ['3x-12=2x+5', 'x=17'], { verdict: 'answer' }],
    ['a wrong answer', equation, ['x=9'], { verdict: 'answer' }],
    [
      'a rule on this line',
      equation,
      ['3x-4=2x+5'],
      { verdict: 'known', misconceptionIds: ['distributes-to-first-only'] },
    ],
    [
      'a moved term',
      equation,
      ['3x-12=2x+5', '3x=2x+5-12'],
      { verdict: 'known', misconceptionIds: ['moves-term-keeps-sign'] },
    ],
    ['one sound side', equation, ['3x-12=2x+9'], { verdict: 'half', part: { kind: 'side', side: 'left' } }],
    ['nonsense', equation, ['5x+y=100'], { verdict: 'unknown' }],
    ['broken maths', equation, ['3x-12=2x+'], { verdict: 'unreadable', at: 9 }],
    ['words', equation, ['expand the bracket'], { verdict: 'unreadable' }],
    [
      'tops and bottoms',
      story,
      ['2/3+1/4', '(2+1)/(3+4)'],
      { verdict: 'known', misconceptionIds: ['adds-numerators-and-denominators'] },
    ],
    ['another denominator', story, ['2/3+1/4', '16/24+6/24'], { verdict: 'detour' }],
    ['a value in another form', story, ['2/3+1/4', '22/24'], { verdict: 'answer' }],
    [
      'one sound term',
      story,
      ['2/3+1/4', '8/12+4/12'],
      { verdict: 'half', part: { kind: 'terms', holding: [0], of: 2 } },
    ],
    ['roots, one of them right', roots, ['(x-2)(x-3)=0', 'x=2 or x=5'], { verdict: 'answer' }],
    ['the right option', option, ['b'], { verdict: 'answer' }],
    ['a wrong option', option, ['the feather'], { verdict: 'answer' }],
    ['a line beside options', option, ['6-2=4'], { verdict: 'expected', step: 0 }],
  ])('%s', (_, of, texts, expected) => {
    expect(diagnosed(of, ...texts)).toMatchObject(expected);
  });

  it('names the last sound line', () => {
    expect(diagnosed(equation, '3x-12=2x+5', '3x=2x+9', '3x=2x+8').after).toEqual({ place: 0, text: '3x-12=2x+5' });
    expect(diagnosed(equation, '3x=2x+9').after).toEqual({ place: null, text: '3(x-4)=2x+5' });
  });
});

describe('diagnose, when the question is closed', () => {
  it.each([
    ['the answer', equation, 'x=17', { verdict: 'finished' }],
    ['a rule of the template', equation, 'x=9', { verdict: 'known', misconceptionIds: ['distributes-to-first-only'] }],
    ['the right option', option, 'b', { verdict: 'finished' }],
    ['a wrong option', option, 'the feather', { verdict: 'known', misconceptionIds: ['ends-compared-only'] }],
  ])('%s', (_, of, line, expected) => {
    expect(diagnose(of, [], line, { closed: true })).toMatchObject(expected);
  });
});

describe('what the reasoner may give', () => {
  it('goes on from the furthest line', () => {
    expect(nextStep(equation, [])).toMatchObject({ line: '3x-12=2x+5', place: 1 });
    expect(nextStep(equation, written(equation, '3x-12=2x+5'))).toMatchObject({ place: 2 });
    // What may be the answer moves no hint: it would tell whether it is.
    expect(nextStep(equation, written(equation, 'x=17'))).toEqual(nextStep(equation, []));
    expect(nextStep(equation, written(equation, 'x=5'))).toEqual(nextStep(equation, []));
  });

  it("goes on from the student's own way by the solver", () => {
    const lines = written(equation, '3x-12=2x+5', '3x=2x+17');
    expect(nextStep(equation, lines)).toMatchObject({ place: null, line: 'x=17' });
  });

  it('knows more ways than one', () => {
    expect(firstStepOfEachWay(roots).map(({ line }) => line)).toContain('(x-2)(x-3)=0');
    expect(firstStepOfEachWay(roots).length).toBeGreaterThan(1);
    expect(derivation(roots).map(({ line }) => line)).toEqual(roots.steps.map(({ line }) => line));
  });

  it('says when the working is ready', () => {
    expect(ready(equation, written(equation, '3x-12=2x+5'))).toBe(false);
    expect(ready(equation, written(equation, '3x-12=2x+5', 'x=17'))).toBe(true);
  });
});
