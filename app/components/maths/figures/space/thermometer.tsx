import { FigureFrame } from '../shared/figure-frame';
import { Label } from '../shared/label';
import { near } from '../shared/path';
import type { FigureOf } from '../shown-figure';
import { levelOf, UprightScale } from './upright-scale';

const [bottom, top, middle] = [236, 30, 104];

/** A tube with a bulb; the column rises to the level. */
export function ThermometerDrawing({ figure }: { figure: FigureOf<'scale'> }) {
  const level = figure.at === null ? null : near(levelOf(figure, figure.at, bottom, top));
  return (
    <FigureFrame alt={figure.alt} width={180} height={290}>
      <path
        d={`M${middle - 11} 250V24a11 11 0 0 1 22 0V250`}
        fill="var(--surface)"
        stroke="var(--fig-line)"
        strokeWidth="2.5"
      />
      <circle cx={middle} cy="264" r="21" fill="var(--fig-b)" stroke="var(--fig-line)" strokeWidth="2.5" />
      {level !== null && <path d={`M${middle} 262V${level}`} stroke="var(--fig-b)" strokeWidth="12" />}
      <UprightScale figure={figure} x={middle - 14} bottom={bottom} top={top} />
      <Label x={middle + 20} y={22} text={figure.unit} size={16} anchor="start" />
    </FigureFrame>
  );
}
