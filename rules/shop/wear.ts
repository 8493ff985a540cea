import { type ShopItem, type Slot, shopItem, shopItems, slots } from './items';

/** What is worn is stored as words in the order of the slots: "skin-2 hair-1 tone-3 suit-1 sky-1 comet-frame". */
export type Worn = string;

const pictureSlots: readonly Slot[] = ['skin', 'hair', 'tone', 'suit', 'sky', 'head', 'eyes', 'frame'];
const basicSlots: readonly Slot[] = ['skin', 'hair', 'tone', 'suit', 'sky'];

/** What stands in each slot; words that are no item any more are left out. */
export function itemsWorn(worn: Worn | null): ReadonlyMap<Slot, ShopItem> {
  const found = (worn ?? '').split(' ').flatMap((id) => shopItem(id) ?? []);
  return new Map(found.map((item) => [item.slot, item]));
}

/** Puts an item on, in place of what its slot had. A picture begins with the first of each basic part. */
export function putOn(worn: Worn | null, item: ShopItem): Worn {
  const whole = isOfPicture(item) ? withBasics(itemsWorn(worn)) : itemsWorn(worn);
  return wordsOf(new Map([...whole, [item.slot, item]]));
}

/** Takes an item off; a part that every picture has goes back to the first one. Null when nothing is left. */
export function takeOff(worn: Worn | null, item: ShopItem): Worn | null {
  const rest = new Map(itemsWorn(worn));
  if (rest.get(item.slot)?.id === item.id) rest.delete(item.slot);
  const words = wordsOf(hasPicture(rest) ? withBasics(rest) : rest);
  return words === '' ? null : words;
}

/** The part of it that others see, the picture with its frame; null for people who have none. */
export function pictureOf(worn: Worn | null): Worn | null {
  const items = itemsWorn(worn);
  if (!hasPicture(items)) return null;
  return wordsOf(withBasics(new Map([...items].filter(([slot]) => pictureSlots.includes(slot)))));
}

const isOfPicture = ({ slot }: ShopItem) => pictureSlots.includes(slot);
const hasPicture = (items: ReadonlyMap<Slot, ShopItem>) => [...items.values()].some(isOfPicture);

function withBasics(items: ReadonlyMap<Slot, ShopItem>): Map<Slot, ShopItem> {
  const firsts = basicSlots.flatMap((slot) => shopItems.find((item) => item.slot === slot) ?? []);
  return new Map([...firsts.map((item) => [item.slot, item] as const), ...items]);
}

function wordsOf(items: ReadonlyMap<Slot, ShopItem>): Worn {
  return slots.flatMap((slot) => items.get(slot)?.id ?? []).join(' ');
}
