import { FigureFrame } from './figure-frame';
import type { FigureOf } from './shown-figure';

const cell = 34;
const rowHeight = 40;

/** Numbers set out in columns, digits under digits, as written by hand. */
export function ColumnArithmeticDrawing({ figure }: { figure: FigureOf<'column-arithmetic'> }) {
  const columns = Math.max(...figure.rows.map((row) => row.digits.length));
  const width = (columns + 1) * cell + 16;
  return (
    <FigureFrame alt={figure.alt} width={width} height={figure.rows.length * rowHeight + 12}>
      {figure.rows.map((row, index) => {
        const y = index * rowHeight + 32;
        const offset = columns - row.digits.length;
        return (
          <g key={index} fontSize="26" textAnchor="middle">
            {row.sign !== undefined && (
              <text x={8 + cell / 2} y={y}>
                {row.sign}
              </text>
            )}
            {row.digits.map((digit, column) => (
              <text key={column} x={8 + (column + offset + 1.5) * cell} y={y}>
                {digit}
              </text>
            ))}
            {row.rule === true && (
              <path d={`M8 ${y + 8}H${width - 8}`} stroke="var(--fig-line)" strokeWidth="2.5" strokeLinecap="round" />
            )}
          </g>
        );
      })}
    </FigureFrame>
  );
}
