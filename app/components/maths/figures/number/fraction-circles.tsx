import { FigureFrame } from '../shared/figure-frame';
import { flow } from '../shared/flow';
import { FractionText } from '../shared/fraction-text';
import { near, onCircle, slicePath } from '../shared/path';
import { phoneWidth } from '../shared/phone-width';
import type { FigureOf } from '../shown-figure';

/** Whole circles cut into equal parts, coloured from the top clockwise. */
export function FractionCirclesDrawing({ figure }: { figure: FigureOf<'fraction-circles'> }) {
  const { circles } = figure;
  const radius = circles.length === 1 ? 84 : circles.length === 2 ? 74 : circles.length <= 4 ? 54 : 48;
  const labelled = circles.some(({ label }) => label !== undefined);
  const box = { width: radius * 2 + 4, height: radius * 2 + 4 + (labelled ? 50 : 0) };
  const room = circles.length === 4 ? box.width * 2 + 20 : phoneWidth;
  const { places, height } = flow(
    circles.map(() => box),
    room,
    14,
  );
  return (
    <FigureFrame alt={figure.alt} width={room} height={height}>
      {circles.map((circle, index) => {
        const { x, y } = places[index] ?? { x: 0, y: 0 };
        const centre = { x: x + radius + 2, y: y + radius + 2 };
        return (
          <g key={index}>
            <Parts centre={centre} radius={radius} {...circle} />
            {circle.label !== undefined && (
              <FractionText x={centre.x} y={centre.y + radius + 27} text={circle.label} width={box.width} />
            )}
          </g>
        );
      })}
    </FigureFrame>
  );
}

interface PartsProps {
  centre: { x: number; y: number };
  radius: number;
  parts: number;
  shaded: number;
}

function Parts({ centre, radius, parts, shaded }: PartsProps) {
  const edge = (part: number) => 90 - (part * 360) / parts;
  return (
    <>
      {Array.from({ length: parts }, (_, part) => (
        <path
          key={part}
          d={slicePath(centre, radius, edge(part + 1), edge(part))}
          fill={part < shaded ? 'var(--fig-a)' : 'var(--fig-a-soft)'}
        />
      ))}
      {parts > 1 &&
        Array.from({ length: parts }, (_, part) => {
          const end = onCircle(centre, radius, edge(part));
          return (
            <path
              key={part}
              d={`M${centre.x} ${centre.y}L${near(end.x)} ${near(end.y)}`}
              stroke="var(--surface)"
              strokeWidth={parts > 24 ? 1 : 2.5}
            />
          );
        })}
      <circle cx={centre.x} cy={centre.y} r={radius} fill="none" stroke="var(--fig-line)" strokeWidth="2.5" />
    </>
  );
}
