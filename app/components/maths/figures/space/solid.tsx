import type { FigureOf } from '../shown-figure';
import { FlatSolidDrawing } from './flat-solid';
import { RoundSolidDrawing } from './round-solid';

/** A solid seen from a little above; hidden edges dashed. */
export function SolidDrawing({ figure }: { figure: FigureOf<'solid'> }) {
  switch (figure.solid) {
    case 'cube':
    case 'rectangular-prism':
    case 'triangular-prism':
    case 'square-pyramid':
    case 'triangular-pyramid':
      return <FlatSolidDrawing figure={figure} solid={figure.solid} />;
    case 'cylinder':
    case 'cone':
    case 'sphere':
    case 'hemisphere':
      return <RoundSolidDrawing figure={figure} solid={figure.solid} />;
  }
}
