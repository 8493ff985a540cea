/**
 * Glicko-2 (Mark E. Glickman, "Example of the Glicko-2 system", 2013), one rating a course. A rating period is one match
 * of the two players.
 */
export interface Rating {
  rating: number;
  /** How unsure the rating is: one standard deviation, in points. */
  deviation: number;
  volatility: number;
}

export type Score = 0 | 0.5 | 1;

const mostDeviation = 350;
export const firstRating: Rating = { rating: 1500, deviation: mostDeviation, volatility: 0.06 };

/** How much the volatility may change: the paper's τ. */
const systemConstant = 0.5;
/** Points of one unit of the paper's own scale. */
const scale = 173.7178;
const seasonDeviation = 150;

/** The rating after one period of games; without games only the deviation grows. */
export function ratePeriod(own: Rating, games: readonly { opponent: Rating; score: Score }[]): Rating {
  const mu = toMu(own);
  const phi = own.deviation / scale;
  if (games.length === 0) return { ...own, deviation: capped(Math.sqrt(phi ** 2 + own.volatility ** 2)) };
  const terms = games.map(({ opponent, score }) => {
    const g = weightOf(opponent.deviation / scale);
    const expected = 1 / (1 + Math.exp(-g * (mu - toMu(opponent))));
    return { information: g * g * expected * (1 - expected), surprise: g * (score - expected) };
  });
  const variance = 1 / terms.reduce((sum, { information }) => sum + information, 0);
  const surprise = terms.reduce((sum, term) => sum + term.surprise, 0);
  const volatility = newVolatility(own.volatility, phi, variance, variance * surprise);
  const grown = phi ** 2 + volatility ** 2;
  const newPhi = 1 / Math.sqrt(1 / grown + 1 / variance);
  return { rating: (mu + newPhi ** 2 * surprise) * scale + firstRating.rating, deviation: capped(newPhi), volatility };
}

/** Each day without a match counts as a period without games: the deviation grows, at most to 350. */
export function idleDeviation({ deviation, volatility }: Rating, days: number): number {
  return Math.min(mostDeviation, Math.sqrt(deviation ** 2 + Math.max(0, days) * (volatility * scale) ** 2));
}

/** A new season keeps the rating and is less sure of it. */
export function softReset(rating: Rating): Rating {
  return { ...rating, deviation: Math.max(seasonDeviation, rating.deviation) };
}

const toMu = ({ rating }: Rating): number => (rating - firstRating.rating) / scale;
const weightOf = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));
const capped = (phi: number): number => Math.min(mostDeviation, phi * scale);

/** Step 5 of the paper: the root of its f by the Illinois algorithm. */
function newVolatility(before: number, phi: number, variance: number, delta: number): number {
  const start = Math.log(before * before);
  const f = (x: number) => {
    const e = Math.exp(x);
    const total = phi * phi + variance + e;
    return (e * (delta * delta - total)) / (2 * total * total) - (x - start) / (systemConstant * systemConstant);
  };
  let low = start;
  let high = Math.log(delta * delta - phi * phi - variance);
  if (!(delta * delta > phi * phi + variance)) {
    high = start - systemConstant;
    while (f(high) < 0) high -= systemConstant;
  }
  let [fLow, fHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > 1e-6) {
    const next = low + ((low - high) * fLow) / (fHigh - fLow);
    const fNext = f(next);
    if (fNext * fHigh <= 0) {
      low = high;
      fLow = fHigh;
    } else {
      fLow /= 2;
    }
    high = next;
    fHigh = fNext;
  }
  return Math.exp(low / 2);
}
