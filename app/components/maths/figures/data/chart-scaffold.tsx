import { Label } from '../shared/label';
import { near } from '../shared/path';
import { axisSize, type ChartArea, titleSize } from './chart-area';

interface ChartScaffoldProps {
  area: ChartArea;
  title?: string;
  xLabel?: string;
  yLabel?: string;
}

/** Title, scale lines with their numbers, and the names of the axes. */
export function ChartScaffold({ area, title, xLabel, yLabel }: ChartScaffoldProps) {
  const { left, right, top, bottom, width } = area;
  const middle = (top + bottom) / 2;
  return (
    <>
      {title !== undefined && (
        <Label x={width / 2} y={area.titleY} text={title} size={titleSize} width={width - 8} bold />
      )}
      {area.yTicks.map(({ value, text, y }) => (
        <g key={value}>
          <path d={`M${near(left)} ${near(y)}H${right}`} stroke="var(--fig-grid)" strokeWidth="1.5" />
          <Label x={left - 7} y={y} text={text} size={axisSize} anchor="end" />
        </g>
      ))}
      {yLabel !== undefined && (
        <g transform={`rotate(-90 ${10} ${near(middle)})`}>
          <Label x={10} y={middle + labelDrop(yLabel)} text={yLabel} size={axisSize} width={bottom - top + 30} />
        </g>
      )}
      {xLabel !== undefined && (
        <Label x={(left + right) / 2} y={area.xLabelY} text={xLabel} size={axisSize} width={width - 40} />
      )}
    </>
  );
}

/** The two axes, drawn over bars and lines. */
export function ChartAxes({ area: { left, right, top, bottom } }: { area: ChartArea }) {
  return (
    <path
      d={`M${near(left)} ${top - 4}V${bottom}H${right}`}
      fill="none"
      stroke="var(--fig-line)"
      strokeWidth="2.5"
      strokeLinecap="round"
    />
  );
}

/** A name in two lines stands a little further in. */
function labelDrop(text: string): number {
  return text.length > 30 ? 8 : 0;
}
