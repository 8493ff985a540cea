import { type ShopItem, thingsOf, wornOf } from './shop-item';

const card = thingsOf('card');

/** What lies behind a name. */
export const cards: readonly ShopItem[] = [
  card('dunes', 'Dune card', 60),
  card('comets', 'Comet card', 60),
  card('aurora', 'Aurora card', 60),
  card('orbits', 'Orbit card', 60),
  card('contours', 'Contour card', 60),
];

/** Id of the card among what somebody wears; null where there is none. */
export function cardOf(worn: string | null): string | null {
  return wornOf(cards, worn)?.id ?? null;
}
