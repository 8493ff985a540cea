import { FigureFrame } from '../shared/figure-frame';
import { flow } from '../shared/flow';
import { Label } from '../shared/label';
import { near } from '../shared/path';
import { phoneWidth } from '../shared/phone-width';
import { softTones } from '../shared/tones';
import type { FigureOf } from '../shown-figure';
import { flatShapePath } from './flat-shape';

/** Shapes in a row, for patterns and counting; an empty place has a dashed frame. */
export function ShapeRowDrawing({ figure }: { figure: FigureOf<'shape-row'> }) {
  const { items } = figure;
  const radius = items.length > 12 ? 18 : items.length > 6 ? 20 : 25;
  const boxes = items.map((item) => {
    const size = radiusOf(item, radius) * 2 + 4;
    return { width: size, height: size };
  });
  const { places, height } = flow(boxes, phoneWidth, 10);
  return (
    <FigureFrame alt={figure.alt} width={phoneWidth} height={height}>
      {items.map((item, index) => {
        const half = radiusOf(item, radius) + 2;
        const { x, y } = places[index] ?? { x: 0, y: 0 };
        return (
          <g key={index} transform={`translate(${near(x + half)} ${near(y + half)})`}>
            {item === null ? (
              <EmptyPlace radius={radius} />
            ) : (
              <>
                <path
                  d={flatShapePath(item.shape, half - 2)}
                  fill={softTones[item.tone ?? 'a']}
                  stroke="var(--fig-line)"
                  strokeWidth="2"
                  strokeLinejoin="round"
                  transform={item.turn === undefined ? undefined : `rotate(${near(item.turn)})`}
                />
                {item.text !== undefined && <Label x={0} y={0} text={item.text} size={15} />}
              </>
            )}
          </g>
        );
      })}
    </FigureFrame>
  );
}

function radiusOf(item: FigureOf<'shape-row'>['items'][number], radius: number): number {
  return item?.size === 'small' ? radius * 0.62 : item?.size === 'big' ? radius * 1.25 : radius;
}

function EmptyPlace({ radius }: { radius: number }) {
  return (
    <>
      <rect
        x={-radius}
        y={-radius}
        width={radius * 2}
        height={radius * 2}
        rx="6"
        fill="none"
        stroke="var(--fig-line)"
        strokeWidth="2"
        strokeDasharray="6 5"
      />
      <Label x={0} y={0} text="?" size={20} />
    </>
  );
}
