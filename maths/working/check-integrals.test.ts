import { describe, expect, it } from 'vitest';
import { checkClosedLine, checkWorkingLine } from './index';
import { judgeIntegrals } from './judge-integrals';
import { question, steps } from './question-for-tests';

describe('a line with integrals', () => {
  it.each([
    ['∫2x dx = x^2+c', 'equal'],
    ['\\int 2x\\,dx=x^2+C', 'equal'],
    ['\\int\\cos x\\differentialD x=\\sin x+C', 'equal'],
    ['y = ∫ax dx = ax^2/2+k', 'equal'],
    ['2∫x dx + ∫1 dx = x^2+x+c', 'equal'],
    ['∫1/x dx = ln(3x)+c', 'equal'],
    ['∫cos(θ) dθ = sin(θ)+c', 'equal'],
    // By parts.
    ['∫x e^x dx = x e^x - ∫e^x dx', 'equal'],
    ['∫x e^x dx = x e^x + ∫e^x dx', 'unequal'],
    ['∫2x dx = x^3+c', 'unequal'],
    ['∫x^2 dx = x^3/3+Cx', 'unequal'],
    ['∫1/x dx = -1/x^2+c', 'unequal'],
    ['∫_0^1 2x dx = 1', 'equal'],
    ['∫_0^1 2x dx = [x^2]_0^1 = 1-0 = 1', 'equal'],
    ['\\int_0^12x\\,dx=\\left[x^2\\right]_0^1=1', 'equal'],
    ['\\int_{0}^{\\frac{\\pi}{4}}16x\\sin(2x)\\,dx=4', 'equal'],
    ['V=π∫_0^2 x^4 dx = 32π/5', 'equal'],
    ['∫_0^k 2x dx = k^2', 'equal'],
    ['∫_0^1 sin(x^2) dx = 0.31', 'equal'],
    ['∫_0^1 sin(x^2) dx = 0.32', 'unequal'],
    ['∫_0^1 2x dx = 2', 'unequal'],
    ['∫_0^1 2x dx = [x^2]_0^1 = 1-0 = 2', 'unequal'],
  ])('%s: %s', (line, verdict) => {
    expect(judgeIntegrals(line)).toBe(verdict);
  });

  it.each([
    // A substitution, an equation for k, no constant, no value that settles, what cannot be read, nothing to compare.
    '∫(2x+1)^3 dx = u^4/8+c',
    '∫(2x+1)^3 dx = ∫u^3/2 du',
    '∫u dv = uv - ∫v du',
    '∫_0^k 2x dx = 9',
    '∫2x dx = x^2',
    '∫_{-1}^1 1/x dx = 0',
    '∫_1^∞ 1/x^2 dx = 1',
    '∫_2^4 x dx = 6 units^2',
    '∫2x = x^2+c',
    '∫∫x dx dy = 1+c',
    '∫_0^1 2x dx',
    '∫',
  ])('says nothing of %s', (line) => {
    expect(judgeIntegrals(line)).toBeNull();
  });
});

const definite = question({
  prompt: 'Evaluate $\\int_{-2}^{1}\\left(3x^2+6x-6\\right)dx$.',
  answer: { kind: 'number', model: '-18', question: 'Evaluate $\\int_{-2}^{1}\\left(3x^2+6x-6\\right)dx$.' },
  steps: steps(['start', 'x^3+3x^2-6x'], ['start', '-2-16'], ['equal', '-18']),
});
const indefinite = question({
  prompt: 'Find $\\int(6x^2+1)\\,dx$.',
  answer: {
    kind: 'expression',
    model: '2x^3+x+C',
    variable: 'x',
    upToConstant: true,
    forms: [{ kind: 'with-constant' }, { kind: 'simplified' }],
    question: 'Find $\\int(6x^2+1)\\,dx$.',
  },
  steps: steps(['start', '\\frac{6x^{2+1}}{2+1}+x+C'], ['equal', '\\frac{6x^3}{3}+x+C'], ['equal', '2x^3+x+C']),
});

describe('while the question is open', () => {
  it.each([
    ['\\int_{-2}^{1}(3x^2+6x-6)dx=\\left[x^3+3x^2-6x\\right]_{-2}^{1}', 'CHECKED'],
    ['=[x^3+3x^2-6x]_{-2}^1', 'CHECKED'],
    ['∫_{-2}^1 (3x^2+6x-6) dx=[x^3+6x^2-6x]_{-2}^1', 'LOOK_AGAIN'],
    ['∫_{-2}^1 (3x^2+6x-6) dx', 'NOTED'],
    // Values are not judged, right or wrong, however they are written.
    ['∫_{-2}^1 (3x^2+6x-6) dx = -18', 'NOTED'],
    ['∫_{-2}^1 (3x^2+6x-6) dx = -17', 'NOTED'],
    ['∫_{-2}^1 (3t^2+6t-6) dt = [-18t]_0^1', 'NOTED'],
    ['∫_{-2}^1 (3x^2+6x-6) dx = ∫_0^1 -17 dx', 'NOTED'],
    // The same value, but no antiderivative.
    ['∫_{-2}^1 (3x^2+6x-6) dx = [-6x]_{-2}^1', 'LOOK_AGAIN'],
  ])('%s of a question for a value: %s', (line, verdict) => {
    expect(checkWorkingLine(definite, [], line).verdict).toBe(verdict);
  });

  it.each([
    ['\\int(6x^2+1)\\,dx=\\frac{6x^{2+1}}{2+1}+x+C', 'CHECKED'],
    ['∫(6x^2+1)dx = 2x^3+x+C', 'NOTED'],
    ['∫(6x^2+1)dx = 3x^3+x+C', 'NOTED'],
    ['∫_0^1 (6x^2+1)dx = [2x^3+x]_0^1', 'NOTED'],
    ['∫_0^1 (6x^2+1)dx = [3x^3+x]_0^1', 'NOTED'],
  ])('%s of a question for the antiderivative: %s', (line, verdict) => {
    expect(checkWorkingLine(indefinite, [], line).verdict).toBe(verdict);
  });
});

it.each([
  ['∫_{-2}^1 (3x^2+6x-6) dx = -18', 'CHECKED', null],
  ['∫_{-2}^1 (3x^2+6x-6) dx = -17', 'LOOK_AGAIN', 'unequal-sides'],
  ['∫_{-2}^1 (6-6x-3x^2) dx = -18', 'LOOK_AGAIN', 'unequal-sides'],
  ['∫_0^1 2x dx = 1', 'CHECKED', null],
  ['∫_1^∞ 1/x^2 dx = 2', 'NOTED', 'nothing-to-compare'],
])('once the question is closed, %s: %s', (line, verdict, reason) => {
  expect(checkClosedLine(definite, [], line)).toMatchObject({ verdict, reason });
});
