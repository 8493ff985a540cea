import { FigureFrame } from './figure-frame';
import { fitPoints, type Point, unit } from './plane';
import type { FigureOf } from './shown-figure';

const margin = 46;
const extent = { width: 380, height: 230 };

/** A straight-sided shape in true proportion, with side labels outside and right angles marked. */
export function PolygonDrawing({ figure }: { figure: FigureOf<'polygon'> }) {
  const { vertices, sides = [], rightAngles = [], dashed = [], semicircles = [] } = figure;
  const bulges = semicircles.map(({ side, outward }) => ({
    side,
    outward,
    points: bulgePoints(vertices, side, outward),
  }));
  const fit = fitPoints([...vertices, ...bulges.flatMap(({ points }) => points)], extent, margin);
  const at = (index: number): Point => fit.place(vertices[index % vertices.length] ?? [0, 0]);
  const clockwise = signedArea(vertices) < 0;
  const outline = vertices.map((_, index) => edgePath(index)).join('');
  function edgePath(index: number): string {
    const start = at(index);
    const end = at(index + 1);
    const bulge = bulges.find(({ side }) => side === index);
    const begin = index === 0 ? `M${start.x} ${start.y}` : '';
    if (bulge === undefined) return `${begin}L${end.x} ${end.y}`;
    const radius = Math.hypot(end.x - start.x, end.y - start.y) / 2;
    const sweep = clockwise === bulge.outward ? 1 : 0;
    return `${begin}A${radius} ${radius} 0 0 ${sweep} ${end.x} ${end.y}`;
  }
  return (
    <FigureFrame alt={figure.alt} width={fit.width} height={fit.height}>
      <path
        d={`${outline}Z`}
        fill="var(--fig-a-soft)"
        stroke="var(--fig-line)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      {bulges.map(({ side }) => (
        <path key={side} d={`M${at(side).x} ${at(side).y}L${at(side + 1).x} ${at(side + 1).y}`} {...dashedLine} />
      ))}
      {dashed.map(([from, to], index) => {
        const a = fit.place(from);
        const b = fit.place(to);
        return <path key={index} d={`M${a.x} ${a.y}L${b.x} ${b.y}`} {...dashedLine} />;
      })}
      {rightAngles.map((index) => (
        <RightAngle key={index} corner={at(index)} before={at(index + vertices.length - 1)} after={at(index + 1)} />
      ))}
      {sides.map((label, index) => {
        if (label === null || label === undefined) return null;
        const outside = bulges.find(({ side }) => side === index)?.outward === true;
        return (
          <SideLabel
            key={index}
            from={at(index)}
            to={at(index + 1)}
            text={label}
            inward={outside}
            clockwise={clockwise}
          />
        );
      })}
    </FigureFrame>
  );
}

const dashedLine = { stroke: 'var(--fig-line)', strokeWidth: 2, strokeDasharray: '6 6', fill: 'none' };

interface SideLabelProps {
  from: Point;
  to: Point;
  text: string;
  /** A half disc stands outside: the label goes inside. */
  inward: boolean;
  clockwise: boolean;
}

function SideLabel({ from, to, text, inward, clockwise }: SideLabelProps) {
  const along = unit(from, to);
  const side = (clockwise ? -1 : 1) * (inward ? -1 : 1);
  const distance = 16 + Math.abs(along.y) * text.length * 3.4;
  const x = (from.x + to.x) / 2 + along.y * distance * side;
  const y = (from.y + to.y) / 2 - along.x * distance * side;
  return (
    <text x={x} y={y + 6} textAnchor="middle">
      {text}
    </text>
  );
}

/** A small square in a corner; it lies between the two sides, inside or in a notch. */
export function RightAngle({ corner, before, after }: { corner: Point; before: Point; after: Point }) {
  const size = 13;
  const a = unit(corner, before);
  const b = unit(corner, after);
  return (
    <path
      d={`M${corner.x + a.x * size} ${corner.y + a.y * size}l${b.x * size} ${b.y * size}l${-a.x * size} ${-a.y * size}`}
      fill="none"
      stroke="var(--fig-line)"
      strokeWidth="2"
    />
  );
}

/** Points that a half disc on a side reaches, in the figure's own units, so that it fits in the frame. */
function bulgePoints(vertices: [number, number][], side: number, outward: boolean): [number, number][] {
  const [ax, ay] = vertices[side % vertices.length] ?? [0, 0];
  const [bx, by] = vertices[(side + 1) % vertices.length] ?? [0, 0];
  const half = Math.hypot(bx - ax, by - ay) / 2;
  const turn = (signedArea(vertices) > 0 ? 1 : -1) * (outward ? 1 : -1);
  const nx = ((by - ay) / (2 * half)) * turn;
  const ny = (-(bx - ax) / (2 * half)) * turn;
  const middle: [number, number] = [(ax + bx) / 2, (ay + by) / 2];
  return [
    [middle[0] + nx * half, middle[1] + ny * half],
    [ax + nx * half, ay + ny * half],
    [bx + nx * half, by + ny * half],
  ];
}

/** Twice the area, positive when the vertices run anticlockwise (y upwards). */
function signedArea(vertices: [number, number][]): number {
  return vertices.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = vertices[(index + 1) % vertices.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
}
