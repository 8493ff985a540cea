import { FigureFrame } from './figure-frame';
import type { FigureOf } from './shown-figure';

const side = 30;
const dot = 22;

/** One dot a value, stacked over a scale. */
export function DotPlotDrawing({ figure }: { figure: FigureOf<'dot-plot'> }) {
  const { from, to, values } = figure;
  const count = Math.max(1, Math.round(to - from));
  const slot = Math.max(34, Math.min(56, 460 / (count + 1)));
  const width = 2 * side + slot * count;
  const tallest = Math.max(1, ...values.map((value) => values.filter((other) => other === value).length));
  const top = figure.title === undefined ? 12 : 40;
  const axis = top + tallest * dot + 8;
  const seen = new Map<number, number>();
  return (
    <FigureFrame alt={figure.alt} width={width} height={axis + 38}>
      {figure.title !== undefined && (
        <text x={width / 2} y="20" textAnchor="middle" fontWeight="700">
          {figure.title}
        </text>
      )}
      <path d={`M10 ${axis}H${width - 10}`} stroke="var(--fig-line)" strokeWidth="2.5" strokeLinecap="round" />
      {Array.from({ length: count + 1 }, (_, tick) => (
        <g key={tick}>
          <path d={`M${side + tick * slot} ${axis - 5}v10`} stroke="var(--fig-line)" strokeWidth="2" />
          <text x={side + tick * slot} y={axis + 27} textAnchor="middle" fontSize="15">
            {String(from + tick).replace('-', '−')}
          </text>
        </g>
      ))}
      {values.map((value, index) => {
        const below = seen.get(value) ?? 0;
        seen.set(value, below + 1);
        return (
          <circle
            key={index}
            cx={side + (value - from) * slot}
            cy={axis - 14 - below * dot}
            r="8.5"
            fill="var(--fig-a)"
          />
        );
      })}
    </FigureFrame>
  );
}
