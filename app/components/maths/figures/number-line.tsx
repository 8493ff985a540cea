import { FigureFrame } from './figure-frame';
import type { FigureOf } from './shown-figure';

const width = 520;
const side = 30;

/** A number line with ticks, named points above it and jumps as arcs. */
export function NumberLineDrawing({ figure }: { figure: FigureOf<'number-line'> }) {
  const { from, to, step, points = [], jumps = [] } = figure;
  const axis = jumps.length > 0 ? 96 : 62;
  const at = (value: number) => side + ((value - from) / (to - from)) * (width - 2 * side);
  const count = Math.min(200, Math.round((to - from) / step));
  const labelEvery = figure.labelEvery ?? Math.max(1, Math.ceil(count / 12));
  return (
    <FigureFrame alt={figure.alt} width={width} height={axis + 44}>
      <path
        d={`M8 ${axis}H${width - 8}M16 ${axis - 6}l-8 6 8 6M${width - 16} ${axis - 6}l8 6-8 6`}
        fill="none"
        stroke="var(--fig-line)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {Array.from({ length: count + 1 }, (_, tick) => {
        const value = from + tick * step;
        const labelled = tick % labelEvery === 0;
        return (
          <g key={tick}>
            <path
              d={`M${at(value)} ${axis - (labelled ? 8 : 5)}v${labelled ? 16 : 10}`}
              stroke="var(--fig-line)"
              strokeWidth="2"
            />
            {labelled && (
              <text x={at(value)} y={axis + 30} textAnchor="middle">
                {numeral(value)}
              </text>
            )}
          </g>
        );
      })}
      {jumps.map((jump, index) => (
        <Jump key={index} from={at(jump.from)} to={at(jump.to)} axis={axis} label={jump.label} />
      ))}
      {points.map((point, index) => (
        <g key={index}>
          <circle cx={at(point.at)} cy={axis} r="7" fill="var(--fig-b)" stroke="var(--surface)" strokeWidth="2" />
          {point.label !== undefined && (
            <text x={at(point.at) + labelShift(point.at, jumps)} y={axis - 18} textAnchor="middle" fontWeight="700">
              {point.label}
            </text>
          )}
        </g>
      ))}
    </FigureFrame>
  );
}

function Jump({ from, to, axis, label }: { from: number; to: number; axis: number; label?: string }) {
  const middle = (from + to) / 2;
  const rise = Math.min(56, Math.abs(to - from) / 2 + 14);
  const direction = Math.sign(to - from) || 1;
  return (
    <g fill="none" stroke="var(--fig-a)" strokeWidth="2.5" strokeLinecap="round">
      <path d={`M${from} ${axis - 6}Q${middle} ${axis - 6 - rise * 1.6} ${to} ${axis - 8}`} />
      <path d={`M${to - direction * 9} ${axis - 13}L${to} ${axis - 7}L${to + direction * 2} ${axis - 18}`} />
      {label !== undefined && (
        <text x={middle} y={axis - 14 - rise * 0.8} textAnchor="middle" stroke="none">
          {label}
        </text>
      )}
    </g>
  );
}

/** Up to three decimals and a true minus sign. */
function numeral(value: number): string {
  return String(Number(value.toFixed(3))).replace('-', '−');
}

/** A label beside a jump that begins or ends at its point steps out of the arc's way. */
function labelShift(at: number, jumps: { from: number; to: number }[]): number {
  const away = jumps.flatMap(({ from, to }) =>
    from === at ? [Math.sign(from - to)] : to === at ? [Math.sign(to - from)] : [],
  );
  return away.length === 1 ? (away[0] ?? 0) * 14 : 0;
}
