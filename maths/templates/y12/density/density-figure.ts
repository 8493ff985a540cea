import type { Figure } from '../../../figures/figure';

/** The graph of a density on [0, end], with the area over `shaded` coloured. The heights are not marked. */
export function densityFigure(alt: string, end: number, f: (x: number) => number, shaded: [number, number]): Figure {
  const top = Math.max(...Array.from({ length: 41 }, (_, i) => f((end * i) / 40)));
  const along = (from: number, to: number): [number, number][] =>
    Array.from({ length: 41 }, (_, i): [number, number] => {
      const x = from + ((to - from) * i) / 40;
      return [Number(x.toFixed(4)), Number((f(x) / top).toFixed(4))];
    });
  const [from, to] = shaded;
  return {
    kind: 'plot',
    alt,
    x: { from: 0, to: end + 1, step: 1, label: 'x' },
    y: { from: 0, to: 1.1, step: 2, ticks: [], label: 'f(x)' },
    curves: [{ points: along(0, end) }],
    regions: [[[from, 0], ...along(from, to), [to, 0]]],
  };
}
