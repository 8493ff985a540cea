import type { ShopItem } from './shop-item';

const card = (id: string, name: string): ShopItem => ({ id: `card-${id}`, slot: 'card', name, price: 60 });

/** What lies behind a name. */
export const cards: readonly ShopItem[] = [
  card('dunes', 'Dune card'),
  card('comets', 'Comet card'),
  card('aurora', 'Aurora card'),
  card('orbits', 'Orbit card'),
  card('contours', 'Contour card'),
];

/** Id of the card among what somebody wears; null where there is none. */
export function cardOf(worn: string | null): string | null {
  const words = worn?.split(' ') ?? [];
  return cards.find(({ id }) => words.includes(id))?.id ?? null;
}
