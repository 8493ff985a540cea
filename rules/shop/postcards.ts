import { type ShopItem, thingsOf } from './shop-item';

export const yearSeasons = ['summer', 'autumn', 'winter', 'spring'] as const;
export type YearSeason = (typeof yearSeasons)[number];

/** The season of the year on a day (yyyy-MM-dd) in Australia: summer begins on 1 December. */
export function yearSeasonOf(day: string): YearSeason {
  const month = Number(day.slice(5, 7));
  return yearSeasons[Math.floor((month % 12) / 3)] ?? 'summer';
}

const postcard = thingsOf('postcard');

/** One a season. Each comes back every year. */
export const postcards: readonly ShopItem[] = [
  postcard('summer', 'Clear-sky summer', 25),
  postcard('autumn', 'Blue-sunset autumn', 25),
  postcard('winter', 'Polar-frost winter', 25),
  postcard('spring', 'Dust-storm spring', 25),
];

/** Whether a thing is a postcard of another season than that of a day. */
export const isOutOfSeason = ({ id, slot }: ShopItem, day: string): boolean =>
  slot === 'postcard' && id !== `postcard-${yearSeasonOf(day)}`;
