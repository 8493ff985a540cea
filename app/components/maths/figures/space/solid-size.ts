import type { FigureOf } from '../shown-figure';

interface SolidSize {
  width: number;
  height: number;
  depth: number;
}

/** The proportions asked for, limited so that every edge can be seen. The largest is 1, none is below 0.3. */
export function solidSize({ width, height, depth, solid }: FigureOf<'solid'>): SolidSize {
  if (solid === 'cube') return { width: 0.8, height: 0.8, depth: 0.8 };
  const sizes = {
    width: width ?? (solid === 'rectangular-prism' ? 1.3 : 1),
    height: height ?? 1,
    depth: depth ?? (solid === 'triangular-prism' ? 1.3 : 1),
  };
  const most = Math.max(sizes.width, sizes.height, sizes.depth);
  const clamped = (size: number) => Math.max(0.3, size / most);
  return { width: clamped(sizes.width), height: clamped(sizes.height), depth: clamped(sizes.depth) };
}
