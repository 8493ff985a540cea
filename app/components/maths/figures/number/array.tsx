import { FigureFrame } from '../shared/figure-frame';
import type { FigureOf } from '../shown-figure';

const gap = 32;

/** Rows of equal dots; the first row in another colour, so that "rows of" can be seen. */
export function ArrayDrawing({ figure }: { figure: FigureOf<'array'> }) {
  const { rows, columns } = figure;
  return (
    <FigureFrame alt={figure.alt} width={columns * gap + 8} height={rows * gap + 8}>
      {Array.from({ length: rows * columns }, (_, index) => {
        const row = Math.floor(index / columns);
        return (
          <circle
            key={index}
            cx={(index % columns) * gap + gap / 2 + 4}
            cy={row * gap + gap / 2 + 4}
            r="10"
            fill={row === 0 ? 'var(--fig-b)' : 'var(--fig-a)'}
          />
        );
      })}
    </FigureFrame>
  );
}
