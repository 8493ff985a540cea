import { type ShopItem, thingsOf, wornOf } from './shop-item';

const title = thingsOf('title');

/** A few kind words beside a name. They say what somebody likes, never how good they are. */
export const titles: readonly ShopItem[] = [
  title('stargazer', 'Stargazer', 50),
  title('patterns', 'Pattern Spotter', 80),
  title('fractions', 'Fraction Finder', 100),
  title('shapes', 'Shape Shaper', 120),
  title('careful', 'Careful Checker', 150),
  title('helper', 'Good Teammate', 200),
  title('explorer', 'Mars Explorer', 250),
];

/** The title among what somebody wears; null where there is none. */
export function titleOf(worn: string | null): string | null {
  return wornOf(titles, worn)?.name ?? null;
}
