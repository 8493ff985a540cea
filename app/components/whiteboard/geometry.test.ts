import { describe, expect, it } from 'vitest';
import type { Stroke } from '../../../rules/whiteboard/shapes';
import {
  arrowHead,
  boxOf,
  fitScale,
  isNewPoint,
  isTiny,
  pressureOf,
  reachOf,
  straightened,
  strokeWidth,
} from './geometry';

describe('a board', () => {
  it('is shown at its own size, and smaller where it was drawn in more room', () => {
    expect(fitScale({ width: 358, height: 300 }, { width: 588, height: 420 })).toBe(1);
    expect(fitScale({ width: 588, height: 300 }, { width: 294, height: 420 })).toBe(0.5);
    expect(fitScale({ width: 100, height: 400 }, { width: 300, height: 100 })).toBe(0.25);
    expect(fitScale({ width: 588, height: 420 }, { width: 0, height: 0 })).toBe(1);
  });

  it('reaches as far as its shapes, and rubbing out reaches nowhere', () => {
    const stroke: Stroke = { kind: 'pen', points: [10, 20, 0.5, 100, 40, 0.5], width: 2, colour: 'black', opacity: 1 };
    const far: Stroke = { ...stroke, kind: 'eraser', colour: 'white', points: [400, 400, 0.5] };
    expect(reachOf({ width: 588, height: 420, shapes: [stroke, far] })).toEqual({ width: 108, height: 48 });
    expect(reachOf({ width: 50, height: 420, shapes: [stroke] }).width).toBe(50);
  });
});

describe('a stroke', () => {
  it('is as wide as its brush under a mouse, thinner and wider under a pen', () => {
    expect(strokeWidth(1.5, pressureOf('mouse', 0.5))).toBe(1.5);
    expect(strokeWidth(1.5, pressureOf('touch', 1))).toBe(1.5);
    expect(strokeWidth(2, pressureOf('pen', 0.1))).toBeLessThan(2);
    expect(strokeWidth(2, pressureOf('pen', 1))).toBe(3);
    // Pens that tell no pressure say 0.
    expect(strokeWidth(2, pressureOf('pen', 0))).toBe(2);
  });

  it('takes no point that is where the last one was', () => {
    expect(isNewPoint([], 1, 1)).toBe(true);
    expect(isNewPoint([1, 1, 0.5], 1.2, 1.2)).toBe(false);
    expect(isNewPoint([1, 1, 0.5], 2, 1)).toBe(true);
  });
});

describe('an outline', () => {
  it('has its box between two corners in any order', () => {
    expect(boxOf([10, 40, 4, 8])).toEqual([4, 8, 6, 32]);
  });

  it('of an arrow ends in two wings of the same length, behind the tip', () => {
    const [ax, ay, bx, by] = arrowHead([0, 0, 100, 0], 2);
    expect(ax).toBeCloseTo(bx);
    expect(ay).toBeCloseTo(-by);
    expect(ax).toBeLessThan(100);
  });

  it('is straightened with Shift: squares, circles and steps of 15 degrees', () => {
    expect(straightened('rectangle', [0, 0, -30, 20])).toEqual([0, 0, -30, 30]);
    const [, , x, y] = straightened('line', [0, 0, 100, 4]);
    expect([x, y].map(Math.round)).toEqual([100, 0]);
  });

  it('of a tap is none', () => {
    expect(isTiny([5, 5, 6, 6])).toBe(true);
    expect(isTiny([5, 5, 9, 9])).toBe(false);
  });
});
