import { FigureFrame } from '../shared/figure-frame';
import { Label } from '../shared/label';
import { numeral } from '../shared/numeral';
import { near, onCircle } from '../shared/path';
import { widest } from '../shared/text-width';
import { roundStep, ticks } from '../shared/ticks';
import type { FigureOf } from '../shown-figure';

const centre = { x: 120, y: 120 };
const radius = 112;
/** The scale runs clockwise from the lower left to the lower right. */
const [start, sweep] = [225, 270];

/** A round face with a pointer, as on kitchen scales. */
export function DialDrawing({ figure }: { figure: FigureOf<'scale'> }) {
  const { from, to, labelEvery, at } = figure;
  const marks = ticks(figure);
  const degrees = (value: number) => start - Math.max(0, Math.min(1, (value - from) / (to - from))) * sweep;
  const wide = widest(
    marks.filter((_, index) => index % labelEvery === 0).map((mark) => numeral(mark)),
    14,
  );
  const inner = radius - 22 - wide / 2;
  const arc = (2 * Math.PI * inner * sweep) / 360 / Math.max(1, marks.length - 1);
  const every = labelEvery * roundStep((Math.max(wide, 16) + 4) / (arc * labelEvery));
  const tip = at === null ? null : onCircle(centre, radius - 14, degrees(at));
  return (
    <FigureFrame alt={figure.alt} width={240} height={240}>
      <circle cx={centre.x} cy={centre.y} r={radius} fill="var(--surface)" stroke="var(--fig-line)" strokeWidth="3" />
      {tip !== null && (
        <path
          d={`M${centre.x} ${centre.y}L${near(tip.x)} ${near(tip.y)}`}
          stroke="var(--fig-b)"
          strokeWidth="4"
          strokeLinecap="round"
        />
      )}
      {marks.map((mark, index) => {
        const numbered = index % labelEvery === 0;
        const a = onCircle(centre, radius - 5, degrees(mark));
        const b = onCircle(centre, radius - (numbered ? 17 : 12), degrees(mark));
        return (
          <g key={mark}>
            <path
              d={`M${near(a.x)} ${near(a.y)}L${near(b.x)} ${near(b.y)}`}
              stroke="var(--fig-line)"
              strokeWidth={numbered ? 2.2 : 1.3}
            />
            {index % every === 0 && (
              <Label {...onCircle(centre, inner, degrees(mark))} text={numeral(mark)} size={14} halo />
            )}
          </g>
        );
      })}
      <Label x={centre.x} y={centre.y + 62} text={figure.unit} size={17} />
      <circle cx={centre.x} cy={centre.y} r="7" fill="var(--fig-line)" />
    </FigureFrame>
  );
}
