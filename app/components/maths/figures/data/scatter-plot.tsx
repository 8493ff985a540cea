import { FigureFrame } from '../shared/figure-frame';
import { Label } from '../shared/label';
import { scaleNumeral } from '../shared/numeral';
import { near, pathOf } from '../shared/path';
import { widest } from '../shared/text-width';
import { roundStep, ticks } from '../shared/ticks';
import type { FigureOf } from '../shown-figure';
import { axisSize, chartArea } from './chart-area';
import { ChartAxes, ChartScaffold } from './chart-scaffold';
import { clippedLine } from './clipped-line';

/** Points over two scales, with a line of fit where there is one. */
export function ScatterPlotDrawing({ figure }: { figure: FigureOf<'scatter-plot'> }) {
  const { x, y, points, line } = figure;
  const area = chartArea({ xLabel: x.label, yLabel: y.label, y, below: 28 });
  const right = area.right - 6;
  const at = (value: number) => area.left + ((value - x.from) / (x.to - x.from)) * (right - area.left);
  const marks = ticks(x);
  const texts = marks.map(scaleNumeral);
  const every = roundStep((widest(texts, axisSize) + 6) / ((right - area.left) / Math.max(1, marks.length - 1)));
  const ends = line === undefined ? null : clippedLine(line, x, y);
  return (
    <FigureFrame alt={figure.alt} width={area.width} height={area.height}>
      <ChartScaffold area={area} xLabel={x.label} yLabel={y.label} />
      {marks.map((mark, index) => (
        <g key={mark}>
          <path d={`M${near(at(mark))} ${area.top}V${area.bottom}`} stroke="var(--fig-grid)" strokeWidth="1.5" />
          <path d={`M${near(at(mark))} ${area.bottom}v5`} stroke="var(--fig-line)" strokeWidth="2" />
          {index % every === 0 && <Label x={at(mark)} y={area.bottom + 17} text={texts[index] ?? ''} size={axisSize} />}
        </g>
      ))}
      <ChartAxes area={area} />
      {ends !== null && (
        <path
          d={pathOf(ends.map(([px, py]) => ({ x: at(px), y: area.atY(py) })))}
          stroke="var(--fig-b)"
          strokeWidth="3"
          strokeLinecap="round"
        />
      )}
      {points.map(([px, py], index) => (
        <circle
          key={index}
          cx={near(at(px))}
          cy={near(area.atY(py))}
          r={points.length > 40 ? 3.5 : 4.5}
          fill="var(--fig-a)"
        />
      ))}
    </FigureFrame>
  );
}
