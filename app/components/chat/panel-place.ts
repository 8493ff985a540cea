interface Offset {
  x: number;
  y: number;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The offset nearest to the requested one that keeps the whole window on the screen.
 * @param unmoved where the window stands with no offset, in pixels
 */
export function offsetInside(requested: Offset, unmoved: Box, screen: { width: number; height: number }): Offset {
  return {
    x: between(requested.x, 0 - unmoved.left, screen.width - unmoved.left - unmoved.width),
    y: between(requested.y, 0 - unmoved.top, screen.height - unmoved.top - unmoved.height),
  };
}

// Where there is no room at all, the top left corner wins: the header is there.
function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

const keySteps: Record<string, Offset> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** How far an arrow key moves the window, in pixels; null for other keys. */
export function keyedMove(key: string, far: boolean): Offset | null {
  const step = keySteps[key];
  const pixels = far ? 100 : 20;
  return step === undefined ? null : { x: step.x * pixels, y: step.y * pixels };
}

/** The width that a key on the left edge asks for, in design units; null for other keys. Left is wider. */
export function keyedWidth(key: string, width: number, range: { least: number; most: number }): number | null {
  if (key === 'ArrowLeft') return width + 20;
  if (key === 'ArrowRight') return width - 20;
  if (key === 'Home') return range.least;
  return key === 'End' ? range.most : null;
}
