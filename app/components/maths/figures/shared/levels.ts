/**
 * Rows for labels over a line: each label takes the lowest row where it is clear of those before it.
 * Places and widths in drawing units.
 */
export function levelsFor(labels: readonly { x: number; width: number }[], gap = 6): number[] {
  const rows: [number, number][][] = [];
  return labels.map(({ x, width }) => {
    const [left, right] = [x - width / 2 - gap / 2, x + width / 2 + gap / 2];
    const free = rows.findIndex((row) => row.every(([start, end]) => right <= start || left >= end));
    const level = free === -1 ? rows.length : free;
    rows[level] = [...(rows[level] ?? []), [left, right]];
    return level;
  });
}
