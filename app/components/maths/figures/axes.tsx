interface AxesProps {
  x: { from: number; to: number; step: number };
  y: { from: number; to: number; step: number };
  plot: Plot;
}

export interface Plot {
  width: number;
  height: number;
  atX(value: number): number;
  atY(value: number): number;
}

const margin = 30;

/** A drawing area for two axes; one unit is drawn at most 40 wide and high. */
export function makePlot(x: { from: number; to: number }, y: { from: number; to: number }): Plot {
  const plotWidth = Math.min(360, (x.to - x.from) * 40);
  const plotHeight = Math.min(280, (y.to - y.from) * 40);
  return {
    width: plotWidth + 2 * margin,
    height: plotHeight + 2 * margin,
    atX: (value) => margin + ((value - x.from) / (x.to - x.from)) * plotWidth,
    atY: (value) => margin + ((y.to - value) / (y.to - y.from)) * plotHeight,
  };
}

/** Grid, the two axes with arrows, and their numbers. */
export function Axes({ x, y, plot }: AxesProps) {
  const { atX, atY } = plot;
  const zeroX = atX(clamp(0, x.from, x.to));
  const zeroY = atY(clamp(0, y.from, y.to));
  return (
    <>
      {ticks(x).map((value) => (
        <path key={value} d={`M${atX(value)} ${atY(y.from)}V${atY(y.to)}`} stroke="var(--fig-grid)" strokeWidth="1.5" />
      ))}
      {ticks(y).map((value) => (
        <path key={value} d={`M${atX(x.from)} ${atY(value)}H${atX(x.to)}`} stroke="var(--fig-grid)" strokeWidth="1.5" />
      ))}
      <path
        d={`M${atX(x.from) - 8} ${zeroY}H${atX(x.to) + 14}m-8 -5l8 5-8 5M${zeroX} ${atY(y.from) + 8}V${atY(y.to) - 14}m-5 8l5-8 5 8`}
        fill="none"
        stroke="var(--fig-line)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {labelled(ticks(x)).map((value) => (
        <text key={value} x={atX(value)} y={zeroY + 17} textAnchor="middle" fontSize="13">
          {numeral(value)}
        </text>
      ))}
      {labelled(ticks(y)).map((value) => (
        <text key={value} x={zeroX - 7} y={atY(value) + 4.5} textAnchor="end" fontSize="13">
          {numeral(value)}
        </text>
      ))}
      <text x={atX(x.to) + 16} y={zeroY - 8} textAnchor="middle" fontStyle="italic" fontSize="15">
        x
      </text>
      <text x={zeroX + 14} y={atY(y.to) - 10} textAnchor="middle" fontStyle="italic" fontSize="15">
        y
      </text>
    </>
  );
}

function ticks({ from, to, step }: { from: number; to: number; step: number }): number[] {
  const count = Math.min(60, Math.floor((to - from) / step + 1e-9));
  return Array.from({ length: count + 1 }, (_, index) => Number((from + index * step).toFixed(6)));
}

/** Zero stands where the axes cross and is not written; where ticks are many, every second has its number. */
function labelled(values: number[]): number[] {
  const every = values.length > 14 ? 2 : 1;
  return values.filter((value, index) => value !== 0 && index % every === 0);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

function numeral(value: number): string {
  return String(value).replace('-', '−');
}
