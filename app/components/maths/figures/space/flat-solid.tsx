import { besideBox } from '../shared/beside';
import { FigureFrame } from '../shared/figure-frame';
import { Label, textBox } from '../shared/label';
import { near, pathOf } from '../shared/path';
import { middleOf, type Point, unit } from '../shared/plane';
import { dashedLine } from '../shared/tones';
import type { FigureOf } from '../shown-figure';
import { distance, RightAngle } from './side-marks';
import { solidSize } from './solid-size';

type FlatSolid = 'cube' | 'rectangular-prism' | 'triangular-prism' | 'square-pyramid' | 'triangular-pyramid';
type Edge = [Point, Point];

interface Wire {
  faces: Point[][];
  seen: Edge[];
  hidden: Edge[];
  /** Edges that a label may stand beside, with the direction away from the solid. */
  labels: { text?: string; edge: Edge; away: Point }[];
  /** The height inside a pyramid, from apex to the middle of its base. */
  axis?: { top: Point; foot: Point; text: string; towards: Point; right?: boolean };
  /** The height of a pyramid's front face. */
  slant?: { top: Point; foot: Point; text: string };
}

const size = 15;
/** How wide a label may be before it is broken into lines. */
const room = 84;

/** Solids with flat faces as wire frames with coloured faces. */
export function FlatSolidDrawing({ figure, solid }: { figure: FigureOf<'solid'>; solid: FlatSolid }) {
  const wire = solid.endsWith('pyramid') ? pyramid(figure, solid === 'square-pyramid') : prism(figure, solid);
  const labels = wire.labels.flatMap(({ text, edge, away }) => {
    if (text === undefined) return [];
    const width = away === down ? Math.max(room, distance(...edge)) : room;
    const box = textBox(text, width, size);
    return [{ text, width, box, ...besideBox(middleOf(...edge), away, box, 8) }];
  });
  const points = wire.faces.flat();
  const left = Math.min(...points.map(({ x }) => x - 6), ...labels.map(({ x, box }) => x - box.width / 2 - 2));
  const right = Math.max(...points.map(({ x }) => x + 6), ...labels.map(({ x, box }) => x + box.width / 2 + 2));
  const top = Math.min(...points.map(({ y }) => y - 6), ...labels.map(({ y, box }) => y - box.height / 2 - 4));
  const bottom = Math.max(...points.map(({ y }) => y + 6), ...labels.map(({ y, box }) => y + box.height / 2 + 4));
  const { axis, slant } = wire;
  return (
    <FigureFrame alt={figure.alt} width={right - left} height={bottom - top}>
      <g transform={`translate(${near(-left)} ${near(-top)})`}>
        {wire.faces.map((face, index) => (
          <path key={index} d={pathOf(face, true)} fill={index === 0 ? 'var(--fig-a-soft)' : 'var(--fig-a-pale)'} />
        ))}
        <path d={wire.hidden.map((edge) => pathOf(edge)).join('')} {...dashedLine} strokeWidth={1.6} />
        <path
          d={wire.seen.map((edge) => pathOf(edge)).join('')}
          fill="none"
          stroke="var(--fig-line)"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        {axis !== undefined && (
          <>
            <path d={pathOf([axis.top, axis.foot])} {...dashedLine} stroke="var(--fig-b)" />
            <RightAngle corner={axis.foot} before={axis.top} after={axis.towards} />
            <Label
              x={axis.foot.x + (axis.right === true ? 7 : -7)}
              y={axis.top.y + (axis.foot.y - axis.top.y) * 0.62}
              text={axis.text}
              size={size}
              width={room}
              anchor={axis.right === true ? 'start' : 'end'}
              halo
            />
          </>
        )}
        {slant !== undefined && (
          <>
            <path d={pathOf([slant.top, slant.foot])} stroke="var(--fig-b)" strokeWidth="2.2" />
            <Label
              x={slant.foot.x + (slant.top.x - slant.foot.x) * 0.3 - 7}
              y={slant.foot.y + (slant.top.y - slant.foot.y) * 0.3}
              text={slant.text}
              size={size}
              width={room}
              anchor="end"
              halo
            />
          </>
        )}
        {labels.map((label, index) => (
          <Label key={index} x={label.x} y={label.y} text={label.text} size={size} width={label.width} halo />
        ))}
      </g>
    </FigureFrame>
  );
}

const down = { x: 0, y: 1 };
const west = { x: -1, y: 0 };

/** A front face and the same face slanting back to the right. */
function prism(figure: FigureOf<'solid'>, solid: FlatSolid): Wire {
  const { labels = {} } = figure;
  const share = solidSize(figure);
  const [width, height] = [share.width * 170, share.height * 150];
  const back = { x: share.depth * 74, y: -share.depth * 52 };
  const behind = ({ x, y }: Point): Point => ({ x: x + back.x, y: y + back.y });
  const [a, b] = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
  ];
  const receding = unit({ x: 0, y: 0 }, { x: -back.y, y: back.x });
  if (solid === 'triangular-prism') {
    const c = { x: width / 2, y: -height };
    const [a2, b2, c2] = [behind(a), behind(b), behind(c)];
    const foot = { x: width / 2, y: 0 };
    const leftSeen = -back.y / back.x > height / (width / 2);
    const leftEdges: Edge[] = [
      [a2, c2],
      [a, a2],
    ];
    return {
      faces: [[a, b, c], [b, b2, c2, c], ...(leftSeen ? [[a, c, c2, a2]] : [])],
      seen: [[a, b], [b, c], [c, a], [b, b2], [c, c2], [b2, c2], ...(leftSeen ? leftEdges : [])],
      hidden: [[a2, b2], ...(leftSeen ? [] : leftEdges)],
      labels: [
        { text: labels.width, edge: [a, b], away: down },
        { text: labels.depth, edge: [b, b2], away: receding },
        { text: labels.slant, edge: [a, c], away: unit({ x: 0, y: 0 }, { x: -height, y: -width / 2 }) },
      ],
      axis: labels.height === undefined ? undefined : { top: c, foot, text: labels.height, towards: b },
    };
  }
  const [c, d] = [
    { x: width, y: -height },
    { x: 0, y: -height },
  ];
  const [a2, b2, c2, d2] = [behind(a), behind(b), behind(c), behind(d)];
  return {
    faces: [
      [a, b, c, d],
      [b, b2, c2, c],
      [d, c, c2, d2],
    ],
    seen: [
      [a, b],
      [b, c],
      [c, d],
      [d, a],
      [b, b2],
      [c, c2],
      [d, d2],
      [b2, c2],
      [c2, d2],
    ],
    hidden: [
      [a, a2],
      [a2, b2],
      [a2, d2],
    ],
    labels: [
      { text: labels.width, edge: [a, b], away: down },
      { text: labels.height, edge: [a, d], away: west },
      { text: labels.depth, edge: [b, b2], away: receding },
    ],
  };
}

/** A base on the floor and an apex over its middle. */
function pyramid(figure: FigureOf<'solid'>, square: boolean): Wire {
  const { labels = {} } = figure;
  const share = solidSize(figure);
  const [width, height] = [share.width * 170, share.height * 190];
  const back = { x: share.depth * 74, y: -share.depth * 54 };
  const a = { x: 0, y: 0 };
  const b = { x: width, y: 0 };
  const far = square ? { x: width + back.x, y: back.y } : { x: width * 0.72 + back.x, y: back.y };
  const corner = { x: back.x, y: back.y };
  const foot = square ? middleOf(a, far) : { x: (a.x + b.x + far.x) / 3, y: (a.y + b.y + far.y) / 3 };
  const apex = { x: foot.x, y: foot.y - height };
  const slantFoot = middleOf(b, far);
  return {
    faces: [
      [a, b, apex],
      [b, far, apex],
    ],
    seen: [
      [a, b],
      [b, far],
      [a, apex],
      [b, apex],
      [far, apex],
    ],
    hidden: square
      ? [
          [a, corner],
          [corner, far],
          [corner, apex],
        ]
      : [[a, far]],
    labels: [
      { text: labels.width, edge: [a, b], away: down },
      { text: labels.depth, edge: [b, far], away: unit({ x: 0, y: 0 }, { x: -(far.y - b.y), y: far.x - b.x }) },
    ],
    axis:
      labels.height === undefined
        ? undefined
        : { top: apex, foot, text: labels.height, towards: slantFoot, right: true },
    slant: labels.slant === undefined ? undefined : { top: apex, foot: middleOf(a, b), text: labels.slant },
  };
}
