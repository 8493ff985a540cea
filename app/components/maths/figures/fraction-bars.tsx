import { FigureFrame } from './figure-frame';
import type { FigureOf } from './shown-figure';

const barWidth = 300;
const barHeight = 44;
const rowHeight = 64;
const left = 34;

/** Bars one below the other, so that equal lengths can be compared; an unknown bar is dashed. */
export function FractionBarsDrawing({ figure }: { figure: FigureOf<'fraction-bars'> }) {
  const { bars, signs = [] } = figure;
  const height = bars.length * rowHeight;
  return (
    <FigureFrame alt={figure.alt} width={left + barWidth + 70} height={height}>
      {bars.map((bar, row) => {
        const y = row * rowHeight + 10;
        const sign = signs[row - 1];
        const tone = row % 2 === 0 ? 'a' : 'b';
        return (
          <g key={row}>
            {sign !== undefined && (
              <text x="12" y={y + barHeight / 2 + 7} fontSize="22" textAnchor="middle">
                {sign}
              </text>
            )}
            {bar === null ? (
              <UnknownBar y={y} />
            ) : (
              <>
                <Pieces y={y} parts={bar.parts} shaded={bar.shaded} tone={tone} />
                {bar.label !== undefined && <BarLabel y={y} text={bar.label} />}
              </>
            )}
          </g>
        );
      })}
    </FigureFrame>
  );
}

function Pieces({ y, parts, shaded, tone }: { y: number; parts: number; shaded: number; tone: 'a' | 'b' }) {
  const width = barWidth / parts;
  return (
    <>
      {Array.from({ length: parts }, (_, part) => (
        <rect
          key={part}
          x={left + part * width}
          y={y}
          width={width}
          height={barHeight}
          fill={part < shaded ? `var(--fig-${tone})` : `var(--fig-${tone}-soft)`}
          stroke="var(--surface)"
          strokeWidth="2"
        />
      ))}
      <rect
        x={left}
        y={y}
        width={barWidth}
        height={barHeight}
        rx="6"
        fill="none"
        stroke="var(--fig-line)"
        strokeWidth="2.5"
      />
    </>
  );
}

function UnknownBar({ y }: { y: number }) {
  return (
    <>
      <rect
        x={left}
        y={y}
        width={barWidth}
        height={barHeight}
        rx="6"
        fill="none"
        stroke="var(--fig-line)"
        strokeWidth="2.5"
        strokeDasharray="7 6"
      />
      <text x={left + barWidth / 2} y={y + barHeight / 2 + 7} fontSize="22" textAnchor="middle">
        ?
      </text>
    </>
  );
}

/** "2/3" stands as a fraction with a bar; other labels stand as they are. */
function BarLabel({ y, text }: { y: number; text: string }) {
  const x = left + barWidth + 36;
  const fraction = /^(\d+)\/(\d+)$/.exec(text);
  if (fraction === null) {
    return (
      <text x={left + barWidth + 12} y={y + barHeight / 2 + 6} fontSize="17">
        {text}
      </text>
    );
  }
  return (
    <g textAnchor="middle" fontSize="18">
      <text x={x} y={y + 17}>
        {fraction[1]}
      </text>
      <path d={`M${x - 13} ${y + 23}h26`} stroke="var(--fig-line)" strokeWidth="2" />
      <text x={x} y={y + 41}>
        {fraction[2]}
      </text>
    </g>
  );
}
