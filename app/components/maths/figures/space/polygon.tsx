import { beside, besideBox } from '../shared/beside';
import { FigureFrame } from '../shared/figure-frame';
import { Label, textBox } from '../shared/label';
import { near } from '../shared/path';
import { phoneWidth } from '../shared/phone-width';
import { fitPoints, middleOf, type Point, unit } from '../shared/plane';
import { textWidth } from '../shared/text-width';
import { dashedLine } from '../shared/tones';
import type { FigureOf } from '../shown-figure';
import { CornerLabel } from './corner-label';
import { bulgePoints, signedArea } from './polygon-geometry';
import { distance, EqualTicks, ParallelMarks, RightAngle } from './side-marks';

const size = 15;
const labelWidth = 96;

/** A straight-sided shape in true proportion, with labels outside, angles inside and the marks of equal and parallel sides. */
export function PolygonDrawing({ figure }: { figure: FigureOf<'polygon'> }) {
  const { vertices, sides = [], rightAngles = [], dashed = [], semicircles = [], angles = [], names = [] } = figure;
  const bulges = semicircles.map(({ side, outward }) => ({
    side,
    outward,
    points: bulgePoints(vertices, side, outward),
  }));
  const reach = [...vertices, ...bulges.flatMap(({ points }) => points), ...dashed.flat()];
  const margin = marginFor(figure);
  const fit = fitPoints(reach, { width: phoneWidth - 2 * margin.x, height: 220 }, margin);
  const count = vertices.length;
  const at = (index: number): Point => fit.place(vertices[(index + count) % count] ?? [0, 0]);
  const clockwise = signedArea(vertices) < 0;
  const turn = clockwise ? -1 : 1;
  const bulgeOf = (side: number) => bulges.find((bulge) => bulge.side % count === side);
  const outline = vertices.map((_, index) => {
    const [start, end, bulge] = [at(index), at(index + 1), bulgeOf(index)];
    const begin = index === 0 ? `M${near(start.x)} ${near(start.y)}` : '';
    if (bulge === undefined) return `${begin}L${near(end.x)} ${near(end.y)}`;
    const radius = near(distance(start, end) / 2);
    return `${begin}A${radius} ${radius} 0 0 ${clockwise === bulge.outward ? 1 : 0} ${near(end.x)} ${near(end.y)}`;
  });
  return (
    <FigureFrame alt={figure.alt} width={fit.width} height={fit.height}>
      <path
        d={`${outline.join('')}Z`}
        fill="var(--fig-a-soft)"
        stroke="var(--fig-line)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      {bulges.map(({ side }, index) => (
        <Dashed key={index} from={at(side)} to={at(side + 1)} />
      ))}
      {dashed.map(([from, to], index) => (
        <Dashed key={index} from={fit.place(from)} to={fit.place(to)} />
      ))}
      {rightAngles.map((index) => (
        <RightAngle key={index} corner={at(index)} before={at(index - 1)} after={at(index + 1)} />
      ))}
      {vertices.map((_, index) => {
        const [from, to] = [at(index), at(index + 1)];
        const ticks = figure.ticks?.[index] ?? 0;
        const parallels = figure.parallels?.[index] ?? 0;
        return (
          <g key={index}>
            <EqualTicks from={from} to={to} count={ticks} />
            <ParallelMarks from={from} to={to} count={parallels} shift={ticks > 0 ? 18 : 0} />
          </g>
        );
      })}
      {angles.map((text, index) =>
        text === null || index >= count ? null : (
          <CornerLabel
            key={index}
            corner={at(index)}
            before={at(index - 1)}
            after={at(index + 1)}
            text={text}
            clockwise={clockwise}
            square={rightAngles.includes(index)}
          />
        ),
      )}
      {sides.map((text, index) => {
        if (text === null || text === '' || index >= count) return null;
        const [from, to] = [at(index), at(index + 1)];
        const along = unit(from, to);
        const side = bulgeOf(index)?.outward === true ? -turn : turn;
        const marked = (figure.ticks?.[index] ?? 0) + (figure.parallels?.[index] ?? 0) > 0;
        const away = { x: -along.y * side, y: along.x * side };
        const room = roomFor(from, to);
        const spot = besideBox(middleOf(from, to), away, textBox(text, room, size), marked ? 11 : 6);
        return <Label key={index} {...spot} text={text} size={size} width={room} halo />;
      })}
      {names.map((text, index) => {
        if (text === null || index >= count) return null;
        const corner = at(index);
        const spot = beside(corner, outwardOf(corner, at(index - 1), at(index + 1), turn), text, 16, 5);
        return <Label key={index} {...spot} text={text} size={16} bold halo />;
      })}
      {(figure.notes ?? []).map((note, index) => (
        <Label key={index} {...fit.place(note.at)} text={note.text} size={size} halo />
      ))}
    </FigureFrame>
  );
}

function Dashed({ from, to }: { from: Point; to: Point }) {
  return <path d={`M${near(from.x)} ${near(from.y)}L${near(to.x)} ${near(to.y)}`} {...dashedLine} />;
}

/** Between the two outward normals of a corner. */
function outwardOf(corner: Point, before: Point, after: Point, turn: number): Point {
  const into = unit(before, corner);
  const out = unit(corner, after);
  const sum = { x: -(into.y + out.y) * turn, y: (into.x + out.x) * turn };
  return unit({ x: 0, y: 0 }, Math.hypot(sum.x, sum.y) < 1e-6 ? { x: into.x, y: into.y } : sum);
}

/** How wide a label may be: as long as its side where that lies flat. */
function roomFor(from: Point, to: Point): number {
  const length = distance(from, to);
  return Math.abs(to.y - from.y) < length * 0.2 ? Math.max(labelWidth, length) : labelWidth;
}

/** Room around the shape for the labels that stand there. */
function marginFor({ vertices, sides = [], names = [] }: FigureOf<'polygon'>): { x: number; y: number } {
  const named = names.map((text) => textWidth(text ?? '', 16) + 14);
  const boxes = sides.map((text, index) => {
    const [ax, ay] = vertices[index % vertices.length] ?? [0, 0];
    const [bx, by] = vertices[(index + 1) % vertices.length] ?? [0, 0];
    const flat = Math.abs(by - ay) < Math.hypot(bx - ax, by - ay) * 0.2;
    const { width, height } = textBox(text ?? '', flat ? labelWidth * 1.6 : labelWidth, size);
    return { x: flat ? 0 : width + 16, y: height + 16 };
  });
  return { x: Math.max(28, ...named, ...boxes.map(({ x }) => x)), y: Math.max(32, ...boxes.map(({ y }) => y)) };
}
