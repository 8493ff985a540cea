import { FigureFrame } from '../shared/figure-frame';
import { near } from '../shared/path';
import type { FigureOf } from '../shown-figure';
import { CategoryLabels, planCategories } from './category-labels';
import { chartArea, scaleEnd } from './chart-area';
import { ChartAxes, ChartScaffold } from './chart-scaffold';

/** A column graph with a scale; values stand on the scale only, because reading them is the question. */
export function ColumnChartDrawing({ figure }: { figure: FigureOf<'column-chart'> }) {
  const { columns, yStep } = figure;
  const names = columns.map(({ label }) => label);
  const y = {
    from: 0,
    to: scaleEnd(
      columns.map(({ value }) => value),
      yStep,
    ),
    step: yStep,
  };
  const { left, right } = chartArea({ ...figure, y, below: 0 });
  const slot = (right - left) / columns.length;
  const plan = planCategories(names, slot);
  const area = chartArea({ ...figure, y, below: plan.height });
  const bar = Math.min(56, slot * 0.64);
  const middle = (index: number) => area.left + (index + 0.5) * slot;
  return (
    <FigureFrame alt={figure.alt} width={area.width} height={area.height}>
      <ChartScaffold area={area} title={figure.title} xLabel={figure.xLabel} yLabel={figure.yLabel} />
      {columns.map(({ value }, index) => (
        <rect
          key={index}
          x={near(middle(index) - bar / 2)}
          y={near(area.atY(value))}
          width={near(bar)}
          height={near(area.bottom - area.atY(value))}
          fill="var(--fig-a)"
        />
      ))}
      <CategoryLabels names={names} plan={plan} slot={slot} atX={middle} y={area.bottom} />
      <ChartAxes area={area} />
    </FigureFrame>
  );
}
