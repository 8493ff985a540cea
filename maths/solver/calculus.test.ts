import { describe, expect, it } from 'vitest';
import { evaluate, type Node, numericValues, parse, type Random } from '../engine/index';
import type { Solution } from './solution';
import { refused, solved, solveMany } from './solution-checks';

const treeOf = (text: string): Node => {
  const read = parse(text);
  if (!read.ok) throw new Error(text);
  return read.tree;
};
const at = (tree: Node, x: number) => evaluate(tree, { x, c: 0 });
const slope = (tree: Node, x: number) => (at(tree, x + 1e-5) - at(tree, x - 1e-5)) / 2e-5;
const near = (a: number, b: number) =>
  expect(Math.abs(a - b)).toBeLessThan(1e-5 * Math.max(1, Math.abs(a), Math.abs(b)));

const functionText = (random: Random): string => {
  const [a, b, n] = [random.int(2, 6), random.int(1, 9), random.int(2, 5)];
  return random.pick([
    `${a}x^${n}+${b}x-1`,
    `x^${n}\\sin x`,
    `(${a}x+${b})^${n}`,
    `\\frac{x}{x^2+${b}}`,
    `e^{${a}x}`,
    `\\ln(x^2+${b})`,
    `\\cos(${a}x+${b})`,
    `\\frac{${a}}{x^${n}}`,
    `${a}\\sqrt{x}`,
    `x^${n}e^{-x}`,
    `\\frac{\\sin x}{x}`,
    `\\tan x`,
    `\\sqrt{x^2+${b}}`,
    `${a}x\\ln x`,
    `\\sin^2 x`,
    `e^{x^2}`,
    `\\frac{${a}x+1}{x-${b}}`,
  ]);
};

describe('derivatives', () => {
  it('has the slope of the function', () => {
    const make = (random: Random) => {
      const known = functionText(random);
      return { problem: `differentiate ${known}`, known };
    };
    solveMany('differentiate', 150, make, ({ answer }, text) => {
      const [f, derivative] = [treeOf(text), treeOf(answer.model)];
      for (const x of [0.37, 0.83, 1.29]) near(at(derivative, x), slope(f, x));
    });
  });

  it('names the rule', () => {
    const reasons = (problem: string) =>
      solved(problem)
        .steps.map((step) => step.reason)
        .join(' ');
    expect(reasons('differentiate 3x^2+5x')).toContain('power rule');
    expect(reasons('differentiate x^2\\sin x')).toContain('product rule');
    expect(reasons('differentiate \\frac{x}{x+2}')).toContain('quotient rule');
    expect(reasons('differentiate (2x+1)^5')).toContain('chain rule');
  });

  it('refuses what it has no rule for', () => {
    expect(refused('differentiate x^x')).toContain('the base and the index');
    expect(refused('differentiate |x|')).toContain('I can differentiate');
  });
});

describe('integrals', () => {
  const integrands = (random: Random): string => {
    const [a, b, n] = [random.int(2, 6), random.int(1, 9), random.int(2, 5)];
    return random.pick([
      `${a}x^${n}+${b}x-1`,
      `x(x+${b})`,
      `\\frac{${a}}{x}`,
      `\\sin(${a}x)`,
      `${b}\\cos x+${a}`,
      `e^{${a}x}`,
      `(${a}x+${b})^${n}`,
      `\\frac{${b}}{x^${n}}`,
      `\\sqrt{x}`,
      `\\frac{${b}}{${a}x+1}`,
      `(x-${a})(x+${b})`,
      `\\frac{x^${n}}{${a}}-${b}`,
    ]);
  };

  it('has the integrand as its slope', () => {
    const make = (random: Random) => {
      const known = integrands(random);
      return { problem: `integrate ${known}`, known };
    };
    solveMany('integrate', 120, make, ({ answer }, text) => {
      const [f, whole] = [treeOf(text), treeOf(answer.model)];
      for (const x of [0.37, 0.83, 1.29]) near(slope(whole, x), at(f, x));
    });
  });

  it('agrees with Simpson’s rule between limits', () => {
    const make = (random: Random) => {
      const known = { text: integrands(random), from: random.int(1, 2), to: random.int(3, 4) };
      return { problem: `integrate ${known.text} from ${known.from} to ${known.to}`, known };
    };
    solveMany('definite', 60, make, (solution: Solution, { text, from, to }) => {
      const f = treeOf(text);
      const n = 2000;
      const h = (to - from) / n;
      let total = at(f, from) + at(f, to);
      for (let i = 1; i < n; i += 1) total += (i % 2 === 1 ? 4 : 2) * at(f, from + i * h);
      const value = numericValues(solution.answer.model)?.[0] ?? Number.NaN;
      expect(Math.abs(value - (total * h) / 3)).toBeLessThan(6e-4 + 1e-6 * Math.abs(value));
    });
  });

  it('refuses a gap between the limits', () => {
    expect(refused('integrate 1/x from -1 to 2')).toContain('isn’t defined everywhere');
    expect(refused('integrate x^{-2} from -1 to 1')).toContain('isn’t defined everywhere');
  });

  it('refuses what it cannot integrate', () => {
    expect(refused('integrate e^{x^2}')).toContain('I can integrate');
    expect(refused('integrate x\\sin x')).toContain('I can integrate');
  });
});
