import { angleReach } from '../shared/beside';
import { FigureFrame } from '../shared/figure-frame';
import { Label } from '../shared/label';
import { arcPath, onCircle, pathOf } from '../shared/path';
import { phoneWidth } from '../shared/phone-width';
import { moved, type Point, unit } from '../shared/plane';
import type { FigureOf } from '../shown-figure';
import { ParallelMarks } from './side-marks';

/** Half the distance of the parallel lines, and how far apart sideways the crossings may be from the middle. */
const [halfGap, halfRun, beyond] = [52, 88, 70];

/** Two parallel lines cut by a third; each labelled corner has an arc. */
export function TransversalDrawing({ figure }: { figure: FigureOf<'transversal'> }) {
  const { slope, labels } = figure;
  const rising = Math.tan((slope * Math.PI) / 180);
  const half = Math.min(halfGap, Math.abs(rising) * halfRun);
  const middle = half + beyond;
  const first = { x: phoneWidth / 2 + half / rising, y: middle - half };
  const second = { x: phoneWidth / 2 - half / rising, y: middle + half };
  const upwards = unit(second, first);
  return (
    <FigureFrame alt={figure.alt} width={phoneWidth} height={middle * 2}>
      {labels.map(({ corner, text }, index) => (
        <Corner key={index} corner={corner} text={text} at={corner <= 4 ? first : second} tilt={slope} />
      ))}
      {[first.y, second.y].map((y) => (
        <g key={y}>
          <path d={`M14 ${y}H${phoneWidth - 14}`} stroke="var(--fig-line)" strokeWidth="2.5" strokeLinecap="round" />
          {figure.parallel !== false && (
            <ParallelMarks from={{ x: phoneWidth - 60, y }} to={{ x: phoneWidth - 10, y }} count={1} />
          )}
        </g>
      ))}
      <path
        d={pathOf([moved(second, upwards, -beyond), moved(first, upwards, beyond)])}
        stroke="var(--fig-line)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </FigureFrame>
  );
}

function Corner({ corner, text, at, tilt }: { corner: number; text: string; at: Point; tilt: number }) {
  const spans: [number, number][] = [
    [tilt, 180],
    [0, tilt],
    [180 + tilt, 360],
    [180, 180 + tilt],
  ];
  const [from, to] = spans[(corner - 1) % 4] ?? [0, tilt];
  const reach = angleReach(((to - from) * Math.PI) / 360, text, 15, 36, 92);
  return (
    <>
      <path d={arcPath(at, 22, from, to)} fill="none" stroke="var(--fig-b)" strokeWidth="2.5" />
      <Label {...onCircle(at, reach, (from + to) / 2)} text={text} size={15} halo />
    </>
  );
}
