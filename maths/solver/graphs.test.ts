import { describe, expect, it } from 'vitest';
import { numericValues } from '../engine/index';
import { refused, solved, solveMany } from './solution-checks';

const signed = (n: number) => (n < 0 ? `-${-n}` : `+${n}`);
const times = (n: number, letter: string) => (n === 1 ? letter : n === -1 ? `-${letter}` : `${n}${letter}`);
const pointOf = (model: string) =>
  model
    .replace(/[()]/g, '')
    .split(',')
    .map((text) => numericValues(text)?.[0] ?? Number.NaN);

describe('straight lines', () => {
  it('finds the gradient and the equation through two points', () => {
    solveMany(
      'lines',
      80,
      (random) => {
        const [x1, y1, y2] = [random.int(-6, 6), random.int(-9, 9), random.int(-9, 9)];
        const x2 = x1 + random.nonZeroInt(-6, 6);
        const find = random.pick(['gradient', 'equation'] as const);
        return {
          problem: `${find} of the line through (${x1},${y1}) and (${x2},${y2})`,
          known: { x1, y1, x2, y2, find },
        };
      },
      ({ answer }, { x1, y1, x2, y2, find }) => {
        if (find === 'gradient') {
          expect((numericValues(answer.model)?.[0] ?? 0) * (x2 - x1)).toBeCloseTo(y2 - y1, 9);
          return;
        }
        const at = (x: number) =>
          numericValues(
            answer.model
              .replace('y=', '')
              .replaceAll('x', `*(${x})`)
              .replace(/^\*/, '')
              .replace(/([-+])\*/g, '$1'),
          )?.[0];
        expect(at(x1)).toBeCloseTo(y1, 9);
        expect(at(x2)).toBeCloseTo(y2, 9);
      },
    );
  });

  it('finds gradient and intercepts from an equation', () => {
    solveMany(
      'line equations',
      80,
      (random) => {
        const [a, b, c] = [random.nonZeroInt(-6, 6), random.nonZeroInt(-6, 6), random.int(-12, 12)];
        const find = random.pick(['gradient', 'x-intercept', 'y-intercept'] as const);
        const equation = `${times(a, 'x')}${b < 0 ? '' : '+'}${times(b, 'y')}=${c}`;
        return { problem: `${find} of ${equation}`, known: { a, b, c, find } };
      },
      ({ answer }, { a, b, c, find }) => {
        if (find === 'gradient') expect(numericValues(answer.model)?.[0]).toBeCloseTo(-a / b, 9);
        else {
          const [x = Number.NaN, y = Number.NaN] = pointOf(answer.model);
          expect(a * x + b * y).toBeCloseTo(c, 9);
          expect(find === 'x-intercept' ? y : x).toBe(0);
        }
      },
    );
  });

  it('knows vertical lines', () => {
    expect(solved('equation of the line through (2,3) and (2,-3)').answer.model).toBe('x=2');
    expect(refused('gradient of the line through (2,3) and (2,-3)')).toContain('vertical');
    expect(refused('gradient of x=4')).toContain('vertical');
  });
});

describe('parabolas', () => {
  it('finds the vertex where the parabola turns, the axis through it and the intercepts on it', () => {
    solveMany(
      'parabolas',
      120,
      (random) => {
        const [a, b, c] = [random.nonZeroInt(-3, 3), random.int(-8, 8), random.int(-9, 9)];
        const find = random.pick(['vertex', 'axis of symmetry', 'x-intercepts', 'y-intercept'] as const);
        const f = (x: number) => a * x * x + b * x + c;
        const tail = `${b === 0 ? '' : `${b < 0 ? '' : '+'}${times(b, 'x')}`}${c === 0 ? '' : signed(c)}`;
        return { problem: `${find} of y=${times(a, 'x^2')}${tail}`, known: { f, find } };
      },
      ({ answer }, { f, find }) => {
        if (find === 'axis of symmetry') {
          const x = numericValues(answer.model.replace('x=', ''))?.[0] ?? Number.NaN;
          expect(f(x + 1.3)).toBeCloseTo(f(x - 1.3), 8);
        } else if (answer.model === 'no solution') {
          const signs = new Set([-50, -2.5, -1, 0, 1, 2.5, 50].map((x) => Math.sign(f(x))));
          expect(signs.size).toBe(1);
        } else {
          for (const text of answer.model.split(/(?<=\)), /)) {
            const [x = Number.NaN, y = Number.NaN] = pointOf(text);
            expect(f(x)).toBeCloseTo(y, 8);
            if (find === 'vertex') expect(f(x + 0.7)).toBeCloseTo(f(x - 0.7), 8);
            if (find === 'y-intercept') expect(x).toBe(0);
          }
        }
      },
    );
  });
});
