import { beside, besideBox } from '../shared/beside';
import { FigureFrame } from '../shared/figure-frame';
import { Label, textBox } from '../shared/label';
import { near, onCircle, pathOf, slicePath, turnOf } from '../shared/path';
import { middleOf, moved, type Point, unit } from '../shared/plane';
import { textWidth } from '../shared/text-width';
import type { FigureOf } from '../shown-figure';

const radius = 106;
const size = 15;
const tangentHalf = 84;
/** How wide the name of a point may be before it is broken into lines. */
const nameRoom = 48;

/** A circle with its parts: lines in it, a coloured sector, named points, a tangent. */
export function CircleDrawing({ figure }: { figure: FigureOf<'circle'> }) {
  const { sector, chord, diameter, points = [], lines = [], tangentAt } = figure;
  const wide = Math.max(0, ...points.map(({ label }) => Math.min(nameRoom, textWidth(label, 16))));
  const tangent = tangentAt === undefined ? null : onCircle({ x: 0, y: 0 }, radius, tangentAt);
  const side = Math.max(14, points.length > 0 ? wide + 14 : 0, tangent === null ? 0 : overhang(tangent.x, tangent.y));
  const rise = Math.max(points.length > 0 ? 30 : 14, tangent === null ? 0 : overhang(tangent.y, tangent.x));
  const centre = { x: radius + side, y: radius + rise };
  const on = (degrees: number) => onCircle(centre, radius, degrees);
  const named = (name: string): Point | null => {
    const point = points.find(({ label }) => label === name);
    return point === undefined ? (name === 'O' ? centre : null) : on(point.at);
  };
  const usesCentre = lines.some((ends) => ends.includes('O') && points.every(({ label }) => label !== 'O'));
  const besideSector = sector && onCircle(centre, radius, sector.from + turnOf(sector.from, sector.to) / 2 + 180);
  const showCentre = figure.centre === true || figure.radius !== undefined || usesCentre;
  return (
    <FigureFrame alt={figure.alt} width={centre.x * 2} height={centre.y * 2}>
      {sector !== undefined && (
        <path
          d={slicePath(centre, radius, sector.from, sector.to)}
          fill="var(--fig-b-soft)"
          stroke="var(--fig-line)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      )}
      <circle cx={centre.x} cy={centre.y} r={radius} fill="none" stroke="var(--fig-line)" strokeWidth="2.5" />
      {tangentAt !== undefined && <Tangent at={on(tangentAt)} centre={centre} />}
      {lines.map(([from, to], index) => {
        const [a, b] = [named(from), named(to)];
        return a === null || b === null ? null : <path key={index} d={pathOf([a, b])} {...thin} />;
      })}
      {chord !== undefined && <Line from={on(chord.from)} to={on(chord.to)} label={chord.label} towards={centre} />}
      {diameter !== undefined && (
        <Line from={on((diameter.at ?? 0) + 180)} to={on(diameter.at ?? 0)} label={diameter.label} />
      )}
      {figure.radius !== undefined && (
        <Line from={centre} to={on(figure.radius.at ?? 0)} label={figure.radius.label} towards={besideSector} />
      )}
      {sector?.label !== undefined && <SectorLabel centre={centre} {...sector} label={sector.label} />}
      {showCentre && <circle cx={centre.x} cy={centre.y} r="4" fill="var(--fig-line)" />}
      {(figure.centre === true || usesCentre) && <Label {...centreSpot(centre, figure)} text="O" size={16} bold halo />}
      {points.map(({ at, label }, index) => {
        const spot = on(at);
        return (
          <g key={index}>
            <circle cx={near(spot.x)} cy={near(spot.y)} r="4" fill="var(--fig-line)" />
            <Label
              {...besideBox(spot, unit(centre, spot), textBox(label, nameRoom, 16), 6)}
              text={label}
              size={16}
              width={nameRoom}
              bold
              halo
            />
          </g>
        );
      })}
    </FigureFrame>
  );
}

const thin = { stroke: 'var(--fig-line)', strokeWidth: 2, fill: 'none' };

interface LineProps {
  from: Point;
  to: Point;
  label?: string;
  /** The label stands on the side of this point; without it, above the line. */
  towards?: Point;
}

function Line({ from, to, label, towards }: LineProps) {
  const along = unit(from, to);
  const upward = along.x >= 0 ? { x: along.y, y: -along.x } : { x: -along.y, y: along.x };
  const middle = middleOf(from, to);
  const beyond = towards !== undefined && (towards.x - middle.x) * upward.x + (towards.y - middle.y) * upward.y < 0;
  const away = beyond ? { x: -upward.x, y: -upward.y } : upward;
  return (
    <>
      <path d={pathOf([from, to])} stroke="var(--fig-a)" strokeWidth="2.8" strokeLinecap="round" />
      {label !== undefined && <Label {...beside(middle, away, label, size, 6)} text={label} size={size} halo />}
    </>
  );
}

function SectorLabel({ centre, from, to, label }: { centre: Point; from: number; to: number; label: string }) {
  const turn = turnOf(from, to);
  const reach = turn >= 60 ? radius * 0.52 : radius * 0.72;
  return <Label {...onCircle(centre, reach, from + turn / 2)} text={label} size={size} width={110} />;
}

/** How far a tangent reaches beyond the circle in one direction. */
function overhang(along: number, across: number): number {
  return Math.abs(along) + (Math.abs(across) / radius) * tangentHalf - radius + 6;
}

function Tangent({ at, centre }: { at: Point; centre: Point }) {
  const out = unit(centre, at);
  const along = { x: -out.y, y: out.x };
  return (
    <path
      d={pathOf([moved(at, along, -tangentHalf), moved(at, along, tangentHalf)])}
      stroke="var(--fig-b)"
      strokeWidth="2.5"
    />
  );
}

/** The centre's name stands where no line leaves the centre: below it, or opposite to what is drawn. */
function centreSpot(
  centre: Point,
  { radius: line, diameter, sector, lines = [], points = [] }: FigureOf<'circle'>,
): Point {
  const used = [
    ...(line === undefined ? [] : [line.at ?? 0]),
    ...(diameter === undefined ? [] : [diameter.at ?? 0, (diameter.at ?? 0) + 180]),
    ...(sector === undefined ? [] : [sector.from, sector.to]),
    ...lines.flatMap((ends) => {
      const other = ends[0] === 'O' ? ends[1] : ends[1] === 'O' ? ends[0] : null;
      return points.filter(({ label }) => label === other).map(({ at }) => at);
    }),
  ];
  const clearance = (degrees: number) =>
    Math.min(180, ...used.map((each) => Math.min(turnOf(each, degrees), turnOf(degrees, each)) % 360));
  const best = [270, 315, 225, 90, 45, 135, 0, 180].reduce((a, b) => (clearance(b) > clearance(a) + 5 ? b : a));
  return onCircle(centre, 17, best);
}
