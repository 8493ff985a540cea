import type { FigureOf } from '../shown-figure';
import { along, curvePath } from './along';
import { curveName } from './curve-name';
import { makePlot } from './plot-area';
import { PlotFrame } from './plot-frame';
import { PlotPoints } from './plot-points';

/** Sampled curves with coloured regions, asymptotes and points. */
export function PlotDrawing({ figure }: { figure: FigureOf<'plot'> }) {
  const { x, y, curves, regions = [], asymptotes = [], points = [] } = figure;
  const plot = makePlot(x, y);
  const names = curves.flatMap((curve) => curveName(curve.points, curve.label, figure));
  return (
    <PlotFrame
      alt={figure.alt}
      x={x}
      y={y}
      plot={plot}
      under={regions.map((region, index) => (
        <path key={index} d={curvePath(region, plot, true)} fill="var(--fig-a-soft)" fillOpacity="0.8" />
      ))}
      clipped={
        <>
          {asymptotes.map((line, index) => (
            <path
              key={index}
              d={[
                ...(line.x === undefined
                  ? []
                  : [
                      curvePath(
                        [
                          [line.x, y.from],
                          [line.x, y.to],
                        ],
                        plot,
                      ),
                    ]),
                ...(line.y === undefined
                  ? []
                  : [
                      curvePath(
                        [
                          [x.from, line.y],
                          [x.to, line.y],
                        ],
                        plot,
                      ),
                    ]),
              ].join('')}
              stroke="var(--fig-line)"
              strokeWidth="2"
              strokeDasharray="7 6"
            />
          ))}
          {curves.map((curve, index) => (
            <path
              key={index}
              d={curvePath(curve.points, plot)}
              fill="none"
              stroke={`var(--fig-${curve.tone ?? 'a'})`}
              strokeWidth="3"
              strokeDasharray={curve.dashed === true ? '8 6' : undefined}
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          ))}
        </>
      }
    >
      <PlotPoints
        points={[...points, ...names]}
        plot={plot}
        line={curves.flatMap((curve) => along(curve.points, plot))}
      />
    </PlotFrame>
  );
}
