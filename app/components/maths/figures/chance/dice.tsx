import { FigureFrame } from '../shared/figure-frame';
import { flow } from '../shared/flow';
import { near } from '../shared/path';
import { phoneWidth } from '../shared/phone-width';
import type { FigureOf } from '../shown-figure';

const side = 66;

/** Pips of each face, in thirds of the side from the middle. */
const pips: [number, number][][] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** Dice faces side by side. */
export function DiceDrawing({ figure }: { figure: FigureOf<'dice'> }) {
  const { faces } = figure;
  const { places, height } = flow(
    faces.map(() => ({ width: side, height: side })),
    phoneWidth - 4,
    14,
  );
  return (
    <FigureFrame alt={figure.alt} width={phoneWidth} height={height + 4}>
      {faces.map((face, index) => {
        const { x, y } = places[index] ?? { x: 0, y: 0 };
        return (
          <g key={index}>
            <rect
              x={near(x + 3)}
              y={near(y + 3)}
              width={side - 2}
              height={side - 2}
              rx="13"
              fill="var(--surface)"
              stroke="var(--fig-line)"
              strokeWidth="2.5"
            />
            {(pips[face - 1] ?? []).map(([px, py], pip) => (
              <circle
                key={pip}
                cx={near(x + 2 + side / 2 + px * 17)}
                cy={near(y + 2 + side / 2 + py * 17)}
                r="6"
                fill="var(--fig-line)"
              />
            ))}
          </g>
        );
      })}
    </FigureFrame>
  );
}
