import { numeral } from '../shared/numeral';
import { phoneWidth } from '../shared/phone-width';
import { textWidth, widest } from '../shared/text-width';
import { ticks } from '../shared/ticks';

export interface Axis {
  from: number;
  to: number;
  step?: number;
  label?: string;
  ticks?: { at: number; text: string }[];
}

export interface Plot {
  width: number;
  height: number;
  atX(value: number): number;
  atY(value: number): number;
}

export const numberSize = 13;
const tallest = 280;
/** One step of the grid is drawn at most this wide, unless there are few. */
const widestStep = 44;

/**
 * A drawing area for two axes, as wide as a phone allows. With `equal`, one unit is as long upwards as sideways, unless
 * the drawing would become a strip.
 */
export function makePlot(x: Axis, y: Axis, { equal = false }: { equal?: boolean } = {}): Plot {
  const longY = isLong(y.label);
  const numbersX = axisMarks(x);
  const numbersY = axisMarks(y).map(({ text }) => text);
  const outer =
    Math.max(textWidth(numbersX[0]?.text ?? '', numberSize), textWidth(numbersX.at(-1)?.text ?? '', numberSize)) / 2;
  const left = Math.max(16, Math.min(outer, 30) + 2, x.from >= 0 ? Math.min(70, widest(numbersY, numberSize)) + 14 : 0);
  const right = Math.max(isLong(x.label) ? 18 : 28, Math.min(outer, 30) + 2);
  const top = longY ? 34 : 28;
  const bottom = (y.from >= 0 ? 26 : 14) + (isLong(x.label) ? 22 : 0);
  const [spanX, spanY] = [x.to - x.from, y.to - y.from];
  let plotWidth = Math.min(phoneWidth - left - right, Math.max(240, (spanX / stepOf(x)) * widestStep));
  let plotHeight = Math.min(tallest, Math.max(200, (spanY / stepOf(y)) * widestStep));
  if (equal) {
    const scale = Math.min(plotWidth / spanX, plotHeight / spanY);
    if (scale * spanX >= 110 && scale * spanY >= 110) [plotWidth, plotHeight] = [scale * spanX, scale * spanY];
  }
  plotWidth = Math.max(plotWidth, 120);
  plotHeight = Math.max(plotHeight, 110);
  return {
    width: Math.ceil(plotWidth + left + right),
    height: Math.ceil(plotHeight + top + bottom),
    atX: (value) => left + ((value - x.from) / spanX) * plotWidth,
    atY: (value) => top + ((y.to - value) / spanY) * plotHeight,
  };
}

/** A name of more than a few letters stands over the axis, not at its arrow. */
export function isLong(label = ''): boolean {
  return label.length > 5;
}

export function stepOf({ from, to, step }: Axis): number {
  return step ?? defaultStep(to - from);
}

/** Ones up to 16, then 2, 5, 10 … so that there are never more than 16. */
export function defaultStep(span: number): number {
  let step = 1;
  for (const factor of [2, 2.5, 2]) {
    if (span / step > 16) step *= factor;
  }
  while (span / step > 16) step *= 10;
  return step;
}

/** The places of an axis's grid lines: whole multiples of the step. */
export function gridSteps(axis: Axis): number[] {
  if (axis.ticks !== undefined) return axis.ticks.map(({ at }) => at);
  const step = stepOf(axis);
  return ticks({ from: Math.ceil(axis.from / step - 1e-9) * step, to: axis.to, step });
}

/** Marks with their numbers, or the axis's own. */
export function axisMarks(axis: Axis): { at: number; text: string }[] {
  if (axis.ticks !== undefined) return axis.ticks;
  return gridSteps(axis).map((at) => ({ at, text: numeral(at) }));
}
