/**
 * What can be worn. `skin`, `hair`, `tone` (of the hair), `suit` and `sky` are parts that every picture has; of the others
 * there is one or none. `title` stands beside the name and `card` behind it; `outfit` is the Martian's, `theme` the page's, `victory`
 * what its winner sees at the end of a battle.
 */
export const wornSlots = [
  'skin',
  'hair',
  'tone',
  'suit',
  'sky',
  'head',
  'eyes',
  'frame',
  'outfit',
  'theme',
  'victory',
  'title',
  'card',
] as const;
export type WornSlot = (typeof wornSlots)[number];

/** Things that nobody wears: they are had, and used in their own place. */
export const keptSlots = ['pen', 'sticker', 'emote', 'certificate', 'postcard'] as const;

export const slots = [...wornSlots, ...keptSlots] as const;
export type Slot = (typeof slots)[number];

export const isWorn = (slot: Slot): slot is WornSlot => (wornSlots as readonly Slot[]).includes(slot);

export interface ShopItem {
  /** A word of lower-case letters, digits and hyphens. */
  id: string;
  slot: Slot;
  name: string;
  /** MarsCoins; 0 is everybody's. */
  price: number;
}

/** Makes the things of one slot: the slot stands in front of each id, as in "title-helper". */
export const thingsOf =
  (slot: Slot) =>
  (word: string, name: string, price: number): ShopItem => ({ id: `${slot}-${word}`, slot, name, price });

/** The one of these things that is among what somebody wears. */
export function wornOf(things: readonly ShopItem[], worn: string | null): ShopItem | undefined {
  const ids = worn?.split(' ') ?? [];
  return things.find(({ id }) => ids.includes(id));
}
