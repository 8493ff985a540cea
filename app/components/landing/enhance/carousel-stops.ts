/**
 * Where the carousel can rest: the distance of each card from the first, in pixels, as far as the track scrolls
 * (`longest`). Cards that end up at the same place share one stop.
 */
export function carouselStops(distances: readonly number[], longest: number): number[] {
  return [...new Set(distances.map((distance) => Math.round(Math.min(distance, longest))))];
}

/** Index of the stop nearest to a position. */
export function nearestStop(stops: readonly number[], position: number): number {
  let nearest = 0;
  stops.forEach((stop, index) => {
    if (Math.abs(stop - position) < Math.abs((stops[nearest] ?? 0) - position)) nearest = index;
  });
  return nearest;
}

/** The stop `by` further, round and round. */
export function stopAfter(count: number, index: number, by: number): number {
  return count === 0 ? 0 : (((index + by) % count) + count) % count;
}
