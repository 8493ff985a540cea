import {
  type InkColour,
  isStroke,
  type Outline,
  type Shape,
  type StickerShape,
  type Stroke,
  type TextShape,
} from '../../../rules/whiteboard/shapes';
import { arrowHead, boxOf, dashesOf, lengthBetween, lineHeight, pieceWidth } from './geometry';
import { stickerArt, stickerBox } from './sticker-art';

/** CSS colours by the name of an ink, in today's theme. */
export type Palette = Record<InkColour | 'white', string>;

export const boardFont = '"Atkinson Hyperlegible Next Variable", ui-sans-serif, system-ui, sans-serif';

/** Paints a shape without its opacity: overlapping parts of one shape must not add up. */
export function paintShape(canvas: CanvasRenderingContext2D, shape: Shape, palette: Palette): void {
  if (shape.kind === 'sticker') {
    paintSticker(canvas, shape);
    return;
  }
  canvas.save();
  canvas.lineCap = 'round';
  canvas.lineJoin = 'round';
  canvas.strokeStyle = palette[shape.colour];
  canvas.fillStyle = palette[shape.colour];
  // Rubbing out shows the paper, whatever its colour and its dots are.
  if (shape.kind === 'eraser') canvas.globalCompositeOperation = 'destination-out';
  if (isStroke(shape)) paintStroke(canvas, shape, 0);
  else if (shape.kind === 'text') paintText(canvas, shape);
  else paintOutline(canvas, shape);
  canvas.restore();
}

/**
 * Paints a stroke from a point on (its number, from 0). Between the middles of neighbouring points it is a curve, so each
 * new point adds one piece and nothing that is painted changes.
 */
export function paintStroke(canvas: CanvasRenderingContext2D, stroke: Stroke, from: number): void {
  const { points, width, brush } = stroke;
  const count = points.length / 3;
  const x = (at: number) => points[3 * at] ?? 0;
  const y = (at: number) => points[3 * at + 1] ?? 0;
  const widthAt = (at: number) => pieceWidth(stroke, at);
  if (count === 1 && from === 0) {
    canvas.beginPath();
    canvas.arc(x(0), y(0), Math.max(widthAt(0), 1.5) / 2, 0, 2 * Math.PI);
    canvas.fill();
    return;
  }
  const first = Math.max(from, 1);
  let gone = brush === 'dashes' ? lengthBetween(points, 0, first - 1) : 0;
  if (brush === 'dashes') canvas.setLineDash(dashesOf(width));
  for (let at = first; at < count; at += 1) {
    canvas.beginPath();
    canvas.lineDashOffset = gone;
    canvas.lineWidth = widthAt(at);
    if (at === 1) canvas.moveTo(x(0), y(0));
    else canvas.moveTo((x(at - 2) + x(at - 1)) / 2, (y(at - 2) + y(at - 1)) / 2);
    canvas.quadraticCurveTo(x(at - 1), y(at - 1), (x(at - 1) + x(at)) / 2, (y(at - 1) + y(at)) / 2);
    canvas.stroke();
    if (brush === 'dashes') gone += lengthBetween(points, at - 1, at);
  }
}

/** The last half piece, once no further point comes. */
export function paintStrokeEnd(canvas: CanvasRenderingContext2D, stroke: Stroke): void {
  const { points, width, brush } = stroke;
  const [x1 = 0, y1 = 0] = points.slice(-6, -4);
  const [x2 = 0, y2 = 0] = points.slice(-3);
  const last = points.length / 3 - 1;
  if (points.length < 6) return;
  canvas.beginPath();
  canvas.lineWidth = pieceWidth(stroke, last);
  if (brush === 'dashes') {
    canvas.setLineDash(dashesOf(width));
    canvas.lineDashOffset = lengthBetween(points, 0, last);
  }
  canvas.moveTo((x1 + x2) / 2, (y1 + y2) / 2);
  canvas.lineTo(x2, y2);
  canvas.stroke();
}

function paintSticker(canvas: CanvasRenderingContext2D, { sticker, x, y, size }: StickerShape): void {
  const scale = size / stickerBox;
  canvas.save();
  canvas.translate(x - size / 2, y - size / 2);
  canvas.scale(scale, scale);
  for (const { path, fill } of stickerArt[sticker]) {
    canvas.fillStyle = fill;
    canvas.fill(new Path2D(path));
  }
  canvas.restore();
}

function paintOutline(canvas: CanvasRenderingContext2D, { kind, at, width, fill }: Outline): void {
  const [x1, y1, x2, y2] = at;
  const [left, top, across, down] = boxOf(at);
  canvas.lineWidth = width;
  canvas.beginPath();
  if (kind === 'rectangle') canvas.rect(left, top, across, down);
  else if (kind === 'ellipse')
    canvas.ellipse(left + across / 2, top + down / 2, across / 2, down / 2, 0, 0, 2 * Math.PI);
  else {
    canvas.moveTo(x1, y1);
    canvas.lineTo(x2, y2);
  }
  if (kind === 'arrow') {
    const [ax, ay, bx, by] = arrowHead(at, width);
    canvas.moveTo(ax, ay);
    canvas.lineTo(x2, y2);
    canvas.lineTo(bx, by);
  }
  if (fill && (kind === 'rectangle' || kind === 'ellipse')) canvas.fill();
  canvas.stroke();
}

function paintText(canvas: CanvasRenderingContext2D, { x, y, text, size }: TextShape): void {
  canvas.font = `${size}px ${boardFont}`;
  canvas.textBaseline = 'alphabetic';
  for (const [row, line] of text.split('\n').entries()) canvas.fillText(line, x, y + size * (row * lineHeight + 1));
}
