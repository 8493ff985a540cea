import { FigureFrame } from '../shared/figure-frame';
import { Label } from '../shared/label';
import { near, pathOf } from '../shared/path';
import { phoneWidth } from '../shared/phone-width';
import { textWidth } from '../shared/text-width';
import type { FigureOf } from '../shown-figure';
import { CategoryLabels, planCategories } from './category-labels';
import { chartArea, scaleEnd } from './chart-area';
import { ChartAxes, ChartScaffold } from './chart-scaffold';

const tones = ['a', 'b', 'c'] as const;
/** Series differ by their strokes too, so that colour is not needed to tell them apart. */
const strokes = [undefined, '9 5', '3 5'];

/** Points joined by lines over named places. */
export function LineChartDrawing({ figure }: { figure: FigureOf<'line-chart'> }) {
  const { labels, series, yStep, yFrom = 0 } = figure;
  const values = series.flatMap((each) => each.values);
  const from = Math.min(yFrom, ...values) < yFrom ? Math.floor(Math.min(...values) / yStep) * yStep : yFrom;
  const y = { from, to: scaleEnd(values, yStep, from), step: yStep };
  const count = Math.max(labels.length, ...series.map((each) => each.values.length));
  const { left, right } = chartArea({ ...figure, y, below: 0 });
  const slot = (right - left) / Math.max(1, count);
  const plan = planCategories(labels, slot);
  const area = chartArea({ ...figure, y, below: plan.height });
  const middle = (index: number) => area.left + (index + 0.5) * slot;
  const named = series.filter(({ name }) => name !== undefined);
  return (
    <FigureFrame alt={figure.alt} width={area.width} height={area.height + (named.length > 0 ? 28 : 0)}>
      <ChartScaffold area={area} title={figure.title} xLabel={figure.xLabel} yLabel={figure.yLabel} />
      {labels.map((_, index) => (
        <path
          key={index}
          d={`M${near(middle(index))} ${area.top}V${area.bottom + 5}`}
          stroke="var(--fig-grid)"
          strokeWidth="1.5"
        />
      ))}
      {series.map((each, index) => {
        const colour = `var(--fig-${tones[index % 3]})`;
        const points = each.values.map((value, place) => ({ x: middle(place), y: area.atY(value) }));
        return (
          <g key={index}>
            <path d={pathOf(points)} fill="none" stroke={colour} strokeWidth="3" strokeDasharray={strokes[index % 3]} />
            {points.map((point, place) => (
              <circle
                key={place}
                cx={near(point.x)}
                cy={near(point.y)}
                r={points.length > 24 ? 2.5 : 4.5}
                fill={colour}
              />
            ))}
          </g>
        );
      })}
      <CategoryLabels names={labels} plan={plan} slot={slot} atX={middle} y={area.bottom} />
      <ChartAxes area={area} />
      <Legend names={series.map(({ name }) => name)} y={area.height + 10} />
    </FigureFrame>
  );
}

function Legend({ names, y }: { names: (string | undefined)[]; y: number }) {
  const widths = names.map((name) => (name === undefined ? 0 : textWidth(name, 14) + 54));
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const squeeze = Math.min(1, (phoneWidth - 8) / Math.max(1, whole));
  let left = (phoneWidth - whole * squeeze) / 2;
  return (
    <>
      {names.map((name, index) => {
        const x = near(left);
        left += (widths[index] ?? 0) * squeeze;
        return name === undefined ? null : (
          <g key={index}>
            <path
              d={`M${x} ${y}h32`}
              stroke={`var(--fig-${tones[index % 3]})`}
              strokeWidth="3"
              strokeDasharray={strokes[index % 3]}
            />
            <Label x={x + 38} y={y} text={name} size={14} anchor="start" />
          </g>
        );
      })}
    </>
  );
}
