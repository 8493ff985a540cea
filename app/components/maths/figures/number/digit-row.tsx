import { Label } from '../shared/label';

interface DigitRowProps {
  digits: (string | null)[];
  /** The middle of the first column and of the row. */
  x: number;
  y: number;
  cell: number;
  size?: number;
}

/** Digits under digits, one a column; an empty cell stays empty. */
export function DigitRow({ digits, x, y, cell, size = 26 }: DigitRowProps) {
  return (
    <>
      {digits.map((digit, column) =>
        digit === null || digit === '' ? null : (
          <Label key={column} x={x + column * cell} y={y} text={digit} size={digit.length > 1 ? size * 0.75 : size} />
        ),
      )}
    </>
  );
}
