import type { Figure } from '../../../figures/figure';

interface Drawn {
  alt: string;
  /** Angles at A (bottom left) and B (bottom right) in degrees; C is at the top. */
  a: number;
  b: number;
  /** Labels of the corners A, B, C and of the sides AB, BC, CA. */
  angles: (string | null)[];
  sides: (string | null)[];
}

/** Triangle ABC in true shape on a base of 10. */
export function triangleFigure({ alt, a, b, angles, sides }: Drawn): Figure {
  const rad = Math.PI / 180;
  const side = (10 * Math.sin(b * rad)) / Math.sin((180 - a - b) * rad);
  const apex: [number, number] = [round(side * Math.cos(a * rad)), round(side * Math.sin(a * rad))];
  return {
    kind: 'polygon',
    alt,
    vertices: [[0, 0], [10, 0], apex],
    sides,
    angles,
    names: ['A', 'B', 'C'],
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
