import type { Plot } from './axes';

interface Spot {
  x: number;
  y: number;
  textAnchor: 'start' | 'end';
}

interface Obstacles {
  /** Places on curves and segments, close together, in drawing units. */
  line: [number, number][];
  plot: Plot;
}

const letter = 8.2;
const tall = 15;

/** Places labels one after the other, each out of the way of the points and of the labels before it. */
export function placeLabels(
  points: readonly { x: number; y: number; label?: string }[],
  { line, plot }: Obstacles,
): (Spot | null)[] {
  const places = points.map(({ x, y }): [number, number] => [plot.atX(x), plot.atY(y)]);
  const taken: [number, number][] = [];
  return points.map(({ label }, index) => {
    const [px, py] = places[index] ?? [0, 0];
    if (label === undefined) return null;
    const others = places
      .filter((_, other) => other !== index)
      .flatMap((place) => Array.from({ length: 6 }, () => place));
    const spot = placeLabel(px, py, label, { line: [...line, ...others, ...taken], plot });
    taken.push(...boxOf(spot, label));
    return spot;
  });
}

/** Places all over a label's box, so that the next label keeps clear of it. */
function boxOf({ x, y, textAnchor }: Spot, text: string): [number, number][] {
  const wide = text.length * letter;
  const left = textAnchor === 'start' ? x : x - wide;
  return Array.from({ length: 40 }, (_, index): [number, number] => [
    left + (wide * (index % 10)) / 9,
    y - (tall * Math.floor(index / 10)) / 3,
  ]);
}

/** Where the label of a point stands: of its four corners the one that covers least of lines, axes and their numbers. */
export function placeLabel(px: number, py: number, text: string, { line, plot }: Obstacles): Spot {
  const wide = text.length * letter;
  const spots: Spot[] = [
    { x: px + 10, y: py - 9, textAnchor: 'start' },
    { x: px + 10, y: py + 21, textAnchor: 'start' },
    { x: px - 10, y: py - 9, textAnchor: 'end' },
    { x: px - 10, y: py + 21, textAnchor: 'end' },
  ];
  const axisX = plot.atX(0);
  const axisY = plot.atY(0);
  const cost = ({ x, y, textAnchor }: Spot) => {
    const left = textAnchor === 'start' ? x : x - wide;
    const [right, top, bottom] = [left + wide, y - tall, y + 3];
    const covered = line.filter(
      ([lx, ly]) => lx > left - 3 && lx < right + 3 && ly > top - 3 && ly < bottom + 3,
    ).length;
    const onNumbersBelow = bottom > axisY + 4 && top < axisY + 19 ? 12 : 0;
    const onNumbersBeside = right > axisX - 24 && left < axisX - 4 ? 12 : 0;
    const onAxes = (top < axisY && bottom > axisY ? 6 : 0) + (left < axisX && right > axisX ? 6 : 0);
    const outside = left < 0 || right > plot.width || top < 0 || bottom > plot.height ? 100 : 0;
    return covered + onNumbersBelow + onNumbersBeside + onAxes + outside;
  };
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}
