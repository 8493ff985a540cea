/** A real boundary; infinite ends are never included. `node` texts are compared by value before they come here. */
export interface Interval {
  low: number;
  high: number;
  lowIn: boolean;
  highIn: boolean;
}

/** Numbers this near are the same boundary; boundaries come from exact values as doubles. */
const same = (a: number, b: number) =>
  a === b ||
  (Number.isFinite(a) && Number.isFinite(b) && Math.abs(a - b) <= 1e-15 * Math.max(1, Math.abs(a), Math.abs(b)));

export const EVERYTHING: Interval = {
  low: Number.NEGATIVE_INFINITY,
  high: Number.POSITIVE_INFINITY,
  lowIn: false,
  highIn: false,
};

const isEmpty = (one: Interval) => one.low > one.high || (same(one.low, one.high) && !(one.lowIn && one.highIn));

export function intersect(a: Interval[], b: Interval[]): Interval[] {
  const out: Interval[] = [];
  for (const x of a) {
    for (const y of b) {
      const [low, lowIn] = same(x.low, y.low)
        ? [x.low, x.lowIn && y.lowIn]
        : x.low > y.low
          ? [x.low, x.lowIn]
          : [y.low, y.lowIn];
      const [high, highIn] = same(x.high, y.high)
        ? [x.high, x.highIn && y.highIn]
        : x.high < y.high
          ? [x.high, x.highIn]
          : [y.high, y.highIn];
      out.push({ low, high, lowIn, highIn });
    }
  }
  return unite(out);
}

/** Overlapping and touching intervals joined, in order. */
export function unite(parts: Interval[]): Interval[] {
  const sorted = parts
    .filter((one) => !isEmpty(one))
    .sort((a, b) => a.low - b.low || Number(b.lowIn) - Number(a.lowIn));
  const out: Interval[] = [];
  for (const next of sorted) {
    const last = out.at(-1);
    const touches =
      last &&
      (next.low < last.high && !same(next.low, last.high)
        ? true
        : same(next.low, last.high) && (next.lowIn || last.highIn));
    if (!last || !touches) out.push({ ...next });
    else if (same(next.high, last.high)) last.highIn ||= next.highIn;
    else if (next.high > last.high) {
      last.high = next.high;
      last.highIn = next.highIn;
    }
  }
  return out;
}

/** The numbers outside all of these. */
export function complementOf(parts: Interval[]): Interval[] {
  return unite(parts).reduce(
    (left, { low, high, lowIn, highIn }) =>
      intersect(left, [
        { ...EVERYTHING, high: low, highIn: !lowIn && Number.isFinite(low) },
        { ...EVERYTHING, low: high, lowIn: !highIn && Number.isFinite(high) },
      ]),
    [EVERYTHING],
  );
}

export function sameIntervals(a: Interval[], b: Interval[]): boolean {
  return (
    a.length === b.length &&
    a.every((one, index) => {
      const other = b[index];
      return (
        other !== undefined &&
        same(one.low, other.low) &&
        same(one.high, other.high) &&
        one.lowIn === other.lowIn &&
        one.highIn === other.highIn
      );
    })
  );
}
