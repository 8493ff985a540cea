import { textWidth } from '../shared/text-width';
import type { Plot } from './plot-area';

export interface Spot {
  x: number;
  y: number;
  textAnchor: 'start' | 'end';
}

interface Obstacles {
  /** Places on curves and segments, close together, in drawing units. */
  line: [number, number][];
  plot: Plot;
}

const size = 15;

interface LabelWish {
  x: number;
  y: number;
  label?: string;
  /** Other places where the label may stand as well, such as along a curve. */
  orAt?: readonly (readonly [number, number])[];
}

/** Places labels one after the other, each out of the way of the points and of the labels before it. */
export function placeLabels(points: readonly LabelWish[], { line, plot }: Obstacles): (Spot | null)[] {
  const places = points.map(({ x, y }): [number, number] => [plot.atX(x), plot.atY(y)]);
  const taken: [number, number][] = [];
  return points.map(({ label, orAt = [] }, index) => {
    const place = places[index] ?? [0, 0];
    if (label === undefined) return null;
    const others = places
      .filter((_, other) => other !== index)
      .flatMap((other) => Array.from({ length: 6 }, () => other));
    const obstacles = { line: [...line, ...others, ...taken], plot };
    const candidates = [place, ...orAt.map(([x, y]): [number, number] => [plot.atX(x), plot.atY(y)])];
    const spot = candidates
      .map(([x, y]) => placeLabel(x, y, label, obstacles))
      .reduce((best, each) => (costOf(each, label, obstacles) < costOf(best, label, obstacles) ? each : best));
    taken.push(...boxOf(spot, label));
    return spot;
  });
}

/** Places all over a label's box, so that the next label keeps clear of it. */
function boxOf({ x, y, textAnchor }: Spot, text: string): [number, number][] {
  const wide = textWidth(text, size);
  const left = textAnchor === 'start' ? x : x - wide;
  return Array.from({ length: 40 }, (_, index): [number, number] => [
    left + (wide * (index % 10)) / 9,
    y - (size * Math.floor(index / 10)) / 3,
  ]);
}

/** Where the label of a point stands: of its four corners, above and below, the place that covers least of lines, axes and their numbers. */
export function placeLabel(px: number, py: number, text: string, obstacles: Obstacles): Spot {
  const spots: Spot[] = [
    { x: px + 10, y: py - 9, textAnchor: 'start' },
    { x: px + 10, y: py + 21, textAnchor: 'start' },
    { x: px - 10, y: py - 9, textAnchor: 'end' },
    { x: px - 10, y: py + 21, textAnchor: 'end' },
    { x: px + textWidth(text, size) / 2, y: py - 13, textAnchor: 'end' },
    { x: px + textWidth(text, size) / 2, y: py + 26, textAnchor: 'end' },
  ];
  return spots.reduce((best, spot) => (costOf(spot, text, obstacles) < costOf(best, text, obstacles) ? spot : best));
}

function costOf({ x, y, textAnchor }: Spot, text: string, { line, plot }: Obstacles): number {
  const wide = textWidth(text, size);
  const axisX = plot.atX(0);
  const axisY = plot.atY(0);
  const left = textAnchor === 'start' ? x : x - wide;
  const [right, top, bottom] = [left + wide, y - size, y + 3];
  const covered = line.filter(([lx, ly]) => lx > left - 3 && lx < right + 3 && ly > top - 3 && ly < bottom + 3).length;
  const onNumbersBelow = bottom > axisY + 4 && top < axisY + 19 ? 12 : 0;
  const onNumbersBeside = right > axisX - 24 && left < axisX - 4 ? 12 : 0;
  const onAxes = (top < axisY && bottom > axisY ? 6 : 0) + (left < axisX && right > axisX ? 6 : 0);
  const outside = left < 0 || right > plot.width || top < 0 || bottom > plot.height ? 100 : 0;
  return covered + onNumbersBelow + onNumbersBeside + onAxes + outside;
}
