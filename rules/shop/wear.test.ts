import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ShopItem, shopItem, shopItems, slots } from './items';
import { itemsWorn, pictureOf, putOn, takeOff } from './wear';

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
    expect(pictureOf(worn)).toBe('skin-1 curls tone-1 suit-1 sky-1 comet-frame');
  });

  it('has at most one thing in each slot, in the order of the slots, whatever is put on and taken off', () => {
    const step = fc.record({ what: fc.constantFrom(...shopItems), on: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let worn: string | null = null;
        for (const { what, on } of steps) {
          worn = on ? putOn(worn, what) : takeOff(worn, what);
          if (on) expect(itemsWorn(worn).get(what.slot)).toBe(what);
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

it('has prices as the catalogue of rewards has them, and words that fit into an address', () => {
  expect(new Set(shopItems.map(({ id }) => id)).size).toBe(shopItems.length);
  for (const { id, slot, price } of shopItems) {
    expect(id).toMatch(/^[a-z0-9-]{2,20}$/);
    if (price === 0) continue;
    const [least, most] = { frame: [50, 250], outfit: [100, 300], theme: [150, 150] }[slot as 'frame'] ?? [30, 400];
    expect(price).toBeGreaterThanOrEqual(least ?? 0);
    expect(price).toBeLessThanOrEqual(most ?? 0);
  }
});
