import type { ColumnArithmetic } from '../../figures/number-figures';

/** Two numbers set out under each other with a line below and an empty row for the answer. */
export function columnSetting(top: number, sign: string, bottom: number, answerWidth: number): ColumnArithmetic {
  const row = (n: number) => [...String(n).padStart(answerWidth, ' ')].map((digit) => (digit === ' ' ? null : digit));
  return {
    kind: 'column-arithmetic',
    rows: [
      { digits: row(top) },
      { digits: row(bottom), sign, rule: true },
      { digits: Array.from({ length: answerWidth }, () => null) },
    ],
  };
}
