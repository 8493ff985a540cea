import { shopItem, shopItems } from './items';
import { isWorn, type ShopItem, type Slot, wornSlots } from './shop-item';

/** What is worn is stored as words in the order of the slots: "skin-2 hair-1 tone-3 suit-1 sky-1 comet-frame". */
export type Worn = string;

const pictureSlots: readonly Slot[] = ['skin', 'hair', 'tone', 'suit', 'sky', 'head', 'eyes', 'frame'];
/** What others see of somebody: the picture, and what stands at the name. */
const seenSlots: readonly Slot[] = [...pictureSlots, 'title', 'card'];
const basicSlots: readonly Slot[] = ['skin', 'hair', 'tone', 'suit', 'sky'];

/** What stands in each slot; words that are no item any more are left out. */
export function itemsWorn(worn: Worn | null): ReadonlyMap<Slot, ShopItem> {
  const found = (worn ?? '').split(' ').flatMap((id) => shopItem(id) ?? []);
  return new Map(found.map((item) => [item.slot, item]));
}

/**
 * Puts an item on, in place of what its slot had. A picture begins with the first of each basic part. A thing that nobody
 * wears changes nothing.
 */
export function putOn(worn: Worn | null, item: ShopItem): Worn {
  if (!isWorn(item.slot)) return wordsOf(itemsWorn(worn));
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

/** The picture with its frame; null for people who have none. */
export function pictureOf(worn: Worn | null): Worn | null {
  const items = itemsWorn(worn);
  return hasPicture(items) ? wordsOf(withBasics(only(pictureSlots, items))) : null;
}

/** The part of it that others see; null where there is nothing to see. */
export function seenByOthers(worn: Worn | null): Worn | null {
  const seen = only(seenSlots, itemsWorn(worn));
  return wordsOf(hasPicture(seen) ? withBasics(seen) : seen) || null;
}

const isOfPicture = ({ slot }: ShopItem) => pictureSlots.includes(slot);
const hasPicture = (items: ReadonlyMap<Slot, ShopItem>) => [...items.values()].some(isOfPicture);

const only = (wanted: readonly Slot[], items: ReadonlyMap<Slot, ShopItem>) =>
  new Map([...items].filter(([slot]) => wanted.includes(slot)));

function withBasics(items: ReadonlyMap<Slot, ShopItem>): Map<Slot, ShopItem> {
  const firsts = basicSlots.flatMap((slot) => shopItems.find((item) => item.slot === slot) ?? []);
  return new Map([...firsts.map((item) => [item.slot, item] as const), ...items]);
}

function wordsOf(items: ReadonlyMap<Slot, ShopItem>): Worn {
  return wornSlots.flatMap((slot) => items.get(slot)?.id ?? []).join(' ');
}
