import type { Figure } from '../../../../maths/figures/figure';

/** A figure that can be drawn, or the words of one that cannot. */
export type ShownFigure = Figure | { kind: 'text'; alt: string };

/** One kind of figure: `FigureOf<'number-line'>`. */
export type FigureOf<Kind extends Figure['kind']> = Extract<Figure, { kind: Kind }>;
