import {
  type DrawingMode,
  drawingModes,
  type InkColour,
  inkColours,
  type SoldBrush,
  type Sticker,
  soldBrushes,
  startSettings,
  stickers,
  type WhiteboardSettings,
} from '../../../rules/whiteboard/shapes';
import type { SavedValue } from '../../lib/local-storage';

/** The pen that was chosen last lies there on the next question, until the tab is closed. */
export const savedSettings: SavedValue<WhiteboardSettings> = {
  key: 'mm-whiteboard-settings',
  version: 1,
  area: 'session',
  parse: settingsFrom,
};

/** What can be used of saved settings; the rest is as at the start. */
export function settingsFrom(value: unknown): WhiteboardSettings | null {
  if (typeof value !== 'object' || value === null) return null;
  const saved = value as Partial<Record<keyof WhiteboardSettings, unknown>>;
  const size = (given: unknown, otherwise: number): number =>
    typeof given === 'number' && given >= 0.5 && given <= 100 ? given : otherwise;
  return {
    mode: drawingModes.includes(saved.mode as DrawingMode) ? (saved.mode as DrawingMode) : startSettings.mode,
    brushWidth: size(saved.brushWidth, startSettings.brushWidth),
    brushColour: inkColours.includes(saved.brushColour as InkColour)
      ? (saved.brushColour as InkColour)
      : startSettings.brushColour,
    brush: soldBrushes.includes(saved.brush as SoldBrush) ? (saved.brush as SoldBrush) : startSettings.brush,
    sticker: stickers.includes(saved.sticker as Sticker) ? (saved.sticker as Sticker) : startSettings.sticker,
    eraserSize: size(saved.eraserSize, startSettings.eraserSize),
    eraserColour: startSettings.eraserColour,
    fill: saved.fill === true,
    opacity: typeof saved.opacity === 'number' && saved.opacity >= 0.05 && saved.opacity <= 1 ? saved.opacity : 1,
    open: saved.open === true,
  };
}
