import { type ReactNode, useId } from 'react';
import { FigureFrame } from '../shared/figure-frame';
import { near } from '../shared/path';
import { Axes, Grid } from './axes';
import type { Axis, Plot } from './plot-area';

interface PlotFrameProps {
  alt: string;
  x: Axis;
  y: Axis;
  plot: Plot;
  look?: 'axes' | 'grid' | 'bare';
  /** Coloured areas, under the axes and their numbers. */
  under?: ReactNode;
  /** What is cut off at the edge of the axes: curves, outlines, rays. */
  clipped?: ReactNode;
  /** Points and labels, over everything. */
  children?: ReactNode;
}

/** Axes or squared paper, with curves cut off at their edge. */
export function PlotFrame({ alt, x, y, plot, look = 'axes', under, clipped, children }: PlotFrameProps) {
  const clip = useId();
  const { atX, atY } = plot;
  return (
    <FigureFrame alt={alt} width={plot.width} height={plot.height}>
      <clipPath id={clip}>
        <rect
          x={near(atX(x.from)) - 2}
          y={near(atY(y.to)) - 2}
          width={near(atX(x.to) - atX(x.from)) + 4}
          height={near(atY(y.from) - atY(y.to)) + 4}
        />
      </clipPath>
      <g clipPath={`url(#${clip})`}>{under}</g>
      {look === 'axes' && <Axes x={x} y={y} plot={plot} />}
      {look === 'grid' && <Grid x={x} y={y} plot={plot} />}
      <g clipPath={`url(#${clip})`}>{clipped}</g>
      {children}
    </FigureFrame>
  );
}
