import { whiteboardDefaults } from '../constants';

/** Names of colours, not values: each theme paints them so that they can be read on its paper. */
export const freeInks = ['black', 'blue', 'orange'] as const;
/** Those that the shop sells. */
export const soldInks = ['green', 'plum', 'teal'] as const;
export const inkColours = [...freeInks, ...soldInks] as const;
export type InkColour = (typeof inkColours)[number];

/** How a pen of the shop draws; every other pen is plain. */
export const soldBrushes = ['quill', 'dashes'] as const;
export type SoldBrush = (typeof soldBrushes)[number];

export const stickers = ['star', 'tick', 'bulb', 'question', 'rocket', 'planet', 'rover'] as const;
export type Sticker = (typeof stickers)[number];

export const drawingModes = ['pen', 'line', 'arrow', 'rectangle', 'ellipse', 'text', 'sticker', 'eraser'] as const;
export type DrawingMode = (typeof drawingModes)[number];

export const outlineKinds = ['line', 'arrow', 'rectangle', 'ellipse'] as const;
export type OutlineKind = (typeof outlineKinds)[number];

/** A freehand stroke: x, y and pressure (0 to 1) of each point, one after the other. */
export interface Stroke {
  kind: 'pen' | 'eraser';
  points: number[];
  width: number;
  colour: InkColour | 'white';
  opacity: number;
  /** Left out by a plain pen. */
  brush?: SoldBrush;
}

export interface Outline {
  kind: OutlineKind;
  /** Two corners, or both ends: x1, y1, x2, y2. */
  at: [number, number, number, number];
  width: number;
  colour: InkColour;
  opacity: number;
  fill: boolean;
}

export interface TextShape {
  kind: 'text';
  x: number;
  /** The upper edge of the first line. */
  y: number;
  text: string;
  size: number;
  colour: InkColour;
  opacity: number;
}

/** A small drawing of ours, put down with its middle at a place. */
export interface StickerShape {
  kind: 'sticker';
  sticker: Sticker;
  x: number;
  y: number;
  /** Of one side. */
  size: number;
  opacity: number;
}

export type Shape = Stroke | Outline | TextShape | StickerShape;

/** A drawing and the room it was made in, in CSS pixels at its own scale. */
export interface Board {
  width: number;
  height: number;
  shapes: readonly Shape[];
}

export const emptyBoard: Board = { width: 0, height: 0, shapes: [] };

export interface WhiteboardSettings {
  mode: DrawingMode;
  brushWidth: number;
  brushColour: InkColour;
  brush: SoldBrush | 'plain';
  /** What the sticker tool puts down. */
  sticker: Sticker | null;
  eraserSize: number;
  eraserColour: 'white';
  fill: boolean;
  opacity: number;
  open: boolean;
}

export const startSettings: WhiteboardSettings = { ...whiteboardDefaults, brush: 'plain', sticker: null };

export const boardLimits = {
  shapes: 3000,
  pointsOfStroke: 5000,
  textLength: 200,
  /** Of one side, in pixels. */
  side: 4000,
  /** A drawing that is kept with an answer, as packed text. */
  keptBytes: 48 * 1024,
} as const;

export const isStroke = (shape: Shape): shape is Stroke => shape.kind === 'pen' || shape.kind === 'eraser';

/** What somebody who does not see it is told. Rubbing out is no shape. */
export function describeBoard({ shapes }: Pick<Board, 'shapes'>): string {
  return describeDrawing(countShapes({ shapes }));
}

export const countShapes = ({ shapes }: Pick<Board, 'shapes'>): number =>
  shapes.filter(({ kind }) => kind !== 'eraser').length;

export function describeDrawing(count: number): string {
  if (count === 0) return 'An empty board';
  return count === 1 ? 'A drawing with 1 shape' : `A drawing with ${count} shapes`;
}
