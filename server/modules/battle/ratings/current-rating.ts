import { firstRating, idleDeviation, type Rating, softReset } from '../../../../rules/battle/rating';
import { firstStanding, type TierStanding } from '../../../../rules/battle/tiers';
import type { RatingRow } from './ratings.repo';

const dayMs = 86_400_000;

export interface CurrentRating {
  rating: Rating;
  standing: TierStanding;
}

/** What a player is rated now: less sure for each day without a match, and again when a new season has begun. */
export function currentRating(
  row: RatingRow | undefined,
  { now, season }: { now: Date; season: string },
): CurrentRating {
  if (row === undefined) return { rating: firstRating, standing: firstStanding };
  const { rating, deviation, volatility, tier, provisional, games } = row;
  const days = Math.floor(Math.max(0, now.getTime() - row.rated_at.getTime()) / dayMs);
  const idle = { rating, volatility, deviation: idleDeviation({ rating, deviation, volatility }, days) };
  return { rating: row.season === season ? idle : softReset(idle), standing: { tier, provisional, games } };
}
