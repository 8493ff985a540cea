import type { Figure } from '../../../figures/figure';

/** A bell curve over the mean and three standard deviations on each side, with these values on its axis. */
export function bellFigure(alt: string, mean: number, sd: number, texts: (at: number) => string): Figure {
  const height = (z: number) => Math.exp((-z * z) / 2);
  const places = [-3, -2, -1, 0, 1, 2, 3];
  const points = Array.from({ length: 49 }, (_, i): [number, number] => {
    const z = -3 + i / 8;
    return [Number((mean + z * sd).toFixed(3)), Number(height(z).toFixed(4))];
  });
  return {
    kind: 'plot',
    alt,
    x: {
      from: Number((mean - 3.2 * sd).toFixed(3)),
      to: Number((mean + 3.2 * sd).toFixed(3)),
      step: sd,
      ticks: places.map((z) => ({ at: Number((mean + z * sd).toFixed(3)), text: texts(mean + z * sd) })),
    },
    y: { from: 0, to: 1.1, step: 2, ticks: [] },
    curves: [{ points }],
  };
}
