import type { FigureOf } from '../shown-figure';
import { along } from './along';
import { makePlot } from './plot-area';
import { PlotArrow } from './plot-arrow';
import { PlotFrame } from './plot-frame';
import { PlotPoints } from './plot-points';

/** Arrows on squared paper, on axes, or free. */
export function VectorsDrawing({ figure }: { figure: FigureOf<'vectors'> }) {
  const { x, y, grid = true, axes = false, vectors, points = [] } = figure;
  const plot = makePlot(x, y, { equal: true });
  const place = ([px, py]: readonly [number, number]) => ({ x: plot.atX(px), y: plot.atY(py) });
  return (
    <PlotFrame alt={figure.alt} x={x} y={y} plot={plot} look={axes ? 'axes' : grid ? 'grid' : 'bare'}>
      {vectors.map(({ from, to, label, tone = 'a' }, index) => (
        <PlotArrow key={index} from={place(from)} to={place(to)} label={label} colour={`var(--fig-${tone})`} />
      ))}
      <PlotPoints points={points} plot={plot} line={vectors.flatMap(({ from, to }) => along([from, to], plot))} />
    </PlotFrame>
  );
}
