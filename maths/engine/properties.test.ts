import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerToLatex } from './answer-to-latex';
import { allCases as all } from './cases/all';
import { checkAnswer, sameAnswer } from './check-answer';
import { checkStep } from './check-step';
import { numericValues } from './numeric-values';
import { parse } from './parse';
import { toLatex } from './to-latex';

const pieces = [
  ...[
    '\\frac',
    '\\sqrt',
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    '^',
    '_',
    'x',
    'y',
    '1',
    '23',
    '999',
    '/',
    '*',
    '+',
    '-',
    '=',
    '<',
    '>=',
  ],
  ...[
    '|',
    'sin',
    'ln',
    'e',
    'pi',
    ' ',
    ',',
    ';',
    ':',
    '%',
    '°',
    '!',
    '\\pm',
    'or',
    'and',
    '$',
    'cm',
    '\\text{',
    '.',
    '\\left',
    '\\\\',
    '√',
    '²',
    '½',
  ],
];
const typed = fc.oneof(
  fc.string({ maxLength: 80, unit: 'binary' }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((parts) => parts.join('')),
);
const verdicts = ['correct', 'wrong', 'wrong-form', 'unreadable'];

it('gives a verdict to anything typed, for every kind', () => {
  fc.assert(
    fc.property(typed, fc.constantFrom(...all), (text, { spec }) => {
      expect(verdicts).toContain(checkAnswer(spec, text).kind);
      checkStep(spec.model, text);
      answerToLatex(spec, text);
      numericValues(text);
    }),
    { numRuns: 2000 },
  );
});

it('gives a verdict to a case with characters put in, taken out and doubled', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...all),
      fc.nat(),
      fc.constantFrom(...pieces),
      fc.nat(2),
      ({ spec, input }, at, piece, how) => {
        const index = at % (input.length + 1);
        const cut = how === 0 ? index : index + 1;
        const text = input.slice(0, index) + (how === 1 ? '' : piece) + input.slice(cut);
        const first = checkAnswer(spec, text);
        expect(verdicts).toContain(first.kind);
        expect(checkAnswer(spec, text)).toEqual(first);
      },
    ),
    { numRuns: 2000 },
  );
});

it('keeps every readable text the same tree through LaTeX', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const first = parse(text);
      const latex = first.ok ? toLatex(first.tree) : '';
      if (first.ok && latex.length <= 200) expect(parse(latex)).toEqual(first);
    }),
    { numRuns: 2000 },
  );
});

const whole = fc.integer({ min: -30, max: 30 });
const polynomial = fc.tuple(whole, whole, whole).filter(([a]) => a !== 0);

it('accepts commuted and multiplied-out rewrites, and never the value plus one', () => {
  fc.assert(
    fc.property(polynomial, fc.integer({ min: 2, max: 12 }), ([a, b, c], k) => {
      const spec = { kind: 'expression', model: `(${a})x^2+(${b})x+(${c})` } as const;
      expect(checkAnswer(spec, `(${c})+x(${b})+(${a})x*x`).kind).toBe('correct');
      expect(checkAnswer(spec, `(${a * k}x^2+${b * k}x+${c * k})/${k}`.replace(/\+-/g, '-')).kind).toBe('correct');
      expect(checkAnswer(spec, `${spec.model}+1`).kind).toBe('wrong');
    }),
    { numRuns: 300 },
  );
});

it('takes a fraction for itself however it is scaled, and never for the next one', () => {
  fc.assert(
    fc.property(whole, fc.integer({ min: 1, max: 60 }), fc.integer({ min: 2, max: 9 }), (top, bottom, k) => {
      const spec = { kind: 'number', model: `${top}/${bottom}` } as const;
      expect(checkAnswer(spec, `\\frac{${top * k}}{${bottom * k}}`).kind).toBe('correct');
      expect(checkAnswer(spec, `${top}/${bottom}+1`).kind).toBe('wrong');
      expect(checkAnswer(spec, `${top + 1}/${bottom}`).kind).toBe('wrong');
      expect(sameAnswer({ kind: 'number', model: '7' }, `${top * k}/${bottom * k}`, spec.model)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

it('never takes a right answer with one added for right', () => {
  const closed = all.filter(
    ({ spec, verdict }) =>
      spec.kind === 'number' && verdict === 'correct' && spec.tolerance === undefined && spec.variable === undefined,
  );
  for (const { spec, input } of closed) {
    const more = `1+(${input.replace(/^\s*=/, '')})`;
    expect([more, checkAnswer(spec, more).kind]).not.toEqual([more, 'correct']);
  }
});
