import { useId } from 'react';
import { Axes, makePlot } from './axes';
import { FigureFrame } from './figure-frame';
import type { FigureOf } from './shown-figure';

/** Graphs of polynomials on labelled axes; what leaves the frame is cut off. */
export function FunctionGraphDrawing({ figure }: { figure: FigureOf<'function-graph'> }) {
  const { curves, x, y, points = [] } = figure;
  const clip = useId();
  const plot = makePlot(x, y);
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
            <text x={plot.atX(point.x) + 10} y={plot.atY(point.y) - 9} fontSize="15">
              {point.label}
            </text>
          )}
        </g>
      ))}
    </FigureFrame>
  );
}

function curvePath(coefficients: number[], x: { from: number; to: number }, plot: ReturnType<typeof makePlot>): string {
  const samples = coefficients.length <= 2 ? 1 : 96;
  return Array.from({ length: samples + 1 }, (_, index) => {
    const value = x.from + ((x.to - x.from) * index) / samples;
    const height = coefficients.reduceRight((sum, coefficient) => sum * value + coefficient, 0);
    return `${index === 0 ? 'M' : 'L'}${plot.atX(value).toFixed(2)} ${plot.atY(height).toFixed(2)}`;
  }).join('');
}
