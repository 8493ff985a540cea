import type { Board, Outline, Stroke } from '../../../rules/whiteboard/shapes';

export interface Size {
  width: number;
  height: number;
}

/** How large a drawing is shown: at its own size, or so small that all of it fits. */
export function fitScale(board: Size, view: Size): number {
  if (view.width <= 0 || view.height <= 0) return 1;
  return Math.min(1, view.width / Math.max(board.width, 1), view.height / Math.max(board.height, 1));
}

/** Width of a stroke where the pen is pressed so hard. A mouse and a finger press with 0.5. */
export const strokeWidth = (width: number, pressure: number): number => width * (0.5 + pressure);

/**
 * Width of each piece of a stroke: a piece ends at a point and begins at the one before. A quill is broad where it goes
 * down to the right and fine where it goes up.
 */
export function pieceWidth({ kind, points, width, brush }: Stroke, at: number): number {
  if (kind === 'eraser') return width;
  const pressed = strokeWidth(width, points[3 * at + 2] ?? 0.5);
  if (brush !== 'quill' || at === 0) return pressed;
  const dx = (points[3 * at] ?? 0) - (points[3 * at - 3] ?? 0);
  const dy = (points[3 * at + 1] ?? 0) - (points[3 * at - 2] ?? 0);
  const slant = Math.abs(Math.sin(Math.atan2(dy, dx) + Math.PI / 4));
  return Math.round(4 * pressed * (0.5 + 2 * slant)) / 4;
}

/** Dash and gap of a dashed pen. */
export const dashesOf = (width: number): [number, number] => [4 + 2 * width, 4 + 3 * width];

/** Length of a stroke between two of its points: the dashes of a piece go on where the last one ended. */
export function lengthBetween(points: readonly number[], from: number, to: number): number {
  let length = 0;
  for (let at = from + 1; at <= to; at += 1) {
    const dx = (points[3 * at] ?? 0) - (points[3 * at - 3] ?? 0);
    const dy = (points[3 * at + 1] ?? 0) - (points[3 * at - 2] ?? 0);
    length += Math.hypot(dx, dy);
  }
  return length;
}

/** Presses that tell nothing about a hand count as the middle. */
export const pressureOf = (pointerType: string, pressure: number): number =>
  pointerType === 'pen' && pressure > 0 ? Math.min(pressure, 1) : 0.5;

/** Whether a point is far enough from the last one to be worth keeping. */
export function isNewPoint(points: readonly number[], x: number, y: number): boolean {
  const lastX = points.at(-3);
  const lastY = points.at(-2);
  return lastX === undefined || lastY === undefined || (x - lastX) ** 2 + (y - lastY) ** 2 >= 0.5;
}

/** Left, top, width and height between two corners in any order. */
export function boxOf([x1, y1, x2, y2]: Outline['at']): [number, number, number, number] {
  return [Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1)];
}

/** The two wings of an arrow's head and its tip: x, y of each. */
export function arrowHead([x1, y1, x2, y2]: Outline['at'], width: number): [number, number, number, number] {
  const length = Math.min(Math.hypot(x2 - x1, y2 - y1) / 2, 8 + 3 * width);
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const wing = (turn: number): [number, number] => [
    x2 - length * Math.cos(angle + turn),
    y2 - length * Math.sin(angle + turn),
  ];
  return [...wing(Math.PI / 7), ...wing(-Math.PI / 7)];
}

/** With Shift held: lines by steps of 15°, boxes as squares. */
export function straightened(kind: Outline['kind'], [x1, y1, x2, y2]: Outline['at']): Outline['at'] {
  const dx = x2 - x1;
  const dy = y2 - y1;
  if (kind === 'rectangle' || kind === 'ellipse') {
    const side = Math.max(Math.abs(dx), Math.abs(dy));
    return [x1, y1, x1 + side * (dx < 0 ? -1 : 1), y1 + side * (dy < 0 ? -1 : 1)];
  }
  const step = Math.PI / 12;
  const angle = Math.round(Math.atan2(dy, dx) / step) * step;
  const length = Math.hypot(dx, dy);
  return [x1, y1, x1 + length * Math.cos(angle), y1 + length * Math.sin(angle)];
}

/** A tap with a shape tool draws nothing. */
export const isTiny = ([x1, y1, x2, y2]: Outline['at']): boolean => Math.hypot(x2 - x1, y2 - y1) < 3;

/** Height of a line of text, in sizes of its letters. */
export const lineHeight = 1.25;

/** How far the drawing reaches, so that a picture of it can be cut to it. */
export function reachOf({ shapes, width, height }: Board): Size {
  let right = 0;
  let bottom = 0;
  for (const shape of shapes) {
    if (shape.kind === 'eraser') continue;
    const pad = 'width' in shape ? 2 * shape.width + 4 : 4;
    for (const [x, y] of cornersOf(shape)) {
      right = Math.max(right, x + pad);
      bottom = Math.max(bottom, y + pad);
    }
  }
  return { width: Math.ceil(Math.min(right, width)), height: Math.ceil(Math.min(bottom, height)) };
}

function cornersOf(shape: Exclude<Board['shapes'][number], undefined>): [number, number][] {
  if (shape.kind === 'text') {
    const lines = shape.text.split('\n');
    const longest = Math.max(...lines.map(({ length }) => length));
    return [[shape.x + 0.62 * shape.size * longest, shape.y + lineHeight * shape.size * lines.length]];
  }
  if (shape.kind === 'sticker') return [[shape.x + shape.size / 2, shape.y + shape.size / 2]];
  if ('at' in shape) {
    const [x1, y1, x2, y2] = shape.at;
    return [
      [x1, y1],
      [x2, y2],
    ];
  }
  const corners: [number, number][] = [];
  for (let place = 0; place < shape.points.length; place += 3)
    corners.push([shape.points[place] ?? 0, shape.points[place + 1] ?? 0]);
  return corners;
}
