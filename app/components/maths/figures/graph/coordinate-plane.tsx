import { Label } from '../shared/label';
import { softTones, strongTones } from '../shared/tones';
import type { FigureOf } from '../shown-figure';
import { along, curvePath } from './along';
import { makePlot } from './plot-area';
import { PlotFrame } from './plot-frame';
import { PlotPoints } from './plot-points';

/** Named points, segments and shapes on a grid of whole units. */
export function CoordinatePlaneDrawing({ figure }: { figure: FigureOf<'coordinate-plane'> }) {
  const { x, y, points, segments = [], polygons = [] } = figure;
  const plot = makePlot(x, y, { equal: true });
  const line = [
    ...segments.flatMap(({ from, to }) => along([from, to], plot)),
    ...polygons.flatMap((polygon) => along([...polygon.points, ...polygon.points.slice(0, 1)], plot)),
  ];
  return (
    <PlotFrame
      alt={figure.alt}
      x={x}
      y={y}
      plot={plot}
      under={polygons.map((polygon, index) => (
        <path
          key={index}
          d={curvePath(polygon.points, plot, true)}
          fill={softTones[polygon.tone ?? 'a']}
          fillOpacity="0.8"
        />
      ))}
      clipped={
        <>
          {polygons.map((polygon, index) => (
            <path
              key={index}
              d={curvePath(polygon.points, plot, true)}
              fill="none"
              stroke={strongTones[polygon.tone ?? 'a']}
              strokeWidth="2.5"
              strokeLinejoin="round"
            />
          ))}
          {segments.map(({ from, to, dashed }, index) => (
            <path
              key={index}
              d={curvePath([from, to], plot)}
              stroke={dashed === true ? 'var(--fig-line)' : 'var(--fig-a)'}
              strokeWidth={dashed === true ? 2 : 3}
              strokeDasharray={dashed === true ? '7 6' : undefined}
              strokeLinecap="round"
            />
          ))}
        </>
      }
    >
      {polygons.map(({ points: corners, label }, index) =>
        label === undefined ? null : (
          <Label
            key={index}
            x={corners.reduce((sum, [px]) => sum + plot.atX(px), 0) / corners.length}
            y={corners.reduce((sum, [, py]) => sum + plot.atY(py), 0) / corners.length}
            text={label}
            size={15}
            bold
            halo
          />
        ),
      )}
      <PlotPoints points={points} plot={plot} line={line} />
    </PlotFrame>
  );
}
