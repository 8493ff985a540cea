export type ScoreColour = 'red' | 'orange' | 'green';

/** Colour of a score by its ratio (0 to 1): up to 0.4 red, up to 0.7 orange, above that green. */
export function scoreColour(ratio: number): ScoreColour {
  if (ratio <= 0.4) return 'red';
  return ratio <= 0.7 ? 'orange' : 'green';
}
