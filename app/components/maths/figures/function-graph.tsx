import { useId } from 'react';
import { Axes, makePlot, type Plot } from './axes';
import { FigureFrame } from './figure-frame';
import { placeLabels } from './place-label';
import type { FigureOf } from './shown-figure';

/** Graphs of polynomials on labelled axes; what leaves the frame is cut off. */
export function FunctionGraphDrawing({ figure }: { figure: FigureOf<'function-graph'> }) {
  const { curves, x, y, points = [] } = figure;
  const clip = useId();
  const plot = makePlot(x, y);
  const line = curves.flatMap(({ coefficients }) => curvePoints(coefficients, x, plot, 96));
  const spots = placeLabels(points, { line, plot });
  return (
    <FigureFrame alt={figure.alt} width={plot.width} height={plot.height}>
      <Axes x={x} y={y} plot={plot} />
      <clipPath id={clip}>
        <rect
          x={plot.atX(x.from)}
          y={plot.atY(y.to)}
          width={plot.atX(x.to) - plot.atX(x.from)}
          height={plot.atY(y.from) - plot.atY(y.to)}
        />
      </clipPath>
      {curves.map((curve, index) => (
        <path
          key={index}
          d={curvePath(curve.coefficients, x, plot)}
          clipPath={`url(#${clip})`}
          fill="none"
          stroke={index % 2 === 0 ? 'var(--fig-a)' : 'var(--fig-b)'}
          strokeWidth="3"
          strokeLinecap="round"
        />
      ))}
      {points.map((point, index) => (
        <g key={index}>
          <circle cx={plot.atX(point.x)} cy={plot.atY(point.y)} r="5.5" fill="var(--fig-b)" />
          {point.label !== undefined && (
            <text {...spots[index]} fontSize="15">
              {point.label}
            </text>
          )}
        </g>
      ))}
    </FigureFrame>
  );
}

interface Range {
  from: number;
  to: number;
}

function curvePath(coefficients: number[], x: Range, plot: Plot): string {
  const samples = coefficients.length <= 2 ? 1 : 96;
  return curvePoints(coefficients, x, plot, samples)
    .map(([px, py], index) => `${index === 0 ? 'M' : 'L'}${px.toFixed(2)} ${py.toFixed(2)}`)
    .join('');
}

function curvePoints(coefficients: number[], x: Range, plot: Plot, samples: number): [number, number][] {
  return Array.from({ length: samples + 1 }, (_, index) => {
    const value = x.from + ((x.to - x.from) * index) / samples;
    const height = coefficients.reduceRight((sum, coefficient) => sum * value + coefficient, 0);
    return [plot.atX(value), plot.atY(height)];
  });
}
