import { describe, expect, it } from 'vitest';
import { placeLabel, placeLabels } from './place-label';
import { makePlot } from './plot-area';

const plot = makePlot({ from: -5, to: 5 }, { from: -10, to: 10 });
const along = (height: (x: number) => number): [number, number][] =>
  Array.from({ length: 101 }, (_, i) => -5 + i / 10).map((x) => [plot.atX(x), plot.atY(height(x))]);

describe('the label of a point on a graph', () => {
  it('stands below a rising line and above a falling one', () => {
    const at = (x: number, y: number, height: (x: number) => number) =>
      placeLabel(plot.atX(x), plot.atY(y), '(3, 4)', { line: along(height), plot });
    expect(at(3, 4, (x) => 2 * x - 2)).toMatchObject({ textAnchor: 'start', y: plot.atY(4) + 21 });
    expect(at(3, 4, (x) => -2 * x + 10)).toMatchObject({ textAnchor: 'start', y: plot.atY(4) - 9 });
  });

  it('turns to the left at the right edge', () => {
    const spot = placeLabel(plot.atX(5), plot.atY(-6), '(5, −6)', { line: [], plot });
    expect(spot.textAnchor).toBe('end');
  });

  it('keeps two labels side by side apart', () => {
    const zeros = [
      { x: -2, y: 0, label: 'A' },
      { x: -3, y: 0, label: 'B' },
    ];
    const [a, b] = placeLabels(zeros, { line: along((x) => x * x + 5 * x + 6), plot });
    const box = (spot: typeof a) =>
      spot?.textAnchor === 'start' ? [spot.x, spot.x + 9] : [(spot?.x ?? 0) - 9, spot?.x ?? 0];
    const [[aLeft = 0, aRight = 0], [bLeft = 0, bRight = 0]] = [box(a), box(b)];
    expect(a?.y !== b?.y || aLeft > bRight || bLeft > aRight).toBe(true);
  });
});
