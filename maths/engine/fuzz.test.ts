import fc from 'fast-check';
import { expect, it } from 'vitest';
import { evaluate } from '../content/numeric/evaluate';
import { allCases } from './cases/all';
import type { Case } from './cases/case';
import { checkAnswer } from './check-answer';
import { ONE_CHECK, takeOperationsSpent } from './limits';
import { mutant } from './mutants';
import { createRandom } from './random';
import type { AnswerSpec } from './types';

const VERDICTS = ['correct', 'wrong', 'wrong-form', 'unreadable'];
/** The last charge may go over the limit, and an answer that ran out is weighed by itself. */
const MOST = ONE_CHECK * 1.25;

const fragments = [
  ...[
    '\\frac',
    '\\frac12',
    '\\sqrt',
    '\\sqrt[3]',
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    '^',
    '_',
    '|',
    '\\left',
    '\\right',
    '\\\\',
  ],
  ...[
    '\\begin{pmatrix}',
    '\\end{pmatrix}',
    '\\begin{cases}',
    '&',
    '\\text{',
    '\\mathrm{m\\,s^{-1}}',
    '\\placeholder{}',
  ],
  ...[
    '\\overline',
    '\\dot3',
    '\\binom',
    '^nC_2',
    '\\int',
    '\\lim',
    "f'(x)=",
    'dy/dx=',
    'P(A|B)=',
    '\\vec',
    '\\hat{i}',
    '⟨',
  ],
  ...[
    'x',
    'y',
    'n',
    'e',
    'i',
    'π',
    'θ',
    '1',
    '23',
    '999999',
    '0.',
    '.5',
    '½',
    '²',
    '⁻¹',
    '√',
    '∞',
    '°',
    '′',
    '″',
    '%',
    '!',
  ],
  ...[
    'sin',
    'ln',
    'log_',
    'arcsin',
    'cis',
    'abs',
    '+',
    '-',
    '−',
    '±',
    '*',
    '/',
    '×',
    '=',
    '<',
    '≥',
    '≠',
    '∈',
    '∪',
    ':',
    ',',
  ],
  ...[
    ' ',
    ' or ',
    ' and ',
    ' is ',
    'the answer is ',
    'half past ',
    'quarter to ',
    'twenty-',
    'three quarters',
    'minus ',
  ],
  ...[
    'no solution',
    'all real',
    ' km/h',
    ' cm^2',
    '$',
    'AU$',
    ' c',
    ' r ',
    'N40°E',
    '040°T',
    '30°15′',
    ' per cent',
    ' million',
  ],
];
const typed = fc.oneof(
  { weight: 4, arbitrary: fc.array(fc.constantFrom(...fragments), { maxLength: 40 }).map((parts) => parts.join('')) },
  { weight: 3, arbitrary: fc.string({ maxLength: 220, unit: 'binary' }) },
  { weight: 2, arbitrary: fc.string({ maxLength: 120, unit: 'grapheme' }) },
  { weight: 1, arbitrary: fc.string({ minLength: 200, maxLength: 6000 }) },
);
const specs = [...new Map(allCases.map(({ spec }) => [JSON.stringify(spec), spec])).values()];

it('gives 10,000 random strings a verdict within the budget', () => {
  takeOperationsSpent();
  fc.assert(
    fc.property(typed, fc.constantFrom(...specs), (text, spec) => {
      expect(VERDICTS).toContain(checkAnswer(spec, text).kind);
      expect(takeOperationsSpent()).toBeLessThan(MOST);
    }),
    { numRuns: 10_000, seed: 20_260_301 },
  );
}, 120_000);

const LETTERS = 'abcdefghklmnpqrstuvwxyzABCDPVθ';
const points = [0.61, 1.37, 2.23].map((start) =>
  Object.fromEntries([...LETTERS].map((letter, index) => [letter, start + ((index * 0.37) % 1.9)])),
);

/** The value at each point by the independent reader; null where it cannot read the text or finds no value. */
function values(text: string): number[] | null {
  // Without a bracket the two readers may take the argument of a function differently.
  // A point without digits after it ends a number here, and is unknown there.
  if (/\d\.(?!\d)/.test(text)) return null;
  // Between digits an x may be a times sign here.
  if (/\d\s*x\s*\d/i.test(text)) return null;
  if (/(?:sin|cos|tan|log|ln|sqrt|abs|exp|√)\s*[^\s(]/.test(text) || /[°!|;]/.test(text)) return null;
  const plain = text
    .replace(/^\s*=/, '')
    .replace(/[−–﹣]/g, '-')
    .replace(/[²³]/g, (mark) => (mark === '²' ? '^(2)' : '^(3)'));
  try {
    const found = points.map((point) => evaluate(plain, point));
    return found.every(Number.isFinite) ? found : null;
  } catch {
    return null;
  }
}

/** Whether two texts have the same values within the spec's tolerance; null where that cannot be told. */
function sameValues(spec: AnswerSpec, input: string): boolean | null {
  const [wanted, given] = [values(spec.model), values(input)];
  if (!wanted || !given) return null;
  return given.every((value, index) => {
    const other = wanted[index] ?? Number.NaN;
    return Math.abs(value - other) <= 1e-9 * Math.max(1, Math.abs(other)) + (spec.tolerance ?? 0);
  });
}

const scalar = ({ spec }: Case) =>
  (spec.kind === 'number' || spec.kind === 'expression') &&
  spec.unit === undefined &&
  spec.upToConstant === undefined &&
  !(spec.forms ?? []).some((form) => form.kind === 'with-constant');

it('takes no mutated answer for right that an independent calculation finds different', () => {
  const random = createRandom('mutated answers');
  const right = allCases.filter(({ verdict }) => verdict === 'correct');
  const readable = right.filter((one) => scalar(one) && sameValues(one.spec, one.input) === true);
  const contradicted: string[] = [];
  let confirmed = 0;
  takeOperationsSpent();
  for (let run = 0; run < 10_000; run += 1) {
    const base = random.pick(run % 2 === 0 ? readable : right);
    const text = mutant(random, base);
    const { kind } = checkAnswer(base.spec, text);
    expect(VERDICTS).toContain(kind);
    expect(takeOperationsSpent()).toBeLessThan(MOST);
    if (kind !== 'correct' || run % 2 === 1 || text === base.input) continue;
    const same = sameValues(base.spec, text);
    if (same === true) confirmed += 1;
    else if (same === false) contradicted.push(`${base.spec.model} ⟵ ${text}`);
  }
  expect(contradicted).toEqual([]);
  expect(confirmed).toBeGreaterThan(100);
}, 120_000);
