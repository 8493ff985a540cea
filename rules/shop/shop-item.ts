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
