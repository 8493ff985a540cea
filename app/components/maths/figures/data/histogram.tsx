import { FigureFrame } from '../shared/figure-frame';
import { Label } from '../shared/label';
import { scaleNumeral } from '../shared/numeral';
import { near } from '../shared/path';
import { widest } from '../shared/text-width';
import { roundStep } from '../shared/ticks';
import type { FigureOf } from '../shown-figure';
import { axisSize, chartArea, scaleEnd } from './chart-area';
import { ChartAxes, ChartScaffold } from './chart-scaffold';

/** Bars without gaps; the edges of the classes are written between them. */
export function HistogramDrawing({ figure }: { figure: FigureOf<'histogram'> }) {
  const { edges, counts, yStep } = figure;
  const area = chartArea({ ...figure, y: { from: 0, to: scaleEnd(counts, yStep), step: yStep }, below: 28 });
  const texts = edges.map(scaleNumeral);
  const first = edges[0] ?? 0;
  const whole = (edges.at(-1) ?? 1) - first;
  const inset = 10;
  const at = (value: number) => area.left + inset + ((value - first) / whole) * (area.right - area.left - 2 * inset);
  const every = roundStep((widest(texts, axisSize) + 5) / ((area.right - area.left - 2 * inset) / counts.length));
  return (
    <FigureFrame alt={figure.alt} width={area.width} height={area.height}>
      <ChartScaffold area={area} title={figure.title} xLabel={figure.xLabel} yLabel={figure.yLabel} />
      {counts.map((count, index) => {
        const [left, right] = [at(edges[index] ?? 0), at(edges[index + 1] ?? 0)];
        return (
          <rect
            key={index}
            x={near(left)}
            y={near(area.atY(count))}
            width={near(right - left)}
            height={near(area.bottom - area.atY(count))}
            fill="var(--fig-a)"
            stroke="var(--surface)"
            strokeWidth="1.5"
          />
        );
      })}
      {edges.map((edge, index) => (
        <g key={index}>
          <path d={`M${near(at(edge))} ${area.bottom}v6`} stroke="var(--fig-line)" strokeWidth="2" />
          {index % every === 0 && <Label x={at(edge)} y={area.bottom + 17} text={texts[index] ?? ''} size={axisSize} />}
        </g>
      ))}
      <ChartAxes area={area} />
    </FigureFrame>
  );
}
