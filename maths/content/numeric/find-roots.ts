/** All simple real roots of f in [from, to], by scanning for changes of sign and bisecting each. To about 1e-12. */
export function findRoots(f: (x: number) => number, from: number, to: number): number[] {
  const cells = 20_011; // prime, so that the grid seldom hits a root exactly
  const width = (to - from) / cells;
  const roots: number[] = [];
  for (let i = 0; i < cells; i += 1) {
    const low = from + i * width;
    const high = low + width;
    if (f(low) === 0) roots.push(low);
    else if (f(low) * f(high) < 0) {
      const root = bisect(f, low, high);
      if (Math.abs(f(root)) < 1) roots.push(root); // a pole changes sign too
    }
  }
  if (f(to) === 0) roots.push(to);
  return roots;
}

function bisect(f: (x: number) => number, low: number, high: number): number {
  let [a, b] = [low, high];
  for (let i = 0; i < 80; i += 1) {
    const middle = (a + b) / 2;
    if (f(middle) === 0) return middle;
    if (f(a) * f(middle) < 0) b = middle;
    else a = middle;
  }
  return (a + b) / 2;
}
