import { FigureFrame } from '../shared/figure-frame';
import { Label } from '../shared/label';
import { near } from '../shared/path';
import type { FigureOf } from '../shown-figure';
import { levelOf, UprightScale } from './upright-scale';

const [bottom, top, left, right] = [226, 36, 84, 208];

/** A measuring jug with its scale on the left wall. */
export function JugDrawing({ figure }: { figure: FigureOf<'scale'> }) {
  const level = figure.at === null ? null : near(levelOf(figure, figure.at, bottom, top));
  return (
    <FigureFrame alt={figure.alt} width={268} height={240}>
      {level !== null && (
        <>
          <path d={`M${left} ${level}H${right}V${bottom}H${left}Z`} fill="var(--fig-a-soft)" />
          <path d={`M${left} ${level}H${right}`} stroke="var(--fig-a)" strokeWidth="3" />
        </>
      )}
      <path
        d={`M${left - 2} 12V${bottom}a8 8 0 0 0 8 8H${right - 8}a8 8 0 0 0 8 -8V26l14 -14Z`}
        fill="none"
        stroke="var(--fig-line)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path
        d={`M${right} 64c52 -4 52 108 0 104`}
        fill="none"
        stroke="var(--fig-line)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <UprightScale figure={figure} x={left + 15} bottom={bottom} top={top} />
      <Label x={right - 12} y={28} text={figure.unit} size={16} anchor="end" />
    </FigureFrame>
  );
}
