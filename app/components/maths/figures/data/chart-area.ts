import { blockHeight } from '../shared/label';
import { scaleNumeral } from '../shared/numeral';
import { phoneWidth } from '../shared/phone-width';
import { widest } from '../shared/text-width';
import { roundStep, ticks } from '../shared/ticks';

interface ChartNeeds {
  title?: string;
  xLabel?: string;
  yLabel?: string;
  y: { from: number; to: number; step: number };
  /** Room under the axis for the names or numbers there. */
  below: number;
  width?: number;
}

export interface ChartArea {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Where the title and the names of the axes stand. */
  titleY: number;
  xLabelY: number;
  yTicks: { value: number; text: string; y: number }[];
  atY(value: number): number;
}

export const titleSize = 16;
export const axisSize = 14;
const plotHeight = 190;

/** Where everything stands in a chart with an upright scale. */
export function chartArea({ title, xLabel, yLabel, y, below, width = phoneWidth }: ChartNeeds): ChartArea {
  const titleHeight = title === undefined ? 8 : blockHeight(title, width - 8, titleSize) + 14;
  const top = titleHeight + 4;
  const bottom = top + plotHeight;
  const atY = (value: number) => bottom - ((value - y.from) / (y.to - y.from)) * plotHeight;
  const marks = ticks(y);
  const every = roundStep((17 * (marks.length - 1)) / plotHeight);
  const yTicks = marks
    .filter((_, index) => index % every === 0)
    .map((value) => ({ value, text: scaleNumeral(value), y: atY(value) }));
  const numbers = widest(
    yTicks.map(({ text }) => text),
    axisSize,
  );
  const nameHeight = yLabel === undefined ? 0 : blockHeight(yLabel, plotHeight + 30, axisSize) + 4;
  const xHeight = xLabel === undefined ? 0 : blockHeight(xLabel, width - 40, axisSize) + 6;
  return {
    width,
    height: bottom + below + xHeight + 4,
    left: nameHeight + numbers + 12,
    right: width - 10,
    top,
    bottom,
    titleY: titleHeight / 2 - 2,
    xLabelY: bottom + below + xHeight / 2,
    yTicks,
    atY,
  };
}

/** The end of a scale from 0 that holds all values: a whole number of steps. */
export function scaleEnd(values: readonly number[], step: number, from = 0): number {
  const most = Math.max(from, ...values);
  return from + Math.max(1, Math.ceil((most - from) / step - 1e-9)) * step;
}
