/** Labels that fit under a chart on a phone when not every place can have one. */
const mostLabels = 4;

/** Places whose label stands below: all of a few, else the first, the last and even steps between. */
export function labelledPlaces(count: number): number[] {
  if (count <= 7) return Array.from({ length: count }, (_, place) => place);
  return Array.from({ length: mostLabels }, (_, step) => Math.round((step * (count - 1)) / (mostLabels - 1)));
}

/** Places whose number is written: every one that is not 0, or of many the tallest and, apart from it, the last. */
export function numberedPlaces(values: readonly number[]): ReadonlySet<number> {
  const filled = values.flatMap((value, place) => (value === 0 ? [] : [place]));
  if (values.length <= 14) return new Set(filled);
  const tallest = values.indexOf(Math.max(...values));
  const last = values.length - 1;
  const apart = last - tallest > 2 && values[last] !== 0;
  return new Set(filled.filter((place) => place === tallest || (apart && place === last)));
}

/** The middle of a place across the chart, in per cent of its width; `from` to `to` is where the places lie. */
export function middleOf(place: number, count: number, from = 0, to = 100): number {
  return round(from + ((place + 0.5) / Math.max(1, count)) * (to - from));
}

/** Two decimals of a per cent are finer than a pixel. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
