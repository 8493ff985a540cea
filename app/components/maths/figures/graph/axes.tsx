import { Label } from '../shared/label';
import { near } from '../shared/path';
import { widest } from '../shared/text-width';
import { roundStep } from '../shared/ticks';
import { type Axis, axisMarks, gridSteps, isLong, numberSize, type Plot } from './plot-area';

interface AxesProps {
  x: Axis;
  y: Axis;
  plot: Plot;
}

/** Grid, the two axes with arrows, their numbers and names. */
export function Axes({ x, y, plot }: AxesProps) {
  const { atX, atY } = plot;
  const zeroX = near(atX(clamp(0, x.from, x.to)));
  const zeroY = near(atY(clamp(0, y.from, y.to)));
  const right = near(atX(x.to));
  const top = near(atY(y.to));
  return (
    <>
      <Grid x={x} y={y} plot={plot} />
      <path
        d={`M${near(atX(x.from) - 8)} ${zeroY}H${right + 14}m-8 -5l8 5-8 5M${zeroX} ${near(atY(y.from) + 8)}V${top - 14}m-5 8l5-8 5 8`}
        fill="none"
        stroke="var(--fig-line)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {thinnedX(x, plot).map(({ at, text }) => (
        <Label key={at} x={atX(at)} y={zeroY + 13} text={text} size={numberSize} halo />
      ))}
      {thinnedY(y, plot).map(({ at, text }) => (
        <Label key={at} x={zeroX - 6} y={atY(at)} text={text} size={numberSize} anchor="end" halo />
      ))}
      <AxisNames x={x.label ?? 'x'} y={y.label ?? 'y'} plot={plot} top={top} zeroX={zeroX} zeroY={zeroY} />
    </>
  );
}

/** The lines of squared paper, one a step. */
export function Grid({ x, y, plot: { atX, atY } }: AxesProps) {
  const [left, right, bottom, top] = [atX(x.from), atX(x.to), atY(y.from), atY(y.to)].map(near);
  const down = gridSteps(x).map((value) => `M${near(atX(value))} ${bottom}V${top}`);
  const across = gridSteps(y).map((value) => `M${left} ${near(atY(value))}H${right}`);
  return <path d={[...down, ...across].join('')} stroke="var(--fig-grid)" strokeWidth="1.5" fill="none" />;
}

interface AxisNamesProps {
  x: string;
  y: string;
  plot: Plot;
  top: number;
  zeroX: number;
  zeroY: number;
}

function AxisNames({ x, y, plot, top, zeroX, zeroY }: AxisNamesProps) {
  return (
    <>
      {isLong(x) ? (
        <Label x={plot.width - 6} y={plot.height - 12} text={x} size={14} anchor="end" />
      ) : (
        <Label x={plot.width - 3} y={zeroY - 14} text={x} size={x.length > 2 ? 14 : 16} anchor="end" italic halo />
      )}
      {isLong(y) ? (
        <Label x={4} y={9} text={y} size={14} anchor="start" />
      ) : (
        <Label x={zeroX + 9} y={top - 12} text={y} size={y.length > 2 ? 14 : 16} anchor="start" italic halo />
      )}
    </>
  );
}

/** Zero stands where the axes cross and is not written; where numbers would touch, only every second or fifth is. */
function thinnedX(axis: Axis, plot: Plot) {
  const marks = axisMarks(axis);
  const texts = marks.map(({ text }) => text);
  const spacing = (plot.atX(axis.to) - plot.atX(axis.from)) / Math.max(1, marks.length - 1);
  return thinned(marks, (widest(texts, numberSize) + 5) / spacing);
}

function thinnedY(axis: Axis, plot: Plot) {
  const marks = axisMarks(axis);
  const spacing = (plot.atY(axis.from) - plot.atY(axis.to)) / Math.max(1, marks.length - 1);
  return thinned(marks, 16 / spacing);
}

function thinned(marks: { at: number; text: string }[], need: number) {
  const every = roundStep(need);
  const zero = Math.max(
    0,
    marks.findIndex(({ at }) => at === 0),
  );
  return marks.filter(({ at, text }, index) => text !== '' && at !== 0 && (index - zero) % every === 0);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
