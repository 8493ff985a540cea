/** Whether two phrases differ by at most `slips` letters added, left out, changed or swapped with their neighbour. */
export function isNearly(a: string, b: string, slips: number): boolean {
  if (Math.abs(a.length - b.length) > slips) return false;
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, place) => place)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : changed;
      row.push(Math.min(changed, swapped, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    [before, last] = [last, row];
  }
  return (last[b.length] ?? slips + 1) <= slips;
}
