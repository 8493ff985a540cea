import { describe, expect, it } from 'vitest';
import { answerToLatex } from './answer-to-latex';
import { checkAnswer, sameAnswer } from './check-answer';
import { checkStep } from './check-step';
import { ONE_CHECK, takeOperationsSpent } from './limits';
import { numericValues } from './numeric-values';
import { isRoundedFrom } from './rounded-answer';
import type { AnswerKind, AnswerSpec } from './types';

const repeat = (count: number, piece: (index: number) => string, join = '') =>
  Array.from({ length: count }, (_, index) => piece(index)).join(join);
const letter = (index: number) => 'abcdfghjklmnopqrstuvwxyz'[index % 24] ?? 'x';

/** What made the checker slow once, or would: every kind of heavy work it can be given in 200 characters. */
const monsters: Record<string, string> = {
  'a power of a sum': '(x+y+z+1)^39',
  'a power of a long sum': `(${repeat(12, letter, '+')})^9`,
  'powers within powers': '((((x+1)^9)^9)^9)^9',
  'a long product of brackets': repeat(22, (i) => `(${letter(i)}+${letter(i + 5)})`),
  'a product with roots': repeat(24, (i) => `(x+√${i + 2})`),
  'powers of sums of roots': '(√2+√3+√5+√7+√11+√13)^20',
  'roots within roots': `${'√(1+'.repeat(20)}x${')'.repeat(20)}`,
  'fractions within fractions': `${'1/(x+'.repeat(24)}y${')'.repeat(24)}`,
  'mixed numerals within fractions': `${'1\\frac{'.repeat(15)}1${'}{2}'.repeat(15)}`,
  'a sum of fractions': repeat(24, (i) => `1/(x+${i + 1})`, '+'),
  'a sum of fractions in many unknowns': repeat(20, (i) => `1/(${letter(i)}+${letter(i + 3)})`, '+'),
  'giant fractions': `${'9'.repeat(99)}/${'7'.repeat(99)}`,
  'giant decimals': `0.${'1234567891'.repeat(19)}`,
  'powers of giants': `(0.${'123456789'.repeat(12)})^40`,
  factorials: repeat(20, (i) => `${99 - i}!`, '/'),
  binomials: repeat(10, (i) => `\\binom{400}{${190 + i}}`, '/'),
  'roots of large numbers': repeat(9, (i) => `√${10n ** 17n + BigInt(7 * i + 3)}`, '+'),
  'logarithms of large numbers': repeat(9, (i) => `ln ${10n ** 14n + BigInt(i * 6 + 1)}`, '+'),
  'a polynomial of high degree': `${repeat(22, (i) => `${i * 7 + 23}x^${i}`, '+')}=0`,
  'two high powers': 'x^36+83315x^54+2851654=0',
  'a polynomial with giant coefficients': `${repeat(9, (i) => `${485752003659 + i * 7919}x^${i}`, '+')}=0`,
  'a polynomial with many divisors': '720720720720x^8+720720x^3+963761198400',
  'a long sum of functions': repeat(20, (i) => `sin(${i + 1}x)`, '*'),
  'functions within functions': `${'sin('.repeat(27)}x${')'.repeat(27)}`,
  'many equations': repeat(40, (i) => `${letter(i)}=${i}`, ','),
  'many linear equations': repeat(12, (i) => `${i + 2}a+${i * i + 1}b+${i}c+d=${i}`, ','),
  'a set of forty': repeat(40, (i) => `√${i + 2}`, ','),
  'a list of permuted items': repeat(28, (i) => ['sin x', 'cos x', 'x^9', '√x', 'e^x'][i % 5] ?? '', ','),
  'many signs': repeat(60, (i) => ['±1', '±x', '±√2'][i % 3] ?? ''),
  'many intervals': repeat(24, (i) => `(${i},${i + 7})`, '∪'),
  'a ratio of many': repeat(24, (i) => `${i + 1}+√${i + 2}`, ':'),
};
const kinds: AnswerKind[] = [
  ...(['number', 'expression', 'equation', 'inequality', 'solutions', 'system', 'list', 'set'] as const),
  ...(['coordinate', 'ratio', 'quantity', 'money', 'time', 'quotient', 'choice'] as const),
];
const forms: AnswerSpec['forms'] = [{ kind: 'simplified' }, { kind: 'factorised' }, { kind: 'lowest-terms' }];
/** The last charge may go over the limit, and an answer that ran out is weighed by itself. */
const MOST = ONE_CHECK * 1.25;

describe('the operation budget', () => {
  it.each(Object.entries(monsters))('holds for %s, whatever is asked for', (_, monster) => {
    const input = monster.slice(0, 200);
    const changed = input.replace(/[2-9](?=\D*$)/, '1');
    takeOperationsSpent();
    for (const kind of kinds) {
      for (const [model, given] of [
        [input, input],
        [input, changed],
        ['x^2+1', input],
        [`x=${input}`.slice(0, 200), input],
      ] as const) {
        checkAnswer({ kind, model, variable: 'x', forms, upToConstant: true }, given);
        expect(takeOperationsSpent()).toBeLessThan(MOST);
        sameAnswer({ kind, model, tolerance: 0.1 }, given, model);
        expect(takeOperationsSpent()).toBeLessThan(MOST);
      }
    }
    for (const line of [input, changed, `y=${input}`.slice(0, 200), 'x=1']) {
      checkStep(input, line, { variable: 'x', positive: true });
      expect(takeOperationsSpent()).toBeLessThan(MOST);
    }
  });

  it.each<[string, number, () => void]>([
    ['products of terms', 20_000, () => checkAnswer({ kind: 'expression', model: 'x' }, '(x+y+1)^14')],
    [
      'large numbers',
      300,
      () => checkAnswer({ kind: 'number', model: '1' }, `1/${'7'.repeat(90)}+1/${'3'.repeat(90)}`),
    ],
    ['trial divisors', 300, () => checkAnswer({ kind: 'number', model: '1' }, '√999983')],
    ['steps towards roots', 2000, () => checkStep('7x^5+3x^3+5x^2+x+11=0', 'x=2')],
    ['nodes evaluated', 250, () => checkAnswer({ kind: 'expression', model: 'sin x' }, 'sin(x)+cos(2x)+tan(3x)')],
    ['points scanned', 7000, () => checkStep('V=4πr^3/3', 'r=\\sqrt[3]{3V/(4π)}', { variable: 'r', positive: true })],
    [
      'a search for factors',
      9000,
      () => checkAnswer({ kind: 'expression', model: 'x^4+720720', forms: [{ kind: 'factorised' }] }, 'x^4+720720'),
    ],
  ])('is charged for %s', (_, least, run) => {
    takeOperationsSpent();
    run();
    expect(takeOperationsSpent()).toBeGreaterThan(least);
  });

  it('hardly counts what is light', () => {
    takeOperationsSpent();
    checkAnswer({ kind: 'expression', model: 'x^2+5x+6' }, '(x+2)(x+3)');
    expect(takeOperationsSpent()).toBeLessThan(ONE_CHECK / 100);
  });

  it('calls a monstrous answer too long, and a light answer to a monstrous model wrong', () => {
    const monster = '(x^2+y^2+10)^40*(a+b+c+d)^30=1';
    expect(checkStep(monster, `${monster}1`).kind).not.toBe('good');
    expect(checkAnswer({ kind: 'solutions', model: monsters['a set of forty'] ?? '' }, '√2, 7').kind).toBe('wrong');
    const list = repeat(4, (i) => `(√2+√3+√5+√7+√11+√13+${i})^20`, ',');
    expect(checkAnswer({ kind: 'set', model: '1,2' }, list)).toEqual({
      kind: 'unreadable',
      message: 'This is too long for me to check. Can you write it more simply?',
    });
  });

  it('still tells heavy values apart exactly', () => {
    const spec: AnswerSpec = { kind: 'expression', model: '(x^2+y^2+10)^40' };
    expect(checkAnswer(spec, '(10+y^2+x^2)^40').kind).toBe('correct');
    expect(checkAnswer(spec, '(x^2+y^2+10)^40+1').kind).toBe('wrong');
    expect(checkAnswer({ kind: 'number', model: '(√2+√3+√5+√7+√11+√13)^20' }, '(√2+√3+√5+√7+√11+√13)^20+1').kind).toBe(
      'wrong',
    );
  });
});

describe('texts that nobody types', () => {
  const long = ['('.repeat(100_000), '\\frac{'.repeat(20_000), ' '.repeat(100_000), '8 minutes '.repeat(20_000)];

  it.each(long)('are turned away by every function before they are read', (text) => {
    const spec = { kind: 'number', model: '5', question: text } as const;
    expect(checkAnswer(spec, text).kind).toBe('unreadable');
    expect(checkAnswer({ ...spec, model: text }, '5').kind).toBe('unreadable');
    expect(checkAnswer(spec, '5 cm').kind).toBe('wrong-form');
    expect(sameAnswer(spec, text, '5')).toBe(false);
    expect(isRoundedFrom(spec, text, '2/15')).toBe(false);
    expect(checkStep(text, 'x=2').kind).toBe('unreadable');
    expect(checkStep('x=2', text).kind).toBe('unreadable');
    expect(numericValues(text)).toBeNull();
    expect(answerToLatex(spec, text)).toMatch(/^\\text/);
  });
});
