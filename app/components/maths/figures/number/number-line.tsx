import { FigureFrame } from '../shared/figure-frame';
import { Label } from '../shared/label';
import { levelsFor } from '../shared/levels';
import { numeral } from '../shared/numeral';
import { near } from '../shared/path';
import { phoneWidth } from '../shared/phone-width';
import { textWidth, widest } from '../shared/text-width';
import { roundStep, ticks } from '../shared/ticks';
import type { FigureOf } from '../shown-figure';

const rowHeight = 20;
const arc = 46;

/** A number line with ticks, named points above it and jumps as arcs. */
export function NumberLineDrawing({ figure }: { figure: FigureOf<'number-line'> }) {
  const { from, to, points = [], jumps = [] } = figure;
  const marks = ticks(figure);
  const size = marks.length > 12 ? 14 : 16;
  const texts = marks.map((mark) => numeral(mark, 3));
  const side = Math.max(24, textWidth(texts[0] ?? '', size) / 2 + 2, textWidth(texts.at(-1) ?? '', size) / 2 + 2);
  const at = (value: number) => near(side + ((value - from) / (to - from)) * (phoneWidth - 2 * side));
  const spacing = (phoneWidth - 2 * side) / Math.max(1, marks.length - 1);
  const every = figure.labelEvery ?? roundStep((widest(texts, size) + 6) / spacing);
  /** Numbers are counted from 0 where the line holds it, unless the template says which are written. */
  const first = figure.labelEvery === undefined ? Math.max(0, marks.indexOf(0)) : 0;
  const rows = every * spacing < widest(texts, size) + 4 ? 2 : 1;
  const pointLabels = points.map(({ at: place, label = '' }) => ({
    x: at(place) + labelShift(place, jumps),
    width: textWidth(label, 16),
  }));
  const pointRows = levelsFor(pointLabels);
  const jumpLabels = jumps.map((jump) => ({
    x: (at(jump.from) + at(jump.to)) / 2,
    width: textWidth(jump.label ?? '', 15),
  }));
  const jumpRows = levelsFor(jumpLabels);
  const abovePoints = points.some(({ label }) => label !== undefined)
    ? (Math.max(0, ...pointRows) + 1) * rowHeight + 14
    : 12;
  const aboveJumps = jumps.length > 0 ? arc + (Math.max(0, ...jumpRows) + 1) * rowHeight + 8 : 0;
  const axis = Math.max(abovePoints, aboveJumps) + 4;
  return (
    <FigureFrame alt={figure.alt} width={phoneWidth} height={axis + 26 + rows * rowHeight}>
      <path
        d={`M4 ${axis}H${phoneWidth - 4}M11 ${axis - 6}l-7 6 7 6M${phoneWidth - 11} ${axis - 6}l7 6-7 6`}
        fill="none"
        stroke="var(--fig-line)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {marks.map((mark, index) => {
        const labelled = (index - first) % every === 0;
        const row = rows === 2 ? Math.abs(Math.floor((index - first) / every)) % 2 : 0;
        return (
          <g key={index}>
            <path
              d={`M${at(mark)} ${axis - (labelled ? 8 : 5)}v${labelled ? 16 + row * rowHeight : 10}`}
              stroke="var(--fig-line)"
              strokeWidth={marks.length > 60 ? 1 : 2}
            />
            {labelled && (
              <Label x={at(mark)} y={axis + 22 + row * rowHeight} text={texts[index] ?? ''} size={size} halo />
            )}
          </g>
        );
      })}
      {jumps.map((jump, index) => (
        <Jump key={index} from={at(jump.from)} to={at(jump.to)} axis={axis} />
      ))}
      {jumps.map((jump, index) => {
        const { x } = jumpLabels[index] ?? { x: 0 };
        const rise = riseOf(at(jump.from), at(jump.to)) * 0.8 + 16 + (jumpRows[index] ?? 0) * rowHeight;
        return jump.label === undefined ? null : <Label key={index} x={x} y={axis - rise} text={jump.label} halo />;
      })}
      {points.map(({ label }, index) =>
        label === undefined || (pointRows[index] ?? 0) === 0 ? null : (
          <path
            key={index}
            d={`M${pointLabels[index]?.x ?? 0} ${axis}v${-12 - (pointRows[index] ?? 0) * rowHeight}`}
            stroke="var(--fig-b)"
            strokeWidth="1.5"
          />
        ),
      )}
      {points.map((point, index) => (
        <circle
          key={index}
          cx={at(point.at)}
          cy={axis}
          r="7"
          fill="var(--fig-b)"
          stroke="var(--surface)"
          strokeWidth="2"
        />
      ))}
      {points.map(({ label }, index) =>
        label === undefined ? null : (
          <Label
            key={index}
            x={inside(pointLabels[index] ?? { x: 0, width: 0 })}
            y={axis - 22 - (pointRows[index] ?? 0) * rowHeight}
            text={label}
            size={16}
            bold
            halo
          />
        ),
      )}
    </FigureFrame>
  );
}

function riseOf(from: number, to: number): number {
  return Math.min(arc, Math.abs(to - from) / 2 + 14);
}

function Jump({ from, to, axis }: { from: number; to: number; axis: number }) {
  const middle = near((from + to) / 2);
  const direction = Math.sign(to - from) || 1;
  return (
    <g fill="none" stroke="var(--fig-a)" strokeWidth="2.5" strokeLinecap="round">
      <path d={`M${from} ${axis - 6}Q${middle} ${near(axis - 6 - riseOf(from, to) * 1.6)} ${to} ${axis - 8}`} />
      <path
        d={`M${near(to - direction * 9)} ${axis - 13}L${to} ${axis - 7}L${near(to + direction * 2)} ${axis - 18}`}
      />
    </g>
  );
}

/** A label at the end of the line stays on the paper. */
function inside({ x, width }: { x: number; width: number }): number {
  return Math.max(width / 2 + 2, Math.min(phoneWidth - width / 2 - 2, x));
}

/** A label beside a jump that begins or ends at its point steps out of the arc's way. */
function labelShift(at: number, jumps: { from: number; to: number }[]): number {
  const away = jumps.flatMap(({ from, to }) =>
    from === at ? [Math.sign(from - to)] : to === at ? [Math.sign(to - from)] : [],
  );
  return away.length === 1 ? (away[0] ?? 0) * 14 : 0;
}
