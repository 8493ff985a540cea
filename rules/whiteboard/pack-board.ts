import {
  type Board,
  boardLimits,
  type InkColour,
  inkColours,
  type Outline,
  type OutlineKind,
  outlineKinds,
  type Shape,
  type SoldBrush,
  type Sticker,
  type StickerShape,
  type Stroke,
  soldBrushes,
  stickers,
} from './shapes';
import { decodeVlq, encodeVlq } from './vlq';

/** Coordinates are kept in quarters of a pixel, pressure in fifteenths. */
const steps = 4;
const pressures = 15;

/** A drawing as JSON: points as the differences between neighbours, in Base64 VLQ. */
export function packBoard({ width, height, shapes }: Board): string {
  return JSON.stringify({ width: Math.round(width), height: Math.round(height), shapes: shapes.map(packShape) });
}

function packShape(shape: Shape): object {
  if (shape.kind === 'text' || shape.kind === 'sticker') return { ...shape, x: rounded(shape.x), y: rounded(shape.y) };
  if (!('points' in shape)) return { ...shape, at: shape.at.map(rounded) };
  return { ...shape, points: encodeVlq(differences(shape.points)) };
}

const rounded = (value: number): number => Math.round(value * steps) / steps;

function differences(points: readonly number[]): number[] {
  const scales = [steps, steps, pressures];
  const whole = points.map((value, place) => Math.round(value * (scales[place % 3] ?? 1)));
  return whole.map((value, place) => value - (whole[place - 3] ?? 0));
}

/** The drawing, or null when it is none or one that no board of ours makes. Anything may have been sent or stored. */
export function unpackBoard(text: string): Board | null {
  try {
    return boardFrom(JSON.parse(text), (points) => (typeof points === 'string' ? unpackPoints(points) : null));
  } catch {
    return null;
  }
}

function unpackPoints(text: string): number[] | null {
  const whole = decodeVlq(text);
  if (whole === null) return null;
  for (let place = 3; place < whole.length; place += 1) whole[place] = (whole[place] ?? 0) + (whole[place - 3] ?? 0);
  return whole.map((value, place) => value / (place % 3 === 2 ? pressures : steps));
}

/** Reads a drawing whose points `readPoints` can read. */
export function boardFrom(value: unknown, readPoints: (points: unknown) => number[] | null): Board | null {
  if (!isRecord(value) || !Array.isArray(value.shapes) || value.shapes.length > boardLimits.shapes) return null;
  const { width, height } = value;
  if (!isWithin(width, 0, boardLimits.side) || !isWithin(height, 0, boardLimits.side)) return null;
  const shapes = value.shapes.map((shape) => shapeFrom(shape, readPoints));
  if (shapes.includes(null)) return null;
  return { width, height, shapes: shapes.filter((shape) => shape !== null && shape !== 'UNKNOWN') };
}

/** Null where it is none of ours; UNKNOWN for a sticker that we do not have any more, or not yet. */
function shapeFrom(value: unknown, readPoints: (points: unknown) => number[] | null): Shape | 'UNKNOWN' | null {
  if (!isRecord(value) || !isWithin(value.opacity, 0.05, 1)) return null;
  const { kind, opacity } = value;
  if (kind === 'pen' || kind === 'eraser') return strokeFrom(value, kind, opacity, readPoints(value.points));
  if (kind === 'sticker') return stickerFrom(value, opacity);
  const colour = inkFrom(value.colour);
  if (colour === null) return null;
  if (kind === 'text') {
    const { x, y, text, size } = value;
    if (!isPlace(x) || !isPlace(y) || !isWithin(size, 8, 96)) return null;
    if (typeof text !== 'string' || text === '' || text.length > boardLimits.textLength) return null;
    return { kind, x, y, text, size, colour, opacity };
  }
  return outlineFrom(value, kind, { colour, opacity });
}

function stickerFrom(
  { sticker, x, y, size }: Record<string, unknown>,
  opacity: number,
): StickerShape | 'UNKNOWN' | null {
  if (!isPlace(x) || !isPlace(y) || !isWithin(size, 8, 200) || !isName(sticker)) return null;
  if (!stickers.includes(sticker as Sticker)) return 'UNKNOWN';
  return { kind: 'sticker', sticker: sticker as Sticker, x, y, size, opacity };
}

function strokeFrom(
  { width, colour, brush }: Record<string, unknown>,
  kind: Stroke['kind'],
  opacity: number,
  points: number[] | null,
): Stroke | null {
  if (points === null || points.length === 0 || points.length % 3 !== 0) return null;
  if (points.length > 3 * boardLimits.pointsOfStroke || !isWithin(width, 0.5, 100)) return null;
  if (!points.every((point, place) => (place % 3 === 2 ? isWithin(point, 0, 1) : isPlace(point)))) return null;
  if (kind === 'eraser') return { kind, points, width, colour: 'white', opacity: 1 };
  const ink = inkFrom(colour);
  if (ink === null) return null;
  const plain: Stroke = { kind, points, width, colour: ink, opacity };
  return soldBrushes.includes(brush as SoldBrush) ? { ...plain, brush: brush as SoldBrush } : plain;
}

function outlineFrom(
  { at, width, fill }: Record<string, unknown>,
  kind: unknown,
  look: Pick<Outline, 'colour' | 'opacity'>,
): Outline | null {
  if (!outlineKinds.includes(kind as OutlineKind) || !isWithin(width, 0.5, 100)) return null;
  if (!Array.isArray(at) || at.length !== 4 || !at.every(isPlace)) return null;
  const [x1, y1, x2, y2] = at as Outline['at'];
  return { kind: kind as OutlineKind, at: [x1, y1, x2, y2], width, fill: fill === true, ...look };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWithin = (value: unknown, from: number, to: number): value is number =>
  typeof value === 'number' && value >= from && value <= to;

/** Somewhere on the board, or a little beside it, where a finger slid over the edge. */
const isPlace = (value: unknown): value is number => isWithin(value, -boardLimits.side, 2 * boardLimits.side);

const isName = (value: unknown): value is string => typeof value === 'string' && /^[a-z-]{2,20}$/.test(value);

/** An ink that we do not have is black; null for what is no name of an ink. */
function inkFrom(value: unknown): InkColour | null {
  if (inkColours.includes(value as InkColour)) return value as InkColour;
  return isName(value) ? 'black' : null;
}
