import { itemOfEmote, soldEmotes } from '../battle/emotes';
import type { ShopItem } from './shop-item';

export const victories: readonly ShopItem[] = [
  { id: 'victory-comets', slot: 'victory', name: 'Comet shower', price: 120 },
  { id: 'victory-dust', slot: 'victory', name: 'Dust fountain', price: 120 },
];

const emotes: ShopItem[] = soldEmotes.map(({ id, words }) => ({
  id: itemOfEmote(id) ?? '',
  slot: 'emote',
  name: `“${words}”`,
  price: 40,
}));

/** For battles: friendly signals, and what the winner sees. */
export const battleItems: readonly ShopItem[] = [...emotes, ...victories];

/** Id of the victory animation among what somebody wears; null where there is none. */
export function victoryOf(worn: string | null): string | null {
  const words = worn?.split(' ') ?? [];
  return victories.find(({ id }) => words.includes(id))?.id ?? null;
}
