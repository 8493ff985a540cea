import { angleReach } from '../shared/beside';
import { FigureFrame } from '../shared/figure-frame';
import { Label, textBox } from '../shared/label';
import { arcPath, near, onCircle, turnOf } from '../shared/path';
import { textWidth } from '../shared/text-width';
import type { FigureOf } from '../shown-figure';

const ray = 130;
/** How wide a label may be before it is broken into lines. */
const room = 84;
const origin = { x: 0, y: 0 };

/** Rays from one point, with the angles between neighbours named. */
export function AngleDrawing({ figure }: { figure: FigureOf<'angle'> }) {
  const { rays, labels } = figure;
  const angles = labels.flatMap((label, index) => {
    const start = rays[index];
    const next = rays[(index + 1) % rays.length];
    if (start === undefined || next === undefined || label === '') return [];
    const turn = turnOf(start, next);
    const right = Math.abs(turn - 90) < 0.01 && label === '90°';
    const radius = right ? 18 : 30 + (index % 2) * 8;
    const reach = angleReach(
      (turn * Math.PI) / 360,
      label,
      16,
      radius + 12 + Math.min(room, textWidth(label, 16)) * 0.4,
      112,
    );
    return [{ label, start, turn, right, radius, spot: onCircle(origin, reach, start + turn / 2) }];
  });
  const ends = rays.map((degrees) => onCircle(origin, ray, degrees));
  const texts = angles.map(({ label, spot }) => ({ ...spot, ...textBox(label, room, 16) }));
  const left = Math.min(-10, ...ends.map(({ x }) => x - 6), ...texts.map(({ x, width }) => x - width / 2 - 2));
  const right = Math.max(10, ...ends.map(({ x }) => x + 6), ...texts.map(({ x, width }) => x + width / 2 + 2));
  const top = Math.min(-10, ...ends.map(({ y }) => y - 6), ...texts.map(({ y, height }) => y - height / 2 - 4));
  const bottom = Math.max(10, ...ends.map(({ y }) => y + 6), ...texts.map(({ y, height }) => y + height / 2 + 4));
  return (
    <FigureFrame alt={figure.alt} width={right - left} height={bottom - top}>
      <g transform={`translate(${near(-left)} ${near(-top)})`}>
        {angles.map(({ label, start, turn, right: square, radius }, index) => (
          <path
            key={index}
            d={square ? squarePath(start, radius) : arcPath(origin, radius, start, start + turn)}
            fill="none"
            stroke={label === '?' ? 'var(--fig-b)' : 'var(--fig-a)'}
            strokeWidth="3"
          />
        ))}
        {ends.map(({ x, y }, index) => (
          <path
            key={index}
            d={`M0 0L${near(x)} ${near(y)}`}
            stroke="var(--fig-line)"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
        ))}
        <circle r="4" fill="var(--fig-line)" />
        {angles.map(({ label, spot }, index) => (
          <Label key={index} {...spot} text={label} size={16} width={room} halo />
        ))}
      </g>
    </FigureFrame>
  );
}

function squarePath(start: number, size: number): string {
  const points = [onCircle(origin, size, start), onCircle(origin, size * Math.SQRT2, start + 45)];
  const last = onCircle(origin, size, start + 90);
  return `M${[...points, last].map(({ x, y }) => `${near(x)} ${near(y)}`).join('L')}`;
}
