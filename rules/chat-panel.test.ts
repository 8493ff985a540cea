import { expect, it } from 'vitest';
import { defaultPanelWidth, designUnits, panelWidth, unitsInVw } from './chat-panel';

it('is 32.5vw wide unless somebody drags it', () => {
  expect(defaultPanelWidth).toBe(520);
  expect(unitsInVw(defaultPanelWidth)).toBe(32.5);
});

it.each([
  [519, 520],
  [520, 520],
  [640.4, 640],
  [800, 800],
  [801, 800],
  [-50, 520],
  [Number.NaN, 520],
  [Number.POSITIVE_INFINITY, 520],
])('dragged to %d units it is %d wide', (asked, width) => {
  expect(panelWidth(asked)).toBe(width);
});

it('counts in units of a 1600 wide design, whatever the window is', () => {
  expect(designUnits(640, 1600)).toBe(640);
  expect(designUnits(320, 800)).toBe(640);
});
