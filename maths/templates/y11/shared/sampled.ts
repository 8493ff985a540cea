/** Points of a curve for a plot, from one x to another, rounded so that the figure stays small. */
export function sampled(f: (x: number) => number, from: number, to: number, pieces = 80): [number, number][] {
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const x = from + ((to - from) * i) / pieces;
    return [tidy(x), tidy(f(x))];
  });
}

const tidy = (value: number) => Math.round(value * 1e4) / 1e4 + 0;
