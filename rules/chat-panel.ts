import { chatPanel, designWidth } from './constants';

export const chatWindowStates = ['DRAWER', 'MODAL'] as const;
/** How the chat panel shows: a drawer at the side, or a floating window. */
export type ChatWindowState = (typeof chatWindowStates)[number];

/** Default width in units of the 1600 wide design: 32.5vw. */
export const defaultPanelWidth = (chatPanel.defaultWidthVw / 100) * designWidth;

/** Clamps a width in design units to what the panel allows. What is not a finite number gives the default. */
export function panelWidth(units: number): number {
  if (!Number.isFinite(units)) return defaultPanelWidth;
  return Math.round(Math.min(chatPanel.maxWidth, Math.max(chatPanel.minWidth, units)));
}

/** Pixels of a window as units of the 1600 wide design. */
export function designUnits(pixels: number, windowWidth: number): number {
  return (pixels / windowWidth) * designWidth;
}

/** Units of the 1600 wide design as a share of the window's width, in vw. */
export function unitsInVw(units: number): number {
  return (units / designWidth) * 100;
}
