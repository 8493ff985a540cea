import { describe, expect, it } from 'vitest';
import { shopItems } from '../../../rules/shop/items';
import { drawPicture } from './draw-picture';

describe('pictures', () => {
  it.each(shopItems.map(({ id }) => id))('%s has one in the shop, and looks like no other', (id) => {
    const picture = drawPicture(`item.${id}`);
    expect(picture).toMatch(/^<svg .*<\/svg>$/s);
    expect(picture).not.toContain('undefined');
    expect(picture).not.toContain('fill=""');
    const others = shopItems.filter((other) => other.id !== id && !other.id.endsWith('-1'));
    if (!id.endsWith('-1')) for (const other of others) expect(drawPicture(`item.${other.id}`)).not.toBe(picture);
  });

  it('shows what somebody wears, without what is not a part of the picture', () => {
    const plain = drawPicture('person.skin-1.hair-1.tone-1.suit-1.sky-1');
    expect(drawPicture('person.skin-1.hair-1.tone-1.suit-1.sky-1.comet-frame')).not.toBe(plain);
    expect(drawPicture('person.skin-1.hair-1.tone-1.suit-1.sky-1.scarf.dusk')).toBe(plain);
  });

  it('writes its day on a postcard', () => {
    expect(drawPicture('postcard.postcard-spring.2026-11-05')).toMatch(/Dust-storm spring.*5 November 2026/s);
  });

  it.each([
    'person.',
    'person.dusk',
    'item.nothing',
    'outfit.cap',
    'outfit.constructor',
    'card.constructor',
    'postcard.postcard-spring',
    'postcard.postcard-spring.2026-13-45',
    'postcard.cap.2026-11-05',
    '',
    'person',
    '<script>',
  ])('%s is nobody’s', (name) => expect(drawPicture(name)).toBeNull());
});
