import type { Figure } from '../../figures/figure';

/** A rectangle on grid paper, cut into unit squares by dashed lines. */
export function rectangleGrid(wide: number, tall: number): Figure {
  return {
    kind: 'polygon',
    alt: `A rectangle on grid paper, ${wide} squares wide and ${tall} squares tall.`,
    vertices: [
      [0, 0],
      [wide, 0],
      [wide, tall],
      [0, tall],
    ],
    dashed: [...verticals(1, wide, () => tall), ...horizontals(1, tall, () => wide)],
  };
}

/** An L on grid paper: `wide` by `tall` with a rectangle of `cutWide` by `cutTall` missing at the top right. */
export function lShapeGrid(wide: number, tall: number, cutWide: number, cutTall: number): Figure {
  const [stem, foot] = [wide - cutWide, tall - cutTall];
  return {
    kind: 'polygon',
    alt:
      `An L shape on grid paper. The bottom part is ${wide} squares wide and ${foot} tall. ` +
      `The part on top of it is ${stem} wide and ${cutTall} tall.`,
    vertices: [
      [0, 0],
      [wide, 0],
      [wide, foot],
      [stem, foot],
      [stem, tall],
      [0, tall],
    ],
    dashed: [
      ...verticals(1, wide, (x) => (x < stem ? tall : foot)),
      ...horizontals(1, tall, (y) => (y < foot ? wide : stem)),
    ],
  };
}

type Line = [[number, number], [number, number]];

function verticals(from: number, to: number, height: (x: number) => number): Line[] {
  return Array.from({ length: to - from }, (_, i) => from + i).map((x) => [
    [x, 0],
    [x, height(x)],
  ]);
}

function horizontals(from: number, to: number, width: (y: number) => number): Line[] {
  return Array.from({ length: to - from }, (_, i) => from + i).map((y) => [
    [0, y],
    [width(y), y],
  ]);
}
