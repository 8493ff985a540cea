import { expect, it } from 'vitest';
import { shopItems } from '../shop/items';
import { kitOf, settingsWithin } from './kit';
import { startSettings, type WhiteboardSettings } from './shapes';

const boardItemIds = shopItems.flatMap(({ id, slot }) => (slot === 'pen' || slot === 'sticker' ? [id] : []));

it('every pen and sticker of the shop is something to draw with, and everything sold to draw with is in the shop', () => {
  const { inks, brushes, stickers } = kitOf(boardItemIds);
  const named = [...inks, ...brushes].map((id) => `pen-${id}`).concat(stickers.map((id) => `sticker-${id}`));
  expect(named.sort()).toEqual([...boardItemIds].sort());
  expect(kitOf(['crown', 'pen-laser', 'sticker-'])).toEqual({ inks: [], brushes: [], stickers: [] });
});

it('gives settings of another person back to the free tools', () => {
  const theirs: WhiteboardSettings = {
    ...startSettings,
    mode: 'sticker',
    brushColour: 'plum',
    brush: 'quill',
    sticker: 'rover',
    brushWidth: 6,
  };
  expect(settingsWithin(theirs, kitOf(boardItemIds))).toEqual(theirs);
  expect(settingsWithin(theirs, kitOf([]))).toEqual({ ...startSettings, brushWidth: 6 });
  expect(settingsWithin({ ...theirs, mode: 'line' }, kitOf(['pen-plum'])).mode).toBe('line');
});
