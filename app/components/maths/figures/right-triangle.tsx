import { FigureFrame } from './figure-frame';
import { fitPoints } from './plane';
import { RightAngle } from './polygon';
import type { FigureOf } from './shown-figure';

const margin = { extent: { width: 320, height: 200 }, label: 56 };

/** A right triangle, right angle at the bottom left, legs in true proportion. */
export function RightTriangleDrawing({ figure }: { figure: FigureOf<'right-triangle'> }) {
  const { base, height, labels } = figure;
  const fit = fitPoints(
    [
      [0, 0],
      [base, 0],
      [0, height],
    ],
    margin.extent,
    margin.label,
  );
  const corner = fit.place([0, 0]);
  const right = fit.place([base, 0]);
  const top = fit.place([0, height]);
  const baseTilt = Math.atan2(height, base);
  const topHalf = (Math.PI / 2 - baseTilt) / 2;
  const topReach = labelReach(topHalf, corner.y - top.y, labels.topAngle);
  const baseReach = labelReach(baseTilt / 2, right.x - corner.x, labels.baseAngle);
  return (
    <FigureFrame alt={figure.alt} width={fit.width} height={fit.height}>
      <path
        d={`M${corner.x} ${corner.y}H${right.x}L${top.x} ${top.y}Z`}
        fill="var(--fig-a-soft)"
        stroke="var(--fig-line)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <RightAngle corner={corner} before={top} after={right} />
      <text x={(corner.x + right.x) / 2} y={corner.y + 26} textAnchor="middle">
        {labels.base}
      </text>
      <text x={corner.x - 10} y={(corner.y + top.y) / 2 + 6} textAnchor="end">
        {labels.height}
      </text>
      <text x={(right.x + top.x) / 2 + 12} y={(right.y + top.y) / 2 - 8}>
        {labels.hypotenuse}
      </text>
      {labels.baseAngle !== undefined && (
        <>
          <AngleArc at={right} from={Math.PI - baseTilt} to={Math.PI} />
          <text
            x={right.x - baseReach * Math.cos(baseTilt / 2)}
            y={right.y - baseReach * Math.sin(baseTilt / 2) + 6}
            textAnchor="middle"
            fontSize="15"
          >
            {labels.baseAngle}
          </text>
        </>
      )}
      {labels.topAngle !== undefined && (
        <>
          <AngleArc at={top} from={-Math.PI / 2} to={-baseTilt} />
          <text
            x={top.x + topReach * Math.sin(topHalf)}
            y={top.y + topReach * Math.cos(topHalf) + 6}
            textAnchor="middle"
            fontSize="15"
          >
            {labels.topAngle}
          </text>
        </>
      )}
    </FigureFrame>
  );
}

/** How far from its corner the label of an angle stands: far enough to fit between the sides, at most two thirds of the leg. */
function labelReach(halfAngle: number, leg: number, label = ''): number {
  const room = 8 + label.length * 4.5;
  return Math.min(Math.max(52, room / Math.sin(halfAngle)), (leg * 2) / 3);
}

/** An arc around a point; angles in radians, anticlockwise from east. */
function AngleArc({ at, from, to }: { at: { x: number; y: number }; from: number; to: number }) {
  const radius = 30;
  const end = (angle: number) => `${at.x + radius * Math.cos(angle)} ${at.y - radius * Math.sin(angle)}`;
  return (
    <path
      d={`M${end(from)}A${radius} ${radius} 0 0 0 ${end(to)}`}
      fill="none"
      stroke="var(--fig-b)"
      strokeWidth="2.5"
    />
  );
}
