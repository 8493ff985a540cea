import { FigureFrame } from '../shared/figure-frame';
import { flow } from '../shared/flow';
import { Label } from '../shared/label';
import { near } from '../shared/path';
import { phoneWidth } from '../shared/phone-width';
import { textWidth } from '../shared/text-width';
import type { FigureOf } from '../shown-figure';

const gap = 19;

/** Rings with dots; all rings are as large as the fullest one needs. */
export function EqualGroupsDrawing({ figure }: { figure: FigureOf<'groups'> }) {
  const { groups } = figure;
  const radius = Math.max(28, ...groups.map(({ count }) => ringFor(count)));
  const labels = groups.map(({ label = '' }) => textWidth(label, 15));
  const labelled = groups.some(({ label }) => label !== undefined);
  const boxes = groups.map((_, index) => ({
    width: Math.max(radius * 2 + 4, labels[index] ?? 0),
    height: radius * 2 + 4 + (labelled ? 24 : 0),
  }));
  const { places, height } = flow(boxes, phoneWidth, 12);
  return (
    <FigureFrame alt={figure.alt} width={phoneWidth} height={height}>
      {groups.map((group, index) => {
        const { x, y } = places[index] ?? { x: 0, y: 0 };
        const centre = { x: x + (boxes[index]?.width ?? 0) / 2, y: y + radius + 2 };
        return (
          <g key={index}>
            <circle cx={centre.x} cy={centre.y} r={radius} fill="none" stroke="var(--fig-line)" strokeWidth="2" />
            {dots(group.count).map((dot, at) => (
              <circle key={at} cx={near(centre.x + dot.x)} cy={near(centre.y + dot.y)} r="7.5" fill="var(--fig-a)" />
            ))}
            {group.label !== undefined && <Label x={centre.x} y={centre.y + radius + 16} text={group.label} />}
          </g>
        );
      })}
    </FigureFrame>
  );
}

/** Dots in rows as square as can be, around the middle. */
function dots(count: number): { x: number; y: number }[] {
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return { x: ((index % columns) - (inRow - 1) / 2) * gap, y: (row - (rows - 1) / 2) * gap };
  });
}

function ringFor(count: number): number {
  return Math.max(0, ...dots(count).map(({ x, y }) => Math.hypot(x, y))) + 14;
}
