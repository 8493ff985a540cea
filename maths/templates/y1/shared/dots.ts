import type { ShapeRow } from '../../../figures/number-figures';

/** So many loose dots, to be put into groups by the child. */
export function looseDots(count: number): ShapeRow & { alt: string } {
  return {
    kind: 'shape-row',
    alt: `A picture of ${count} dots.`,
    items: Array.from({ length: count }, () => ({ shape: 'circle', tone: 'a', size: 'small' })),
  };
}
