import { describe, expect, it } from 'vitest';
import { keyedMove, keyedWidth, offsetInside } from './panel-place';

const unmoved = { left: 1056, top: 176, width: 520, height: 800 };
const screen = { width: 1600, height: 1000 };

describe('a moved window', () => {
  it('goes where it is dragged', () => {
    expect(offsetInside({ x: -300, y: -20 }, unmoved, screen)).toEqual({ x: -300, y: -20 });
  });

  it('stops at every edge of the screen', () => {
    expect(offsetInside({ x: -9999, y: -9999 }, unmoved, screen)).toEqual({ x: -1056, y: -176 });
    expect(offsetInside({ x: 9999, y: 9999 }, unmoved, screen)).toEqual({ x: 24, y: 24 });
  });

  it('keeps its header on a screen that is too small for it', () => {
    expect(
      offsetInside({ x: 50, y: 50 }, { left: 0, top: -100, width: 520, height: 800 }, { width: 400, height: 600 }),
    ).toEqual({ x: 0, y: 100 });
  });
});

it('moves by arrow keys, further with Shift', () => {
  expect(keyedMove('ArrowLeft', false)).toEqual({ x: -20, y: 0 });
  expect(keyedMove('ArrowDown', true)).toEqual({ x: 0, y: 100 });
  expect(keyedMove('Enter', false)).toBeNull();
});

it('widens to the left and narrows to the right, as its edge does', () => {
  const range = { least: 520, most: 800 };
  expect(keyedWidth('ArrowLeft', 600, range)).toBe(620);
  expect(keyedWidth('ArrowRight', 600, range)).toBe(580);
  expect(keyedWidth('Home', 600, range)).toBe(520);
  expect(keyedWidth('End', 600, range)).toBe(800);
  expect(keyedWidth('Tab', 600, range)).toBeNull();
});
