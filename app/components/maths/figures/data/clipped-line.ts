interface Span {
  from: number;
  to: number;
}

/** The two ends of y = intercept + slope × x inside a rectangle, or null where the line misses it. */
export function clippedLine(
  { intercept, slope }: { intercept: number; slope: number },
  x: Span,
  y: Span,
): [[number, number], [number, number]] | null {
  const height = (at: number) => intercept + slope * at;
  let [left, right] = [x.from, x.to];
  if (slope !== 0) {
    const [low, high] = [(y.from - intercept) / slope, (y.to - intercept) / slope].sort((a, b) => a - b);
    left = Math.max(left, low ?? left);
    right = Math.min(right, high ?? right);
  } else if (intercept < y.from || intercept > y.to) {
    return null;
  }
  return left < right
    ? [
        [left, height(left)],
        [right, height(right)],
      ]
    : null;
}
