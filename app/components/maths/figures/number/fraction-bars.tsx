import { FigureFrame } from '../shared/figure-frame';
import { FractionText } from '../shared/fraction-text';
import { Label } from '../shared/label';
import type { FigureOf } from '../shown-figure';

const barWidth = 240;
const barHeight = 44;
const rowHeight = 64;
const labelWidth = 68;

/** Bars one below the other, so that equal lengths can be compared; an unknown bar is dashed. */
export function FractionBarsDrawing({ figure }: { figure: FigureOf<'fraction-bars'> }) {
  const { bars, signs = [] } = figure;
  const left = signs.length > 0 ? 34 : 4;
  const labelled = bars.some((bar) => bar?.label !== undefined);
  return (
    <FigureFrame
      alt={figure.alt}
      width={left + barWidth + (labelled ? labelWidth + 4 : 4)}
      height={bars.length * rowHeight}
    >
      {bars.map((bar, row) => {
        const y = row * rowHeight + 10;
        const sign = signs[row - 1];
        return (
          <g key={row}>
            {sign !== undefined && <Label x={14} y={y + barHeight / 2} text={sign} size={22} />}
            {bar === null ? (
              <UnknownBar x={left} y={y} />
            ) : (
              <>
                <Pieces x={left} y={y} parts={bar.parts} shaded={bar.shaded} tone={row % 2 === 0 ? 'a' : 'b'} />
                {bar.label !== undefined && (
                  <FractionText
                    x={left + barWidth + labelWidth / 2 + 2}
                    y={y + barHeight / 2}
                    text={bar.label}
                    size={bar.label.length > 8 ? 14 : 17}
                    width={labelWidth}
                  />
                )}
              </>
            )}
          </g>
        );
      })}
    </FigureFrame>
  );
}

interface PiecesProps {
  x: number;
  y: number;
  parts: number;
  shaded: number;
  tone: 'a' | 'b';
}

function Pieces({ x, y, parts, shaded, tone }: PiecesProps) {
  const width = barWidth / parts;
  return (
    <>
      {Array.from({ length: parts }, (_, part) => (
        <rect
          key={part}
          x={x + part * width}
          y={y}
          width={width}
          height={barHeight}
          fill={part < shaded ? `var(--fig-${tone})` : `var(--fig-${tone}-soft)`}
          stroke="var(--surface)"
          strokeWidth={parts > 24 ? 1 : 2}
        />
      ))}
      <rect x={x} y={y} width={barWidth} height={barHeight} rx="6" {...outline} />
    </>
  );
}

function UnknownBar({ x, y }: { x: number; y: number }) {
  return (
    <>
      <rect x={x} y={y} width={barWidth} height={barHeight} rx="6" {...outline} strokeDasharray="7 6" />
      <Label x={x + barWidth / 2} y={y + barHeight / 2} text="?" size={22} />
    </>
  );
}

const outline = { fill: 'none', stroke: 'var(--fig-line)', strokeWidth: 2.5 };
