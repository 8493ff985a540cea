import {
  freeInks,
  type InkColour,
  type SoldBrush,
  type Sticker,
  soldBrushes,
  soldInks,
  startSettings,
  stickers,
  type WhiteboardSettings,
} from './shapes';

/** What somebody can draw with beyond the tools that everybody has. */
export interface BoardKit {
  inks: readonly InkColour[];
  brushes: readonly SoldBrush[];
  stickers: readonly Sticker[];
}

/** The inks, brushes and stickers among ids of the shop; ids of anything else are left out. */
export function kitOf(itemIds: readonly string[]): BoardKit {
  const has = new Set(itemIds);
  return {
    inks: soldInks.filter((ink) => has.has(`pen-${ink}`)),
    brushes: soldBrushes.filter((brush) => has.has(`pen-${brush}`)),
    stickers: stickers.filter((sticker) => has.has(`sticker-${sticker}`)),
  };
}

/** Settings as far as the kit goes: somebody else may have sat at this browser. */
export function settingsWithin(settings: WhiteboardSettings, kit: BoardKit): WhiteboardSettings {
  const { mode, brushColour, brush, sticker } = settings;
  const ownSticker = sticker !== null && kit.stickers.includes(sticker) ? sticker : null;
  const inks: readonly InkColour[] = [...freeInks, ...kit.inks];
  return {
    ...settings,
    mode: mode === 'sticker' && ownSticker === null ? startSettings.mode : mode,
    brushColour: inks.includes(brushColour) ? brushColour : startSettings.brushColour,
    brush: brush !== 'plain' && kit.brushes.includes(brush) ? brush : 'plain',
    sticker: ownSticker,
  };
}
