import { describe, expect, it } from 'vitest';
import type { Solution } from './solution';
import { refused, solved, solveMany } from './solution-checks';

const numberOf = ({ answer }: Solution) => Number.parseFloat(answer.model);
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** Corners of a triangle, so that sides and angles come from coordinates, not from the rules under test. */
interface Corners {
  x: number;
  height: number;
  base: number;
}
const cornersOf = (random: { int(low: number, high: number): number }): Corners => ({
  x: random.int(1, 9),
  height: random.int(3, 12),
  base: random.int(10, 16),
});
/** Sides a, b, c opposite the corners A (0, 0), B (base, 0), C (x, height). */
function measured({ x, height, base }: Corners) {
  const [a, b, c] = [Math.hypot(base - x, height), Math.hypot(x, height), base];
  const [A, B] = [degrees(Math.atan2(height, x)), degrees(Math.atan2(height, base - x))];
  return { a, b, c, A, B, C: 180 - A - B, area: (base * height) / 2 };
}
const short = (value: number) => Math.round(value * 1e5) / 1e5;

describe('right triangles', () => {
  it('finds sides and angles that fit the coordinates', () => {
    solveMany<number>(
      'right triangles',
      100,
      (random) => {
        const [adjacent, opposite] = [random.int(2, 15), random.int(2, 15)];
        const hypotenuse = Math.hypot(adjacent, opposite);
        const angle = degrees(Math.atan2(opposite, adjacent));
        const kind = 'right-triangle' as const;
        return random.pick([
          { problem: { kind, adjacent, opposite, find: 'hypotenuse' as const }, known: hypotenuse },
          { problem: { kind, hypotenuse: short(hypotenuse), opposite, find: 'adjacent' as const }, known: adjacent },
          { problem: { kind, adjacent, opposite, find: 'angle' as const }, known: angle },
          {
            problem: { kind, hypotenuse: short(hypotenuse), angle: short(angle), find: 'opposite' as const },
            known: opposite,
          },
          { problem: { kind, opposite, angle: short(angle), find: 'hypotenuse' as const }, known: hypotenuse },
          { problem: { kind, adjacent, angle: short(angle), find: 'opposite' as const, unit: 'cm' }, known: opposite },
        ]);
      },
      (solution, known) =>
        expect(Math.abs(numberOf(solution) - known)).toBeLessThan(solution.answer.model.includes('°') ? 0.051 : 0.0052),
    );
  });

  it('keeps the exact root before rounding', () => {
    const lines = solved({
      kind: 'right-triangle',
      opposite: 2,
      adjacent: 4,
      find: 'hypotenuse',
      unit: 'cm',
    }).steps.map((step) => step.after);
    expect(lines).toEqual(['c^{2}=2^{2}+4^{2}', 'c^{2}=20', 'c=2\\sqrt{5}', 'c\\approx 4.47\\,\\mathrm{cm}']);
  });

  it('refuses a hypotenuse that is too short and missing measures', () => {
    expect(refused({ kind: 'right-triangle', hypotenuse: 3, opposite: 5, find: 'adjacent' })).toContain('longest side');
    expect(refused({ kind: 'right-triangle', hypotenuse: 3, find: 'adjacent' })).toContain('two sides');
  });
});

describe('sine and cosine rules', () => {
  it('finds what fits the coordinates', () => {
    solveMany<{ known: number; other?: number }>(
      'triangles',
      100,
      (random) => {
        const t = measured(cornersOf(random));
        const [a, b, c, A, B, C] = [t.a, t.b, t.c, t.A, t.B, t.C].map(short) as [
          number,
          number,
          number,
          number,
          number,
          number,
        ];
        const kind = 'triangle' as const;
        return random.pick([
          { problem: { kind, b, c, A, find: 'a' as const }, known: { known: t.a } },
          { problem: { kind, b, A, B, find: 'a' as const }, known: { known: t.a } },
          { problem: { kind, c, A, B, find: 'b' as const, unit: 'm' }, known: { known: t.b } },
          { problem: { kind, a, b, c, find: 'C' as const }, known: { known: t.C } },
          { problem: { kind, a, b, B, find: 'A' as const }, known: { known: t.A, other: 180 - t.A } },
          { problem: { kind, a, b, C, find: 'area' as const }, known: { known: t.area } },
          { problem: { kind, a, b, c, find: 'area' as const }, known: { known: t.area } },
        ]);
      },
      ({ answer }, { known, other }) => {
        const found = answer.model.split(' or ').map((text) => Number.parseFloat(text));
        const fits = [known, ...(other === undefined ? [] : [other])];
        expect(fits.some((value) => found.some((got) => Math.abs(got - value) < 0.06))).toBe(true);
      },
    );
  });

  it('says the ambiguous case, and when no triangle fits', () => {
    const two = solved({ kind: 'triangle', a: 8, b: 6, B: 40, find: 'A' });
    expect(two.answer.model).toBe('59.0° or 121.0°');
    expect(two.notes.join()).toContain('two different triangles');
    expect(solved({ kind: 'triangle', a: 5, b: 8, B: 40, find: 'A' }).answer.model).toBe('23.7°');
    expect(solved({ kind: 'triangle', a: 12, b: 6, B: 40, find: 'A' }).answer.model).toBe('no solution');
  });

  it('refuses impossible triangles', () => {
    expect(refused({ kind: 'triangle', a: 1, b: 2, c: 9, find: 'A' })).toContain('don’t make a triangle');
    expect(refused({ kind: 'triangle', A: 100, B: 90, a: 3, find: 'b' })).toContain('add to');
    expect(refused({ kind: 'triangle', a: Number.NaN, b: 2, c: 9, find: 'A' })).toContain('Lengths');
  });
});
