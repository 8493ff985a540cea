import { describe, expect, it } from 'vitest';
import { answerToLatex } from './answer-to-latex';
import { checkAnswer, sameAnswer } from './check-answer';
import { numericValues } from './numeric-values';
import type { AnswerSpec } from './types';

describe('verdicts', () => {
  it('names the form that is missing, in words', () => {
    const spec: AnswerSpec = { kind: 'number', model: '2.50', forms: [{ kind: 'decimal-places', places: 2 }] };
    expect(checkAnswer(spec, '2.5')).toEqual({
      kind: 'wrong-form',
      form: 'decimal-places',
      message: 'Right value. Now write it with 2 decimal places.',
    });
  });

  it('names what money lacks in words for money', () => {
    const spec: AnswerSpec = { kind: 'money', model: '$4.50', forms: [{ kind: 'simplified' }] };
    expect(checkAnswer(spec, '$4+$0.50')).toMatchObject({
      message: 'Right amount. Now work it out as a single amount of money.',
    });
  });

  it('asks for the left side of a rule', () => {
    expect(checkAnswer({ kind: 'equation', model: 'y=2x+1' }, '2x+1')).toMatchObject({
      message: 'Right rule. Now write it as an equation: y = …',
    });
  });

  it('says where an answer cannot be read', () => {
    expect(checkAnswer({ kind: 'number', model: '5' }, '2+(3')).toEqual({
      kind: 'unreadable',
      message: 'A bracket ) is missing.',
      at: 4,
    });
  });

  it.each(['9^9^9^9', '(((((', 'x'.repeat(201), '9'.repeat(150) + '^'.repeat(40), '\\frac{'.repeat(30), '5\u0007'])(
    'does not try to work out %s',
    (text) => {
      expect(checkAnswer({ kind: 'number', model: '5' }, text).kind).toBe('unreadable');
    },
  );
});

describe('the same answer', () => {
  const spec: AnswerSpec = { kind: 'number', model: '11/12', forms: [{ kind: 'lowest-terms' }], variable: 'x' };
  it('ignores form and the model', () => {
    expect(sameAnswer(spec, '\\frac{8}{14}', '4/7')).toBe(true);
    expect(sameAnswer(spec, 'x=4/7', '4/7')).toBe(true);
    expect(sameAnswer(spec, '11/12', '4/7')).toBe(false);
    expect(sameAnswer(spec, 'nonsense(', '4/7')).toBe(false);
  });

  it('reads a decimal where a remainder is asked for, so that this mistake can be told', () => {
    const division: AnswerSpec = { kind: 'quotient', model: '95 r 3' };
    expect(sameAnswer(division, '95.3', '95.3')).toBe(true);
    expect(sameAnswer(division, '95.30', '95.3')).toBe(true);
    expect(sameAnswer(division, '95.3', '95 r 3')).toBe(false);
  });

  it('tells an antiderivative with its constant from one without', () => {
    const integral: AnswerSpec = { kind: 'expression', model: 'x^3+C', variable: 'x', upToConstant: true };
    expect(sameAnswer(integral, 'x^2', 'x^2')).toBe(true);
    expect(sameAnswer(integral, 'x^2+k', 'x^2+C')).toBe(true);
    expect(sameAnswer(integral, 'x^2+C', 'x^2')).toBe(false);
    expect(sameAnswer(integral, 'x^2', 'x^2+C')).toBe(false);
  });
});

describe('answers to show', () => {
  it.each<[AnswerSpec, string, string]>([
    [{ kind: 'number', model: '1' }, '2/3', '\\frac{2}{3}'],
    [{ kind: 'list', model: '1' }, '2 4 8', '2,\\ 4,\\ 8'],
    [{ kind: 'quantity', model: '5 km/h', unit: 'km/h' }, '5 km/h', '5\\,\\mathrm{km}/\\mathrm{h}'],
    [{ kind: 'time', model: '2:35 pm' }, '2:35 pm', '\\text{2:35 pm}'],
    [{ kind: 'number', model: '3/4' }, 'three quarters', '\\text{three quarters}'],
    [{ kind: 'number', model: '300' }, '3 x 10^2', '3\\times 10^{2}'],
    [{ kind: 'quantity', model: '040°', unit: '°' }, 'N40°E', '\\text{N40°E}'],
    [{ kind: 'number', model: '12' }, '12 red apples', '12\\text{ red apples}'],
    [{ kind: 'coordinate', model: '(1,2)' }, 'i+2j', 'i+2j'],
    [{ kind: 'number', model: '1' }, '50% & $_{', '\\text{50\\% \\& \\$\\_\\{}'],
  ])('%j %s', (spec, text, latex) => {
    expect(answerToLatex(spec, text)).toBe(latex);
  });
});

describe('numeric values', () => {
  it.each<[string, number[] | null]>([
    ['3/4', [0.75]],
    ['x=2 or x=-3', [2, -3]],
    ['(2,-3)', [2, -3]],
    ['5 cm', [5]],
    ['$4.50', [4.5]],
    ['7 r 3', [7, 3]],
    ['3:4', [3, 4]],
    ['25%', [0.25]],
    ['2:35 pm', [875]],
    ['x+1', null],
    ['(', null],
  ])('%s', (text, values) => {
    expect(numericValues(text)).toEqual(values);
  });
});
