import { flatShapePath } from '../number/flat-shape';
import { FigureFrame } from '../shared/figure-frame';
import { blockHeight, Label } from '../shared/label';
import { numeral } from '../shared/numeral';
import { near } from '../shared/path';
import { phoneWidth } from '../shared/phone-width';
import { widest } from '../shared/text-width';
import type { FigureOf } from '../shown-figure';

const labelSize = 15;

/** Rows of pictures with their key; a part of a picture is cut off on its right. */
export function PictureGraphDrawing({ figure }: { figure: FigureOf<'picture-graph'> }) {
  const { rows, worth, symbol, title } = figure;
  const names = rows.map(({ label }) => label);
  const left = Math.min(110, widest(names, labelSize)) + 16;
  const most = Math.max(1, ...rows.map(({ value }) => Math.ceil(value / worth - 1e-9)));
  const pitch = Math.min(34, (phoneWidth - left - 10) / most);
  const radius = pitch * 0.42;
  const rowHeight = Math.max(34, radius * 2 + 10, ...names.map((name) => blockHeight(name, left - 14, labelSize) + 8));
  const top = title === undefined ? 4 : blockHeight(title, phoneWidth - 8, 16) + 14;
  const bottom = top + rows.length * rowHeight;
  return (
    <FigureFrame alt={figure.alt} width={phoneWidth} height={bottom + (figure.hideKey === true ? 6 : 46)}>
      {title !== undefined && (
        <Label x={phoneWidth / 2} y={(top - 8) / 2} text={title} size={16} width={phoneWidth - 8} bold />
      )}
      {rows.map((row, index) => {
        const y = top + (index + 0.5) * rowHeight;
        return (
          <g key={index}>
            <path d={`M4 ${top + index * rowHeight}H${phoneWidth - 4}`} stroke="var(--fig-grid)" strokeWidth="1.5" />
            <Label x={left - 10} y={y} text={row.label} size={labelSize} width={left - 14} anchor="end" />
            {Array.from({ length: Math.ceil(row.value / worth - 1e-9) }, (_, picture) => (
              <Picture
                key={picture}
                x={left + (picture + 0.5) * pitch + 2}
                y={y}
                radius={radius}
                symbol={symbol}
                share={Math.min(1, row.value / worth - picture)}
              />
            ))}
          </g>
        );
      })}
      <path d={`M4 ${bottom}H${phoneWidth - 4}`} stroke="var(--fig-grid)" strokeWidth="1.5" />
      <path d={`M${near(left - 4)} ${top}V${bottom}`} stroke="var(--fig-line)" strokeWidth="2" />
      {figure.hideKey !== true && (
        <>
          <Picture x={phoneWidth / 2 - 26} y={bottom + 24} radius={Math.max(9, radius)} symbol={symbol} share={1} />
          <Label x={phoneWidth / 2 - 44} y={bottom + 24} text="Key:" size={labelSize} anchor="end" />
          <Label x={phoneWidth / 2 - 6} y={bottom + 24} text={`= ${numeral(worth)}`} size={labelSize} anchor="start" />
        </>
      )}
    </FigureFrame>
  );
}

interface PictureProps {
  x: number;
  y: number;
  radius: number;
  symbol: FigureOf<'picture-graph'>['symbol'];
  /** Above 0, up to 1. */
  share: number;
}

/** A part of a picture is clipped by a nested frame, which needs no id. */
function Picture({ x, y, radius, symbol, share }: PictureProps) {
  const half = radius + 1;
  const width = near(Math.max(0.5, half * 2 * share));
  return (
    <svg
      x={near(x - half)}
      y={near(y - half)}
      width={width}
      height={near(half * 2)}
      viewBox={`${near(-half)} ${near(-half)} ${width} ${near(half * 2)}`}
      aria-hidden="true"
    >
      <path d={flatShapePath(symbol, near(radius))} fill="var(--fig-a)" />
    </svg>
  );
}
