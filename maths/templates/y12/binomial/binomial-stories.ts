/** Trials that do not depend on each other, with what counts as a success. */
export const binomialStories = [
  {
    text: (percent: string) => `A basketball player makes ${percent} of her free throws.`,
    trials: 'free throws',
    success: 'go in',
  },
  {
    text: (percent: string) => `In a large town, ${percent} of households have solar panels.`,
    trials: 'households chosen at random',
    success: 'have solar panels',
  },
  {
    text: (percent: string) => `On average, ${percent} of a wattle’s seeds germinate.`,
    trials: 'seeds',
    success: 'germinate',
  },
  {
    text: (percent: string) => `In a large city, ${percent} of commuters cycle to work.`,
    trials: 'commuters chosen at random',
    success: 'cycle to work',
  },
  {
    text: (percent: string) => `A factory makes phone covers, and ${percent} of them are blue.`,
    trials: 'covers chosen at random',
    success: 'are blue',
  },
] as const;

export const storyAt = (story: number) => binomialStories[story] ?? binomialStories[0];

/** The probability of exactly k successes in n trials, by listing all rows of hits and misses. For confirming keys. */
export function listedProbability(n: number, p: number, fits: (successes: number) => boolean): number {
  let total = 0;
  for (let row = 0; row < 2 ** n; row += 1) {
    let successes = 0;
    for (let bit = 0; bit < n; bit += 1) successes += Math.floor(row / 2 ** bit) % 2;
    if (fits(successes)) total += p ** successes * (1 - p) ** (n - successes);
  }
  return total;
}

export function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - k + i)) / i;
  return ways;
}
