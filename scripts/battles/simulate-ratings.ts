import { createRandom } from '../../maths/engine/random';
import { pairWaiting, type Waiting } from '../../rules/battle/pairing';
import { rateMatch } from '../../rules/battle/rate-match';
import { firstRating, type Rating } from '../../rules/battle/rating';
import { firstStanding, type TierStanding, tierScore } from '../../rules/battle/tiers';
import { normal } from './simulate-pairing';

export interface RatingQuality {
  games: number;
  /** Rank correlation of true strength with the rating, and with the score that tiers go by. */
  spearman: number;
  spearmanOfTiers: number;
  /** Mean rating less the start rating. */
  drift: number;
  meanDeviation: number;
  matches: number;
}

interface Player {
  strength: number;
  rating: Rating;
  standing: TierStanding;
  lastOpponents: string[];
}

const spread = 300;
const draws = 0.03;

/**
 * Players of known strength (a logistic curve, 400 points for ten to one, around 1500) meet by the real pairing, everybody
 * starting alike; measured whenever all have played so many games.
 */
export function simulateRatings(players: number, measuredAt: readonly number[], name = 'ratings'): RatingQuality[] {
  const random = createRandom(name);
  const all = new Map<string, Player>(
    Array.from({ length: players }, (_, index) => {
      const strength = 1500 + spread * normal(random);
      return [`p${index}`, { strength, rating: firstRating, standing: firstStanding, lastOpponents: [] }];
    }),
  );
  let matches = 0;
  return measuredAt.map((games) => {
    let waiting = [...all].filter(([, { standing }]) => standing.games < games).map(([id]) => id);
    // Whoever waited longest reaches furthest; who finds nobody within the widest band has no equal left this time.
    for (let rounds = 0; waiting.length > 1 && rounds < games * 4; rounds += 1) {
      const queue = random.shuffle(waiting).map((id, place) => toWaiting(id, place, all.get(id)));
      for (const [a, b] of pairWaiting(queue, 40_000)) {
        const [one, other] = [all.get(a.userId), all.get(b.userId)];
        if (!one || !other) continue;
        matches += 1;
        const winner = random.chance(draws) ? null : random.chance(chanceOf(one, other)) ? 0 : 1;
        const [first, second] = rateMatch(winner, [one, other]);
        Object.assign(one, { rating: first.after, standing: first.standingAfter });
        Object.assign(other, { rating: second.after, standing: second.standingAfter });
        one.lastOpponents = [b.userId, ...one.lastOpponents].slice(0, 2);
        other.lastOpponents = [a.userId, ...other.lastOpponents].slice(0, 2);
      }
      waiting = waiting.filter((id) => (all.get(id)?.standing.games ?? games) < games);
    }
    return measure([...all.values()], games, matches);
  });
}

const chanceOf = (one: Player, other: Player): number => 1 / (1 + 10 ** ((other.strength - one.strength) / 400));

function toWaiting(userId: string, place: number, player: Player | undefined): Waiting {
  const nobody: string[] = [];
  return {
    userId,
    rating: player?.rating.rating ?? firstRating.rating,
    since: place % 30_000,
    lastOpponents: player?.lastOpponents ?? nobody,
    scope: 'ANYONE',
    schoolIds: nobody,
    classIds: nobody,
    friendIds: nobody,
    blocked: nobody,
  };
}

function measure(players: readonly Player[], games: number, matches: number): RatingQuality {
  const mean = (of: (player: Player) => number) => players.reduce((sum, each) => sum + of(each), 0) / players.length;
  const strengths = players.map(({ strength }) => strength);
  return {
    games,
    spearman: spearman(
      strengths,
      players.map(({ rating }) => rating.rating),
    ),
    spearmanOfTiers: spearman(
      strengths,
      players.map(({ rating }) => tierScore(rating)),
    ),
    drift: mean(({ rating }) => rating.rating) - firstRating.rating,
    meanDeviation: mean(({ rating }) => rating.deviation),
    matches,
  };
}

/** Spearman's rank correlation, equal values at their mean rank. */
export function spearman(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranks(a), ranks(b)];
  const mean = (x.length - 1) / 2;
  const product = (p: readonly number[], q: readonly number[]) =>
    p.reduce((sum, each, place) => sum + (each - mean) * ((q[place] ?? mean) - mean), 0);
  return product(x, y) / Math.sqrt(product(x, x) * product(y, y));
}

function ranks(values: readonly number[]): number[] {
  const order = values.map((value, place) => ({ value, place })).sort((a, b) => a.value - b.value);
  const result = new Array<number>(values.length);
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (order[to]?.value === order[from]?.value && to < order.length) to += 1;
    for (const { place } of order.slice(from, to)) result[place] = (from + to - 1) / 2;
    from = to;
  }
  return result;
}
