/** MarsCoins at the end of a season, by tier from Plastic to Marslite. */
const byTier = [50, 60, 75, 90, 105, 120, 140, 160, 180, 200] as const;

/** Rated battles of a season after which its end is rewarded: as many as it takes to get a tier at all. */
export const gamesForSeasonCoins = 10;

/** What the season's end earns in a tier (1 to 10). */
export const seasonCoins = (tier: number): number => byTier[Math.min(tier, byTier.length) - 1] ?? byTier[0];
