import { near } from './path';
import { type Point, unit } from './plane';

interface ArrowHeadProps {
  from: Point;
  /** Where the tip is. */
  to: Point;
  colour?: string;
  size?: number;
}

/** A filled arrowhead with its tip at `to`, as coming from `from`. */
export function ArrowHead({ from, to, colour = 'var(--fig-line)', size = 11 }: ArrowHeadProps) {
  const { x, y } = unit(from, to);
  const back = { x: to.x - x * size, y: to.y - y * size };
  const half = size * 0.48;
  return (
    <path
      d={`M${near(to.x)} ${near(to.y)}L${near(back.x - y * half)} ${near(back.y + x * half)}L${near(back.x + y * half)} ${near(back.y - x * half)}Z`}
      fill={colour}
    />
  );
}
