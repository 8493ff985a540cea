import type { ShapeRow } from '../../../figures/number-figures';

/** Number cards in a row; the card at `gap` is an empty place. */
export function numberTrack(values: number[], gap: number): ShapeRow & { alt: string } {
  return {
    kind: 'shape-row',
    alt: `A row of numbers: ${values.map((n, at) => (at === gap ? 'empty box' : n)).join(', ')}.`,
    items: values.map((n, at) => (at === gap ? null : { shape: 'square', tone: 'none', text: String(n) })),
  };
}
