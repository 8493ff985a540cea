import { near } from '../shared/path';
import type { FigureOf } from '../shown-figure';
import { along, curvePath } from './along';
import { makePlot } from './plot-area';
import { PlotArrow } from './plot-arrow';
import { PlotFrame } from './plot-frame';
import { PlotPoints } from './plot-points';

/** The complex plane, one unit as long upwards as sideways. */
export function ArgandDrawing({ figure }: { figure: FigureOf<'argand'> }) {
  const { points, circles = [], rays = [] } = figure;
  const x = { ...figure.re, label: 'Re' };
  const y = { ...figure.im, label: 'Im' };
  const plot = makePlot(x, y, { equal: true });
  const far = 2 * Math.hypot(x.to - x.from, y.to - y.from);
  const zero = { x: plot.atX(0), y: plot.atY(0) };
  const unitX = plot.atX(1) - plot.atX(0);
  const unitY = plot.atY(0) - plot.atY(1);
  const ends = rays.map(({ re, im, degrees }): [[number, number], [number, number]] => {
    const angle = (degrees * Math.PI) / 180;
    return [
      [re, im],
      [re + far * Math.cos(angle), im + far * Math.sin(angle)],
    ];
  });
  return (
    <PlotFrame
      alt={figure.alt}
      x={x}
      y={y}
      plot={plot}
      under={circles.map(({ re, im, radius, shaded }, index) =>
        shaded === true ? (
          <ellipse
            key={index}
            cx={near(plot.atX(re))}
            cy={near(plot.atY(im))}
            rx={near(radius * unitX)}
            ry={near(radius * unitY)}
            fill="var(--fig-a-soft)"
          />
        ) : null,
      )}
      clipped={
        <>
          {circles.map(({ re, im, radius, dashed }, index) => (
            <ellipse
              key={index}
              cx={near(plot.atX(re))}
              cy={near(plot.atY(im))}
              rx={near(radius * unitX)}
              ry={near(radius * unitY)}
              fill="none"
              stroke="var(--fig-a)"
              strokeWidth="2.5"
              strokeDasharray={dashed === true ? '7 6' : undefined}
            />
          ))}
          {ends.map((ray, index) => (
            <path key={index} d={curvePath(ray, plot)} stroke="var(--fig-a)" strokeWidth="2.5" />
          ))}
        </>
      }
    >
      {points.map(({ re, im, arrow }, index) =>
        arrow === true ? (
          <PlotArrow key={index} from={zero} to={{ x: plot.atX(re), y: plot.atY(im) }} colour="var(--fig-a)" />
        ) : null,
      )}
      <PlotPoints
        points={points.map(({ re, im, label, arrow }) => ({
          x: re,
          y: im,
          label,
          look: arrow === true ? 'tip' : undefined,
        }))}
        plot={plot}
        line={[
          ...points.flatMap(({ re, im, arrow }) =>
            arrow === true
              ? along(
                  [
                    [0, 0],
                    [re, im],
                  ],
                  plot,
                )
              : [],
          ),
          ...ends.flatMap((ray) => along(ray, plot)),
        ]}
      />
    </PlotFrame>
  );
}
