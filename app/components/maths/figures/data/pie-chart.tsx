import { FigureFrame } from '../shared/figure-frame';
import { blockHeight, Label } from '../shared/label';
import { onCircle, slicePath } from '../shared/path';
import { phoneWidth } from '../shared/phone-width';
import { textWidth } from '../shared/text-width';
import type { FigureOf } from '../shown-figure';
import { SectorFill, sectorLooks } from './sector-fill';

const radius = 96;
const keyWidth = phoneWidth - 2 * radius - 52;

/** A circle cut by shares, clockwise from the top, with a key beside it. Texts that do not fit in their sector stand in the key. */
export function PieChartDrawing({ figure }: { figure: FigureOf<'pie-chart'> }) {
  const { sectors, title } = figure;
  const total = sectors.reduce((sum, { share }) => sum + share, 0);
  const top = title === undefined ? 4 : blockHeight(title, phoneWidth - 8, 16) + 14;
  let turned = 0;
  const slices = sectors.map((sector) => {
    const from = turned;
    turned += (sector.share / total) * 360;
    const fits =
      sector.text !== undefined && ((turned - from) * Math.PI * radius * 0.62) / 180 > textWidth(sector.text, 14) + 4;
    const key = sector.text === undefined || fits ? sector.label : `${sector.label}: ${sector.text}`;
    return { ...sector, from, to: turned, fits, key };
  });
  const heights = slices.map(({ key }) => Math.max(24, blockHeight(key, keyWidth, 14) + 6));
  const keyHeight = heights.reduce((sum, height) => sum + height, 0);
  const height = Math.max(radius * 2 + 8, keyHeight);
  const centre = { x: radius + 4, y: top + height / 2 };
  let keyTop = top + (height - keyHeight) / 2;
  return (
    <FigureFrame alt={figure.alt} width={phoneWidth} height={top + height + 4}>
      {title !== undefined && (
        <Label x={phoneWidth / 2} y={(top - 8) / 2} text={title} size={16} width={phoneWidth - 8} bold />
      )}
      {slices.map(({ from, to }, index) => (
        <path
          key={index}
          d={slicePath(centre, radius, 90 - to, 90 - from)}
          fill={sectorLooks[index % sectorLooks.length]?.fill}
          stroke="var(--fig-line)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      ))}
      {slices.map(({ from, to, text, fits }, index) =>
        text !== undefined && fits ? (
          <Label
            key={index}
            {...(to - from > 359 ? centre : onCircle(centre, radius * 0.64, 90 - (from + to) / 2))}
            text={text}
            size={14}
            bold
            fill={sectorLooks[index % sectorLooks.length]?.ink}
          />
        ) : null,
      )}
      {slices.map(({ key }, index) => {
        const middle = keyTop + (heights[index] ?? 0) / 2;
        keyTop += heights[index] ?? 0;
        return (
          <g key={index}>
            <SectorFill x={radius * 2 + 22} y={middle - 8} index={index} />
            <Label x={radius * 2 + 44} y={middle} text={key} size={14} width={keyWidth} anchor="start" />
          </g>
        );
      })}
    </FigureFrame>
  );
}
