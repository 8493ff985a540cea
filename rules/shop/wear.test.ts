import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardOf } from './cards';
import { shopItem, shopItems } from './items';
import { isWorn, type ShopItem, type Slot, slots } from './shop-item';
import { titleOf } from './titles';
import { itemsWorn, pictureOf, putOn, seenByOthers, takeOff } from './wear';

const item = (id: string): ShopItem => {
  const found = shopItem(id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};

describe('what is worn', () => {
  it('begins with the first of each basic part, and each slot has one thing', () => {
    const worn = putOn(null, item('star-visor'));
    expect(worn).toBe('skin-1 hair-1 tone-1 suit-1 sky-1 star-visor');
    expect(putOn(worn, item('cap'))).toBe('skin-1 hair-1 tone-1 suit-1 sky-1 cap');
    expect(takeOff(worn, item('star-visor'))).toBe('skin-1 hair-1 tone-1 suit-1 sky-1');
  });

  it('is no picture while there is an outfit or a theme alone', () => {
    const worn = putOn(null, item('scarf'));
    expect(worn).toBe('scarf');
    expect(pictureOf(worn)).toBeNull();
    expect(takeOff(worn, item('scarf'))).toBeNull();
  });

  it('shows others the picture and its frame, not the outfit or the theme', () => {
    const worn = ['comet-frame', 'scarf', 'dusk', 'curls'].reduce((stands, id) => putOn(stands, item(id)), '');
    expect(seenByOthers(worn)).toBe('skin-1 curls tone-1 suit-1 sky-1 comet-frame');
    expect(seenByOthers('scarf dusk')).toBeNull();
  });

  it('shows others the title and the card too, with or without a picture', () => {
    const worn = ['title-fractions', 'card-dunes'].reduce((stands, id) => putOn(stands, item(id)), 'scarf');
    expect(seenByOthers(worn)).toBe('title-fractions card-dunes');
    expect([cardOf(worn), cardOf(null), cardOf('card-of-old')]).toEqual(['card-dunes', null, null]);
    expect(pictureOf(worn)).toBeNull();
    expect(titleOf(seenByOthers(putOn(worn, item('curls'))))).toBe('Fraction Finder');
    expect([titleOf(null), titleOf('skin-1'), titleOf('title-of-old')]).toEqual([null, null, null]);
  });

  it('has at most one thing in each slot, in the order of the slots, whatever is put on and taken off', () => {
    const step = fc.record({ what: fc.constantFrom(...shopItems), on: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let worn: string | null = null;
        for (const { what, on } of steps) {
          worn = on ? putOn(worn, what) : takeOff(worn, what);
          if (on) expect(itemsWorn(worn).get(what.slot)).toBe(isWorn(what.slot) ? what : undefined);
        }
        const places = (worn ?? '')
          .split(' ')
          .filter(Boolean)
          .map((id) => slots.indexOf(item(id).slot));
        expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
      }),
    );
  });
});

/** The prices of the catalogue of rewards, from the least to the most. */
const prices: Record<Slot, [number, number]> = {
  skin: [0, 0],
  tone: [0, 0],
  hair: [30, 400],
  suit: [30, 400],
  sky: [30, 400],
  head: [30, 400],
  eyes: [30, 400],
  frame: [50, 250],
  outfit: [100, 300],
  theme: [150, 150],
  title: [50, 250],
  card: [60, 60],
  victory: [120, 120],
  pen: [20, 80],
  sticker: [20, 80],
  emote: [40, 40],
  certificate: [30, 30],
  postcard: [25, 25],
};

it('has prices as the catalogue of rewards has them, and words that fit into an address', () => {
  expect(new Set(shopItems.map(({ id }) => id)).size).toBe(shopItems.length);
  expect(new Set(shopItems.map(({ slot }) => slot))).toEqual(new Set(slots));
  for (const { id, slot, price } of shopItems) {
    expect(id).toMatch(/^[a-z0-9-]{2,20}$/);
    if (price === 0) continue;
    const [least, most] = prices[slot];
    expect(price, id).toBeGreaterThanOrEqual(least);
    expect(price, id).toBeLessThanOrEqual(most);
  }
});
