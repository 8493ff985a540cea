/** Graphs on axes, vectors and the complex plane. */

export interface FunctionGraph {
  kind: 'function-graph';
  /** Polynomial coefficients, constant term first. */
  curves: { coefficients: number[]; label?: string }[];
  x: { from: number; to: number; step: number };
  y: { from: number; to: number; step: number };
  points?: { x: number; y: number; label?: string }[];
}

export interface CoordinatePlane {
  kind: 'coordinate-plane';
  x: { from: number; to: number };
  y: { from: number; to: number };
  points: { x: number; y: number; label?: string }[];
  segments?: { from: [number, number]; to: [number, number]; dashed?: boolean }[];
  /** Shapes drawn on the plane, with an optional name. */
  polygons?: { points: [number, number][]; label?: string; tone?: 'a' | 'b' }[];
}

/**
 * Any curves on axes, given as sampled points (a break in a curve starts a new list). For what `function-graph` cannot
 * say: trigonometry, exponentials, hyperbolas, circles, piecewise rules, probability densities.
 */
export interface PlotFigure {
  kind: 'plot';
  x: PlotAxis;
  y: PlotAxis;
  curves: { points: [number, number][]; label?: string; tone?: 'a' | 'b'; dashed?: boolean }[];
  /** Regions to colour, as closed outlines. */
  regions?: [number, number][][];
  /** Dashed straight lines at a constant x or y. */
  asymptotes?: { x?: number; y?: number }[];
  points?: { x: number; y: number; label?: string; open?: boolean }[];
}

export interface PlotAxis {
  from: number;
  to: number;
  step: number;
  label?: string;
  /** Own tick labels ("π", "2π") at given places, instead of numbers at each step. */
  ticks?: { at: number; text: string }[];
}

/** Arrows on squared paper, or free of it when `grid` is false; `axes` draws the two axes with their numbers. */
export interface VectorFigure {
  kind: 'vectors';
  x: { from: number; to: number };
  y: { from: number; to: number };
  grid?: boolean;
  axes?: boolean;
  vectors: { from: [number, number]; to: [number, number]; label?: string; tone?: 'a' | 'b' }[];
  points?: { x: number; y: number; label?: string }[];
}

/** The complex plane: points, arrows from 0, and a circle or a half-plane or a sector. */
export interface ArgandDiagram {
  kind: 'argand';
  re: { from: number; to: number };
  im: { from: number; to: number };
  points: { re: number; im: number; label?: string; arrow?: boolean }[];
  circles?: { re: number; im: number; radius: number; shaded?: boolean; dashed?: boolean }[];
  /** Rays from a point at an angle in degrees. */
  rays?: { re: number; im: number; degrees: number }[];
}
