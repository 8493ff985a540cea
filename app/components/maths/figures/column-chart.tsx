import { FigureFrame } from './figure-frame';
import type { FigureOf } from './shown-figure';

const left = 56;
const top = 40;
const plotHeight = 190;

/** A column graph with a scale; values stand on the scale only, because reading them is the question. */
export function ColumnChartDrawing({ figure }: { figure: FigureOf<'column-chart'> }) {
  const { columns, yStep } = figure;
  const steps = Math.max(1, Math.ceil(Math.max(...columns.map((column) => column.value)) / yStep));
  const slot = Math.max(56, Math.min(92, 420 / columns.length));
  const width = left + slot * columns.length + 16;
  const base = top + plotHeight;
  const y = (value: number) => base - (value / (steps * yStep)) * plotHeight;
  return (
    <FigureFrame alt={figure.alt} width={width} height={base + (figure.xLabel ? 56 : 34)}>
      {figure.title !== undefined && (
        <text x={width / 2} y="20" textAnchor="middle" fontWeight="700">
          {figure.title}
        </text>
      )}
      {Array.from({ length: steps + 1 }, (_, step) => (
        <g key={step}>
          <path d={`M${left} ${y(step * yStep)}H${width - 12}`} stroke="var(--fig-grid)" strokeWidth="1.5" />
          <text x={left - 8} y={y(step * yStep) + 5} textAnchor="end" fontSize="14">
            {step * yStep}
          </text>
        </g>
      ))}
      {columns.map((column, index) => (
        <g key={index}>
          <rect
            x={left + index * slot + slot * 0.18}
            y={y(column.value)}
            width={slot * 0.64}
            height={base - y(column.value)}
            fill="var(--fig-a)"
          />
          <text x={left + (index + 0.5) * slot} y={base + 22} textAnchor="middle" fontSize="14">
            {column.label}
          </text>
        </g>
      ))}
      <path d={`M${left} ${top - 6}V${base}H${width - 12}`} fill="none" stroke="var(--fig-line)" strokeWidth="2.5" />
      {figure.yLabel !== undefined && (
        <text
          x="14"
          y={top + plotHeight / 2}
          textAnchor="middle"
          fontSize="14"
          transform={`rotate(-90 14 ${top + plotHeight / 2})`}
        >
          {figure.yLabel}
        </text>
      )}
      {figure.xLabel !== undefined && (
        <text x={left + (width - left) / 2} y={base + 48} textAnchor="middle" fontSize="14">
          {figure.xLabel}
        </text>
      )}
    </FigureFrame>
  );
}
