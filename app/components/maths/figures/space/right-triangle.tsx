import type { FigureOf } from '../shown-figure';
import { PolygonDrawing } from './polygon';

/** A right triangle, right angle at the bottom left, legs in true proportion. */
export function RightTriangleDrawing({ figure }: { figure: FigureOf<'right-triangle'> }) {
  const { base, height, labels, alt } = figure;
  return (
    <PolygonDrawing
      figure={{
        kind: 'polygon',
        alt,
        vertices: [
          [0, 0],
          [base, 0],
          [0, height],
        ],
        rightAngles: [0],
        sides: [labels.base ?? null, labels.hypotenuse ?? null, labels.height ?? null],
        angles: [null, labels.baseAngle ?? null, labels.topAngle ?? null],
      }}
    />
  );
}
