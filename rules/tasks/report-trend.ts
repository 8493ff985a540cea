export type Trend = 'UP' | 'DOWN' | 'STEADY';

const window = 3;
const least = 5;

/**
 * Where scores go (whole per cent, oldest first): the mean of the last three beside that of up to three before them. Less
 * than five per cent is steady; null with fewer than four scores, which say nothing yet.
 */
export function trendOf(percents: readonly number[]): Trend | null {
  if (percents.length <= window) return null;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const change = mean(percents.slice(-window)) - mean(percents.slice(-2 * window, -window));
  if (Math.abs(change) < least) return 'STEADY';
  return change > 0 ? 'UP' : 'DOWN';
}
