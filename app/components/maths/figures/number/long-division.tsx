import { FigureFrame } from '../shared/figure-frame';
import { Label } from '../shared/label';
import { textWidth } from '../shared/text-width';
import type { FigureOf } from '../shown-figure';
import { DigitRow } from './digit-row';

const rowHeight = 36;
const top = 50;

/** The divisor beside a bracket, the dividend under its bar, the quotient above and the working below. */
export function LongDivisionDrawing({ figure }: { figure: FigureOf<'long-division'> }) {
  const { divisor, dividend, quotient, working } = figure;
  const columns = Math.max(dividend.length, quotient.length, ...working.map(({ digits }) => digits.length));
  const signs = working.some(({ sign }) => sign !== undefined);
  const beside = Math.max(textWidth(divisor, 26) + 12, signs ? 34 : 0);
  const cell = Math.min(30, (336 - beside) / (columns + 0.5));
  const left = beside + 16;
  const width = left + columns * cell + 10;
  const middle = left + cell / 2;
  return (
    <FigureFrame alt={figure.alt} width={width} height={top + (working.length + 1) * rowHeight + 10}>
      <DigitRow digits={quotient} x={middle} y={top - 26} cell={cell} />
      <path
        d={`M${left - 12} ${top + 34}q16 -17 0 -38H${width - 4}`}
        fill="none"
        stroke="var(--fig-line)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Label x={left - 18} y={top + 16} text={divisor} size={26} anchor="end" />
      <DigitRow digits={dividend} x={middle} y={top + 16} cell={cell} />
      {working.map((row, index) => {
        const y = top + 16 + (index + 1) * rowHeight;
        const first = row.digits.findIndex((digit) => digit !== null && digit !== '');
        const last = row.digits.findLastIndex((digit) => digit !== null && digit !== '');
        return (
          <g key={index}>
            {row.sign !== undefined && (
              <Label x={left + Math.max(0, first) * cell - 10} y={y} text={row.sign} size={24} />
            )}
            <DigitRow digits={row.digits} x={middle} y={y} cell={cell} />
            {row.rule === true && first >= 0 && (
              <path
                d={`M${left + first * cell - 2} ${y + 17}H${left + (last + 1) * cell + 2}`}
                stroke="var(--fig-line)"
                strokeWidth="2"
                strokeLinecap="round"
              />
            )}
          </g>
        );
      })}
    </FigureFrame>
  );
}
