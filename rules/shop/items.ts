import { avatarItems } from './avatar-items';
import { battleItems } from './battle-items';
import { boardItems } from './board-items';
import { cards } from './cards';
import { certificateDesigns } from './certificates';
import { postcards } from './postcards';
import type { ShopItem } from './shop-item';
import { titles } from './titles';

const looks: ShopItem[] = [
  { id: 'scarf', slot: 'outfit', name: 'Martian scarf', price: 100 },
  { id: 'bow-tie', slot: 'outfit', name: 'Bow tie', price: 120 },
  { id: 'top-hat', slot: 'outfit', name: 'Top hat', price: 200 },
  { id: 'dusk', slot: 'theme', name: 'Dusk theme', price: 150 },
  { id: 'lagoon', slot: 'theme', name: 'Lagoon theme', price: 150 },
];

/** Everything that a student can have, in the order of the shelves. */
export const shopItems: readonly ShopItem[] = [
  ...avatarItems,
  ...looks,
  ...titles,
  ...cards,
  ...boardItems,
  ...battleItems,
  ...certificateDesigns,
  ...postcards,
];

const byId = new Map(shopItems.map((item) => [item.id, item]));

export function shopItem(id: string): ShopItem | undefined {
  return byId.get(id);
}
