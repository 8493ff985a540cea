/** The reference of a square, counted from the bottom left: column 2 and row 3 (both from 0) give "C4". */
export function cellName(column: number, row: number): string {
  return `${'ABCDEFGHIJ'[column] ?? ''}${row + 1}`;
}
