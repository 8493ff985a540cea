import { Label } from '../shared/label';
import { near } from '../shared/path';
import { placeLabels } from './place-label';
import type { Plot } from './plot-area';

export interface PlotPoint {
  x: number;
  y: number;
  label?: string;
  /** A ring instead of a dot: the point does not belong. */
  open?: boolean;
  /** Other places where the label may stand as well. */
  orAt?: readonly (readonly [number, number])[];
  /** A label without a dot: at the tip of an arrow, or the name of a curve. */
  look?: 'tip' | 'name';
}

interface PlotPointsProps {
  points: readonly PlotPoint[];
  plot: Plot;
  /** Places on what is drawn, close together, which labels keep clear of. */
  line: [number, number][];
}

/** Points with labels that stand clear of lines and of each other. */
export function PlotPoints({ points, plot, line }: PlotPointsProps) {
  const spots = placeLabels(points, { line, plot });
  return (
    <>
      {points.map((point, index) =>
        point.look !== undefined ? null : (
          <circle
            key={index}
            cx={near(plot.atX(point.x))}
            cy={near(plot.atY(point.y))}
            r="5.5"
            fill={point.open === true ? 'var(--surface)' : 'var(--fig-b)'}
            stroke={point.open === true ? 'var(--fig-b)' : 'var(--surface)'}
            strokeWidth={point.open === true ? 2.5 : 1.5}
          />
        ),
      )}
      {points.map(({ label, look }, index) => {
        const spot = spots[index];
        if (label === undefined || spot === null || spot === undefined) return null;
        return (
          <Label
            key={index}
            x={spot.x}
            y={spot.y - 5}
            text={label}
            size={15}
            anchor={spot.textAnchor}
            bold={look !== 'name'}
            italic={look === 'name'}
            halo
          />
        );
      })}
    </>
  );
}
