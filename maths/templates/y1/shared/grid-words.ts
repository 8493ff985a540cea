interface PlacedWord {
  cell: [number, number];
  text: string;
}

/** Every square of a grid in words, row by row from the top: "Top row: empty, pond, empty. Row 2: …". */
export function gridWords(columns: number, rows: number, items: PlacedWord[]): string {
  const textAt = (x: number, y: number) =>
    items.find(({ cell }) => cell[0] === x && cell[1] === y)?.text.toLowerCase() ?? 'empty';
  return Array.from({ length: rows }, (_, row) => {
    const name = row === 0 ? 'Top row' : row === rows - 1 ? 'Bottom row' : `Row ${row + 1}`;
    return `${name}: ${Array.from({ length: columns }, (_, x) => textAt(x, rows - 1 - row)).join(', ')}.`;
  }).join(' ');
}
