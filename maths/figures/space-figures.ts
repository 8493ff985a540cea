/** Figures of shape, place and measurement. */

/** Any straight-sided shape: vertices in order, side labels (side i joins vertex i to i+1), right-angle marks by vertex. */
export interface PolygonFigure {
  kind: 'polygon';
  vertices: [number, number][];
  sides?: (string | null)[];
  rightAngles?: number[];
  /** Dashed helper lines between two points. */
  dashed?: [[number, number], [number, number]][];
  /** Labels inside the corners, by vertex. */
  angles?: (string | null)[];
  /** Names of the vertices, outside the corners. */
  names?: (string | null)[];
  /** Little strokes on sides of equal length, by side: 1 for the first kind, 2 for the second. */
  ticks?: (number | null)[];
  /** Arrowheads on parallel sides, by side: 1 for the first pair, 2 for the second. */
  parallels?: (number | null)[];
  /** Texts at places inside the shape. */
  notes?: { at: [number, number]; text: string }[];
  /** Curved ends drawn as half discs on a side, for composite shapes. */
  semicircles?: { side: number; outward: boolean }[];
}

export interface RightTriangle {
  kind: 'right-triangle';
  /** Legs in true proportion. */
  base: number;
  height: number;
  labels: { base?: string; height?: string; hypotenuse?: string; baseAngle?: string; topAngle?: string };
}

export interface AngleFigure {
  kind: 'angle';
  /** Directions of the rays in degrees, anticlockwise from east, and the labels of the angles between neighbours. */
  rays: number[];
  labels: string[];
}

/** An analogue clock. */
export interface ClockFigure {
  kind: 'clock';
  hour: number;
  minute: number;
  /** Little strokes for each minute. */
  minuteMarks?: boolean;
}

/** A page of a calendar; `firstDay` 0 is Monday. */
export interface CalendarFigure {
  kind: 'calendar';
  month: string;
  firstDay: number;
  days: number;
  marked?: number[];
}

/** Things laid along a ruler. With `step` 0.1 the ruler shows millimetres between centimetres. */
export interface RulerFigure {
  kind: 'ruler';
  unit: 'cm' | 'mm' | 'm' | 'units';
  length: number;
  step: number;
  items: { from: number; to: number; label?: string }[];
}

/** An instrument with a scale and a level: thermometer, measuring jug or dial. `at` null leaves it empty. */
export interface ScaleFigure {
  kind: 'scale';
  look: 'thermometer' | 'jug' | 'dial';
  from: number;
  to: number;
  step: number;
  labelEvery: number;
  unit: string;
  at: number | null;
}

/** Two pans with what lies in them; the heavier pan hangs lower. */
export interface BalanceFigure {
  kind: 'balance';
  left: string;
  right: string;
  lower: 'left' | 'right' | 'level';
}

/**
 * Squared paper, `columns` wide and `rows` high. Cells and points are counted from the bottom left: cell [0, 0], point [0, 0].
 * With `references` the columns are named A, B, C … and the rows 1, 2, 3 … from the bottom.
 */
export interface GridFigure {
  kind: 'grid';
  columns: number;
  rows: number;
  references?: boolean;
  shaded?: { cell: [number, number]; tone?: 'a' | 'b' }[];
  /** Short words or letters inside cells, such as "Pool". */
  items?: { cell: [number, number]; text: string }[];
  /** Closed outlines along the lines of the paper, in points. */
  outlines?: { points: [number, number][]; tone?: 'a' | 'b' | 'none'; label?: string }[];
  /** A way drawn through points, with an arrow at its end. */
  path?: [number, number][];
  /** Dashed lines (mirror lines) between points. */
  dashed?: [[number, number], [number, number]][];
  /** A north arrow beside the paper. */
  north?: boolean;
}

/** A net: faces laid flat, each a polygon in its own units, with an optional label in its middle. */
export interface NetFigure {
  kind: 'net';
  faces: { vertices: [number, number][]; label?: string; tone?: 'a' | 'b' | 'none' }[];
}

/** A solid seen from a little above; hidden edges dashed. Labels sit beside the edges they measure. */
export interface SolidFigure {
  kind: 'solid';
  solid:
    | 'cube'
    | 'rectangular-prism'
    | 'triangular-prism'
    | 'square-pyramid'
    | 'triangular-pyramid'
    | 'cylinder'
    | 'cone'
    | 'sphere'
    | 'hemisphere';
  /** Rough proportions; the drawing keeps them within reason. */
  width?: number;
  height?: number;
  depth?: number;
  labels?: { width?: string; height?: string; depth?: string; radius?: string; slant?: string };
}

/** Unit cubes stacked on a floor: `heights[row][column]`, row 0 at the front. Drawn isometrically. */
export interface CubeStack {
  kind: 'cube-stack';
  heights: number[][];
}

/** A circle with its parts. Angles in degrees anticlockwise from east. */
export interface CircleFigure {
  kind: 'circle';
  /** A line from the centre, with its label. */
  radius?: { label?: string; at?: number };
  diameter?: { label?: string; at?: number };
  chord?: { from: number; to: number; label?: string };
  /** A coloured sector with the label of its angle. */
  sector?: { from: number; to: number; label?: string };
  /** Points on the circle with names. */
  points?: { at: number; label: string }[];
  /** Lines between named points, or "O" for the centre. */
  lines?: [string, string][];
  tangentAt?: number;
  centre?: boolean;
}

/** Two parallel lines cut by a transversal; corners are numbered 1–4 at the upper crossing and 5–8 at the lower, from the top left, clockwise. */
export interface TransversalFigure {
  kind: 'transversal';
  /** Steepness of the transversal in degrees, 20 to 160. */
  slope: number;
  labels: { corner: number; text: string }[];
  /** False draws the arrows of parallel lines off. */
  parallel?: boolean;
}

/** Bearings from one point, clockwise from north, with lengths in proportion and labels. */
export interface CompassFigure {
  kind: 'compass';
  rays: { bearing: number; length?: number; label?: string; end?: string }[];
  /** Eight compass points around. */
  rose?: boolean;
}
