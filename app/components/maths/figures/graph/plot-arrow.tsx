import { ArrowHead } from '../shared/arrow';
import { beside } from '../shared/beside';
import { Label } from '../shared/label';
import { pathOf } from '../shared/path';
import { middleOf, moved, type Point, unit } from '../shared/plane';

interface PlotArrowProps {
  from: Point;
  to: Point;
  label?: string;
  colour: string;
}

/** An arrow in drawing units with its label beside its middle, on the left of its direction. */
export function PlotArrow({ from, to, label, colour }: PlotArrowProps) {
  const along = unit(from, to);
  const away = { x: along.y, y: -along.x };
  return (
    <>
      <path d={pathOf([from, moved(to, along, -6)])} stroke={colour} strokeWidth="3" strokeLinecap="round" />
      <ArrowHead from={from} to={to} colour={colour} size={13} />
      {label !== undefined && (
        <Label {...beside(middleOf(from, to), away, label, 16, 7)} text={label} size={16} bold halo />
      )}
    </>
  );
}
