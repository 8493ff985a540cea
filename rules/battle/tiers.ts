import type { Rating, Score } from './rating';

export const tiers = [
  'Plastic',
  'Tin',
  'Copper',
  'Bronze',
  'Iron',
  'Silver',
  'Gold',
  'Platinum',
  'Diamond',
  'Marslite',
] as const;
export type TierName = (typeof tiers)[number];

export interface TierStanding {
  /** 1, Plastic, to 10, Marslite. Nobody sees it while it is provisional. */
  tier: number;
  /** Until ten rated matches are played. */
  provisional: boolean;
  /** Rated matches. */
  games: number;
}

export const gamesUntilTier = 10;
/** A tier is kept until the score is so far below its border. */
export const tierGrace = 50;
/** Who has reached this tier never falls below it. */
const lowestAfterRise = 2;
const firstBorder = 900;
/** Points from one tier to the next; the lowest is as wide as it needs to be. */
export const tierWidth = 150;

export const firstStanding: TierStanding = { tier: 1, provisional: true, games: 0 };

export const tierName = (tier: number): TierName => tiers[tier - 1] ?? tiers[0];

/** The tier score from which a tier is reached; 0 for the lowest. */
export function tierBorder(tier: number): number {
  return tier <= 1 ? 0 : firstBorder + tierWidth * (Math.min(tier, tiers.length) - 2);
}

/** What tiers go by: the rating that a player has almost surely, two deviations below the mean. */
export const tierScore = ({ rating, deviation }: Rating): number => rating - 2 * deviation;

/**
 * The standing after one more rated match. Up at a border; down only where the score is more than 50 points below the
 * tier's own, never out of the two lowest. The tenth match gives the first tier.
 */
export function tierAfter(before: TierStanding, rating: Rating): TierStanding {
  const games = before.games + 1;
  const score = tierScore(rating);
  const reached = highestTier((tier) => score >= tierBorder(tier));
  if (games <= gamesUntilTier) return { tier: reached, provisional: games < gamesUntilTier, games };
  if (reached >= before.tier) return { tier: reached, provisional: false, games };
  const kept = highestTier((tier) => tier <= before.tier && score >= tierBorder(tier) - tierGrace);
  return { tier: Math.max(kept, Math.min(before.tier, lowestAfterRise)), provisional: false, games };
}

/** Where a player stands, with the rule: for the page of the rank. */
export function tierInWords({ tier, provisional, games }: TierStanding, rating: Rating): string {
  if (provisional) {
    const left = gamesUntilTier - games;
    return `Your tier shows after ${gamesUntilTier} rated battles: ${left} to go.`;
  }
  const [mean, unsure] = [points(rating.rating), points(2 * rating.deviation)];
  const score = `Your rating is ${mean}, less ${unsure} because we’re not certain yet: ${points(tierScore(rating))}.`;
  return tier < tiers.length
    ? `${score} ${tierName(tier + 1)} starts at ${tierBorder(tier + 1)}.`
    : `${score} ${tierName(tier)} is the highest tier.`;
}

/** What a match did to the rating and why, in one line. `standing`: the one after the match. */
export function changeInWords(change: {
  before: Rating;
  after: Rating;
  opponent: Rating;
  score: Score;
  standing: TierStanding;
}): string {
  const { before, after, opponent, score, standing } = change;
  if (standing.provisional) return tierInWords(standing, after);
  const [from, to] = [points(before.rating), points(after.rating)];
  const result = { 0: 'You lost to', 0.5: 'You drew with', 1: 'You beat' }[score];
  const moved = from === to ? `stays at ${to}` : `${to > from ? 'rises' : 'falls'} from ${from} to ${to}`;
  return `${result} a player rated ${points(opponent.rating)}: your rating ${moved}.`;
}

const points = (value: number): number => Math.round(value);

function highestTier(holds: (tier: number) => boolean): number {
  for (let tier = tiers.length; tier > 1; tier -= 1) if (holds(tier)) return tier;
  return 1;
}
