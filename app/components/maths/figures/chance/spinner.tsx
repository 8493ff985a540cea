import { FigureFrame } from '../shared/figure-frame';
import { Label } from '../shared/label';
import { onCircle, slicePath } from '../shared/path';
import { textWidth } from '../shared/text-width';
import { softTones } from '../shared/tones';
import type { FigureOf } from '../shown-figure';
import { namedColour } from './named-colour';

const centre = { x: 124, y: 124 };
const radius = 114;
const pointer = `M${centre.x} ${centre.y}l24-37`;

/** A spinner whose sectors are as wide as their shares, clockwise from the top. */
export function SpinnerDrawing({ figure }: { figure: FigureOf<'spinner'> }) {
  const total = figure.sectors.reduce((sum, sector) => sum + sector.share, 0);
  let turned = 0;
  const sectors = figure.sectors.map((sector) => {
    const from = turned;
    turned += (sector.share / total) * 360;
    return { ...sector, from, to: turned };
  });
  return (
    <FigureFrame alt={figure.alt} width={centre.x * 2} height={centre.y * 2}>
      {sectors.map(({ from, to, tone, label }, index) => (
        <path
          key={index}
          d={slicePath(centre, radius, 90 - to, 90 - from)}
          fill={namedColour(label)?.fill ?? softTones[tone]}
          stroke="var(--fig-line)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      ))}
      <path d={pointer} stroke="var(--surface)" strokeWidth="9" strokeLinecap="round" />
      <path d={pointer} stroke="var(--fig-line)" strokeWidth="5" strokeLinecap="round" />
      <circle cx={centre.x} cy={centre.y} r="8" fill="var(--fig-line)" />
      {sectors.map(({ from, to, label }, index) => {
        const degrees = 90 - (from + to) / 2;
        const spot = onCircle(centre, radius * 0.68, degrees);
        const fill = namedColour(label)?.ink;
        const arc = ((to - from) * Math.PI * radius * 0.68) / 180;
        if (arc > textWidth(label, 16) + 14 || textWidth(label, 15) < 26) {
          return <Label key={index} {...spot} text={label} size={arc > 26 ? 16 : 13} fill={fill} />;
        }
        const flipped = Math.cos((degrees * Math.PI) / 180) < 0;
        return (
          <g
            key={index}
            transform={`rotate(${Math.round(flipped ? 180 - degrees : -degrees)} ${Math.round(spot.x)} ${Math.round(spot.y)})`}
          >
            <Label
              x={Math.round(spot.x)}
              y={Math.round(spot.y)}
              text={label}
              size={14}
              width={radius * 0.6}
              fill={fill}
            />
          </g>
        );
      })}
    </FigureFrame>
  );
}
