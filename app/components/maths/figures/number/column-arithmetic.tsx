import { FigureFrame } from '../shared/figure-frame';
import { Label } from '../shared/label';
import type { FigureOf } from '../shown-figure';
import { DigitRow } from './digit-row';

const rowHeight = 40;

/** Numbers set out in columns, digits under digits, as written by hand. */
export function ColumnArithmeticDrawing({ figure }: { figure: FigureOf<'column-arithmetic'> }) {
  const columns = Math.max(...figure.rows.map((row) => row.digits.length));
  const cell = Math.min(34, 320 / (columns + 1));
  const width = (columns + 1) * cell + 16;
  return (
    <FigureFrame alt={figure.alt} width={width} height={figure.rows.length * rowHeight + 12}>
      {figure.rows.map((row, index) => {
        const y = index * rowHeight + 24;
        const offset = columns - row.digits.length;
        return (
          <g key={index}>
            {row.sign !== undefined && <Label x={8 + cell / 2} y={y} text={row.sign} size={26} />}
            <DigitRow digits={row.digits} x={8 + (offset + 1.5) * cell} y={y} cell={cell} />
            {row.rule === true && (
              <path d={`M8 ${y + 18}H${width - 8}`} stroke="var(--fig-line)" strokeWidth="2.5" strokeLinecap="round" />
            )}
          </g>
        );
      })}
    </FigureFrame>
  );
}
