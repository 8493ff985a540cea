import type { FigureOf } from '../shown-figure';
import { along, curvePath } from './along';
import { curveName } from './curve-name';
import { makePlot } from './plot-area';
import { PlotFrame } from './plot-frame';
import { PlotPoints } from './plot-points';

/** Graphs of polynomials on labelled axes; what leaves the frame is cut off. */
export function FunctionGraphDrawing({ figure }: { figure: FigureOf<'function-graph'> }) {
  const { curves, x, y, points = [] } = figure;
  const plot = makePlot(x, y);
  const sampled = curves.map(({ coefficients, label }) => ({ label, points: sample(coefficients, x) }));
  const names = sampled.flatMap((curve) => curveName(curve.points, curve.label, figure));
  return (
    <PlotFrame
      alt={figure.alt}
      x={x}
      y={y}
      plot={plot}
      clipped={sampled.map((curve, index) => (
        <path
          key={index}
          d={curvePath(curve.points, plot)}
          fill="none"
          stroke={['var(--fig-a)', 'var(--fig-b)', 'var(--fig-c)'][index % 3]}
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    >
      <PlotPoints
        points={[...points, ...names]}
        plot={plot}
        line={sampled.flatMap((curve) => along(curve.points, plot))}
      />
    </PlotFrame>
  );
}

function sample(coefficients: readonly number[], { from, to }: { from: number; to: number }): [number, number][] {
  const samples = coefficients.length <= 2 ? 40 : 120;
  return Array.from({ length: samples + 1 }, (_, index) => {
    const value = from + ((to - from) * index) / samples;
    return [value, coefficients.reduceRight((sum, coefficient) => sum * value + coefficient, 0)];
  });
}
