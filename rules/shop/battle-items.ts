import { itemOfEmote, soldEmotes } from '../battle/emotes';
import { type ShopItem, thingsOf, wornOf } from './shop-item';

const victory = thingsOf('victory');

export const victories: readonly ShopItem[] = [
  victory('comets', 'Comet shower', 120),
  victory('dust', 'Dust fountain', 120),
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
  return wornOf(victories, worn)?.id ?? null;
}
