import { Label } from '../shared/label';
import { numeral } from '../shared/numeral';
import { near } from '../shared/path';
import { roundStep, ticks } from '../shared/ticks';
import type { FigureOf } from '../shown-figure';

interface UprightScaleProps {
  figure: FigureOf<'scale'>;
  /** Where the marks begin; they run to the left, their numbers stand beyond. */
  x: number;
  bottom: number;
  top: number;
}

/** Marks and numbers of an upright scale. */
export function UprightScale({ figure, x, bottom, top }: UprightScaleProps) {
  const marks = ticks(figure);
  const spacing = (bottom - top) / Math.max(1, marks.length - 1);
  const every = figure.labelEvery * roundStep(17 / (spacing * figure.labelEvery));
  return (
    <>
      {marks.map((mark, index) => {
        const y = near(levelOf(figure, mark, bottom, top));
        const numbered = index % figure.labelEvery === 0;
        return (
          <g key={mark}>
            <path d={`M${x} ${y}h${numbered ? -16 : -9}`} stroke="var(--fig-line)" strokeWidth={numbered ? 2 : 1.3} />
            {index % every === 0 && <Label x={x - 21} y={y} text={numeral(mark)} size={14} anchor="end" />}
          </g>
        );
      })}
    </>
  );
}

/** The height of a value, clamped to the instrument. */
export function levelOf({ from, to }: FigureOf<'scale'>, value: number, bottom: number, top: number): number {
  const share = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return bottom - share * (bottom - top);
}
