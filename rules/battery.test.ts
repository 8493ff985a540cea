import { describe, expect, it } from 'vitest';
import { batteryColour, batteryDrawnWidth, batteryPercent } from './battery';

describe('batteryPercent', () => {
  it.each([
    [0, 100, 100],
    [25, 100, 75],
    [100, 100, 0],
    [150, 100, 0],
    [-10, 100, 100],
    [0, 0, 100],
    [7, 0, 100],
  ])('%i used of %i leaves %i percent', (used, total, percent) => {
    expect(batteryPercent(used, total)).toBe(percent);
  });
});

it.each([
  [100, 'green'],
  [20.1, 'green'],
  [20, 'amber'],
  [10.1, 'amber'],
  [10, 'red'],
  [0.1, 'red'],
  [0, 'grey'],
])('%d percent is %s', (percent, colour) => {
  expect(batteryColour(percent)).toBe(colour);
});

it.each([
  [0, 0],
  [0.5, 10],
  [10, 10],
  [10.5, 10.5],
  [100, 100],
])('%d percent is drawn %d wide', (percent, width) => {
  expect(batteryDrawnWidth(percent)).toBe(width);
});
