import type { Seat } from './match';
import { type Rating, ratePeriod, type Score } from './rating';
import type { RatingChange } from './record';
import { type TierStanding, tierAfter } from './tiers';

/** A player before a rated match: the deviation with what idle days added (`idleDeviation`). */
export interface BeforeMatch {
  rating: Rating;
  standing: TierStanding;
}

/** What a result counts for a seat: 1 a win, 0.5 a draw, 0 a loss. */
export const scoreOf = (winner: Seat | null, seat: Seat): Score => (winner === null ? 0.5 : winner === seat ? 1 : 0);

/** Both ratings and standings after a rated match; each by what the other was before it. */
export function rateMatch(
  winner: Seat | null,
  players: readonly [BeforeMatch, BeforeMatch],
): [RatingChange, RatingChange] {
  const change = (own: BeforeMatch, other: BeforeMatch, seat: Seat): RatingChange => {
    const after = ratePeriod(own.rating, [{ opponent: other.rating, score: scoreOf(winner, seat) }]);
    const { rating: before, standing: standingBefore } = own;
    return { before, after, standingBefore, standingAfter: tierAfter(standingBefore, after) };
  };
  const [zero, one] = players;
  return [change(zero, one, 0), change(one, zero, 1)];
}
