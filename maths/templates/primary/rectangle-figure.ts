import type { Figure } from '../../figures/figure';

/** A rectangle in true proportion with labels at the bottom and on the right side; "?" marks a side to be found. */
export function rectangleFigure(long: number, short: number, longLabel: string, shortLabel: string): Figure {
  return {
    kind: 'polygon',
    alt: `A rectangle. The bottom side is ${inWords(longLabel)} and the right side is ${inWords(shortLabel)}.`,
    vertices: [
      [0, 0],
      [long, 0],
      [long, short],
      [0, short],
    ],
    sides: [longLabel, shortLabel, null, null],
    rightAngles: [0, 1, 2, 3],
  };
}

function inWords(label: string): string {
  return label === '?' ? 'unknown' : `labelled ${label}`;
}
