import { describe, expect, it } from 'vitest';
import { evaluate, parse, type Random } from '../engine/index';
import type { Solution } from './solution';
import { refused, solved, solveMany } from './solution-checks';

const signed = (n: number) => (n < 0 ? `-${-n}` : `+${n}`);
const times = (n: number, letter: string) => (n === 1 ? letter : n === -1 ? `-${letter}` : `${n}${letter}`);
const linear = (a: number, b: number, letter = 'x') => `${times(a, letter)}${signed(b)}`;
type At = Record<string, number>;

/** The answer has the value of `known` at points nobody chose. */
function agrees({ answer }: Solution, known: (at: At) => number): void {
  const read = parse(answer.model);
  if (!read.ok) throw new Error(answer.model);
  for (const at of [
    { x: 1.37, y: 0.61, a: 2.3, b: 1.9 },
    { x: 3.11, y: 2.27, a: 0.7, b: 4.1 },
    { x: 0.43, y: 5.3, a: 1.1, b: 0.3 },
  ]) {
    const [got, want] = [evaluate(read.tree, at), known(at)];
    expect(Math.abs(got - want), `${answer.model} at ${JSON.stringify(at)}`).toBeLessThan(
      1e-8 * Math.max(1, Math.abs(want)),
    );
  }
}
const X = (at: At) => at.x ?? Number.NaN;

describe('expand and collect', () => {
  it('expands generated products and sums', () => {
    const make = (random: Random) => {
      const [a, b, c, d] = [
        random.nonZeroInt(-4, 4),
        random.nonZeroInt(-9, 9),
        random.nonZeroInt(-4, 4),
        random.nonZeroInt(-9, 9),
      ];
      const [p, q] = [linear(a, b), linear(c, d)];
      const [f, g] = [(x: number) => a * x + b, (x: number) => c * x + d];
      const k = random.int(2, 6);
      return random.pick([
        { problem: `expand (${p})(${q})`, known: (x: number) => f(x) * g(x) },
        { problem: `expand (${p})^2`, known: (x: number) => f(x) ** 2 },
        { problem: `expand (${p})^3`, known: (x: number) => f(x) ** 3 },
        { problem: `expand ${k}(${p})(${q})`, known: (x: number) => k * f(x) * g(x) },
        { problem: `expand ${k}(${p})-${k + 1}(${q})`, known: (x: number) => k * f(x) - (k + 1) * g(x) },
        { problem: `expand -${k}x(${p})`, known: (x: number) => -k * x * f(x) },
      ]);
    };
    solveMany('expand', 120, make, (solution, known) => agrees(solution, (at) => known(X(at))));
  });

  it('collects like terms', () => {
    expect(solved('simplify 3x+2y-x+5y').answer.model).toBe('2x+7y');
    expect(solved('simplify 2x(x+1)-3x').answer.model).toBe('2x^2-x');
  });
});

describe('factorise', () => {
  it('factorises what was multiplied out of factors', () => {
    const make = (random: Random) => {
      const [a, b, c, d] = [random.int(1, 4), random.nonZeroInt(-7, 7), random.int(1, 3), random.nonZeroInt(-7, 7)];
      const k = random.int(2, 5);
      const shape = random.int(0, 4);
      if (shape === 0)
        return {
          problem: `factorise ${times(a * c, 'x^2')}${signed(a * d + b * c)}x${signed(b * d)}`,
          known: (x: number) => (a * x + b) * (c * x + d),
        };
      if (shape === 1)
        return { problem: `factorise ${a * a}x^2-${b * b}`, known: (x: number) => a * a * x * x - b * b };
      if (shape === 2)
        return { problem: `factorise ${k * a}x^2${signed(k * b)}x`, known: (x: number) => k * a * x * x + k * b * x };
      if (shape === 3) return { problem: `factorise ${k}x^2-${k * b * b}`, known: (x: number) => k * (x * x - b * b) };
      return {
        problem: `factorise x^3${signed(b)}x^2${signed(-d * d)}x${signed(-b * d * d)}`,
        known: (x: number) => (x + b) * (x * x - d * d),
      };
    };
    solveMany('factorise', 120, make, (solution, known) => agrees(solution, (at) => known(X(at))));
  });

  it.each([
    ['factorise ax+ay+bx+by', '(x+y)(a+b)'],
    ['factorise x^2+5xy+6y^2', '(x+3y)(x+2y)'],
    ['factorise x^4-16', '(x^2+4)(x+2)(x-2)'],
    ['factorise -x^2+4x-4', '-(x-2)^2'],
    ['factorise x^3-8', '(x-2)(x^2+2x+4)'],
  ])('%s is %s', (problem, model) => {
    expect(solved(problem).answer.model).toBe(model);
  });

  it('says what does not factorise', () => {
    expect(refused('factorise x^2+x+1')).toContain('doesn’t factorise');
  });
});

describe('complete the square', () => {
  it('keeps the value', () => {
    const make = (random: Random) => {
      const [a, b, c] = [random.nonZeroInt(-4, 4), random.nonZeroInt(-9, 9), random.nonZeroInt(-9, 9)];
      return {
        problem: `complete the square ${times(a, 'x^2')}${signed(b)}x${signed(c)}`,
        known: (x: number) => a * x * x + b * x + c,
      };
    };
    solveMany('square', 60, make, (solution, known) => agrees(solution, (at) => known(X(at))));
  });
});

describe('index laws', () => {
  it('keeps the value of products, quotients and powers', () => {
    const make = (random: Random) => {
      const [m, n, p, k] = [random.int(2, 7), random.int(2, 7), random.int(2, 4), random.int(2, 6)];
      return random.pick([
        { problem: `simplify x^${m}\\times x^${n}`, known: (at: At) => X(at) ** (m + n) },
        {
          problem: `simplify \\frac{${k * 3}x^{${m}}y^{${n}}}{${k}x^{${n}}y}`,
          known: (at: At) => 3 * X(at) ** (m - n) * (at.y ?? 0) ** (n - 1),
        },
        { problem: `simplify (${k}x^${m})^${p}`, known: (at: At) => k ** p * X(at) ** (m * p) },
        {
          problem: `simplify \\frac{(${k}x^${m}y)^${p}\\times x}{x^${n}}`,
          known: (at: At) => k ** p * X(at) ** (m * p + 1 - n) * (at.y ?? 0) ** p,
        },
        { problem: `simplify ${k}x^{-${m}}`, known: (at: At) => k * X(at) ** -m },
      ]);
    };
    solveMany('indices', 100, make, agrees);
  });

  it('keeps numbers in index form', () => {
    expect(solved('simplify 2^3\\times2^4').answerLatex).toBe('2^{7}');
  });
});

describe('surds', () => {
  it('keeps the value of sums, products and quotients', () => {
    const make = (random: Random) => {
      const [a, b, k, m] = [random.int(2, 60), random.int(2, 60), random.int(2, 6), random.pick([2, 3, 5, 6, 7])];
      const root = Math.sqrt;
      return random.pick([
        { problem: `simplify \\sqrt{${a}}+${k}\\sqrt{${b}}`, known: root(a) + k * root(b) },
        { problem: `simplify \\sqrt{${a}}\\times${k}\\sqrt{${b}}`, known: root(a) * k * root(b) },
        { problem: `simplify (${k}+\\sqrt{${m}})(${a}-\\sqrt{${m}})`, known: (k + root(m)) * (a - root(m)) },
        { problem: `rationalise \\frac{${a}}{\\sqrt{${m}}}`, known: a / root(m) },
        { problem: `rationalise \\frac{${k}}{${a}+\\sqrt{${m}}}`, known: k / (a + root(m)) },
      ]);
    };
    solveMany('surds', 100, make, (solution, known) => agrees(solution, () => known));
  });
});

describe('algebraic fractions', () => {
  it.each([
    ['simplify \\frac{x^2-4}{x^2+2x}', (x: number) => (x - 2) / x],
    ['simplify \\frac{6x}{9x^2}', (x: number) => 2 / (3 * x)],
    ['simplify \\frac{x^2+5x+6}{x^2-9}', (x: number) => (x + 2) / (x - 3)],
  ])('%s', (problem, known) => {
    agrees(solved(problem), (at) => known(X(at)));
  });
});

describe('rearrange', () => {
  it.each([
    ['make r the subject of A=\\pi r^2', 'r', { r: 2.5 }, ({ r = 0 }: At) => ({ A: Math.PI * r * r })],
    ['make C the subject of F=\\frac{9}{5}C+32', 'C', { C: 21 }, ({ C = 0 }: At) => ({ F: 1.8 * C + 32 })],
    [
      'make a the subject of s=ut+\\frac12at^2',
      'a',
      { a: 3, u: 2, t: 5 },
      ({ a = 0, u = 0, t = 0 }: At) => ({ s: u * t + 0.5 * a * t * t }),
    ],
    ['make x the subject of y=\\frac{x+1}{x-2}', 'x', { x: 5 }, ({ x = 0 }: At) => ({ y: (x + 1) / (x - 2) })],
    [
      'make f the subject of \\frac1f=\\frac1u+\\frac1v',
      'f',
      { f: 1.2, u: 2 },
      ({ f = 0, u = 0 }: At) => ({ v: 1 / (1 / f - 1 / u) }),
    ],
    [
      'make L the subject of T=2\\pi\\sqrt{\\frac{L}{g}}',
      'L',
      { L: 1.3, g: 9.8 },
      ({ L = 0, g = 0 }: At) => ({ T: 2 * Math.PI * Math.sqrt(L / g) }),
    ],
    [
      'make r the subject of V=\\frac43\\pi r^3',
      'r',
      { r: 1.7 },
      ({ r = 0 }: At) => ({ V: (4 / 3) * Math.PI * r ** 3 }),
    ],
    ['rearrange y=mx+c for x', 'x', { x: 4, m: 3, c: 2 }, ({ x = 0, m = 0, c = 0 }: At) => ({ y: m * x + c })],
    [
      'make x the subject of ax+b=cx+d',
      'x',
      { x: 4, a: 3, b: 2, c: 7 },
      ({ x = 0, a = 0, b = 0, c = 0 }: At) => ({ d: a * x + b - c * x }),
    ],
    ['make x the subject of y=sqrt(2x+1)', 'x', { x: 4 }, ({ x = 0 }: At) => ({ y: Math.sqrt(2 * x + 1) })],
  ] as const)('%s', (problem, subject, given, work) => {
    const at: At = { ...given, ...work(given as At) };
    const solution = solved(problem);
    const read = parse(solution.answer.model);
    const right = read.ok && read.tree.kind === 'relation' ? read.tree.parts[1] : undefined;
    if (!right) throw new Error(solution.answer.model);
    expect(evaluate(right, at)).toBeCloseTo(at[subject] ?? Number.NaN, 9);
  });

  it('says that only the positive root is kept', () => {
    expect(solved('make r the subject of A=\\pi r^2').notes.join()).toContain('positive root');
  });
});
