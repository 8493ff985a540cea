import { ArrowHead } from '../shared/arrow';
import { beside } from '../shared/beside';
import { FigureFrame } from '../shared/figure-frame';
import { Label } from '../shared/label';
import { near } from '../shared/path';
import { fitPoints, type Point, unit } from '../shared/plane';
import { textWidth } from '../shared/text-width';
import type { FigureOf } from '../shown-figure';
import { type Curve, curveOf, labelPlaces, loopAt } from './network-edge';

const radius = 16;

/** Vertices and edges. A vertex shows its label, or its id where it has none; an empty label leaves a dot. */
export function NetworkDrawing({ figure }: { figure: FigureOf<'network'> }) {
  const { nodes, edges } = figure;
  const texts = new Map(nodes.map(({ id, label }) => [id, label ?? id]));
  const outside = Math.max(
    0,
    ...[...texts.values()].filter((text) => !fitsInside(text)).map((text) => textWidth(text, 15)),
  );
  const loops = edges.some(({ from, to }) => from === to);
  const margin = { x: Math.max(loops ? 62 : 30, outside / 2 + 8), y: loops ? 62 : 40 };
  const fit = fitPoints(
    nodes.map(({ x, y }): [number, number] => [x, y]),
    { width: 350 - 2 * margin.x, height: 220 },
    margin,
  );
  const places = new Map(nodes.map(({ id, x, y }) => [id, fit.place([x, y])]));
  const centre = { x: fit.width / 2, y: fit.height / 2 };
  const curves = edges.flatMap((edge, index) => {
    const [from, to] = [places.get(edge.from), places.get(edge.to)];
    if (from === undefined || to === undefined) return [];
    const twins = edges.slice(0, index).filter((other) => joinsSame(other, edge)).length;
    const siblings = edges.filter((other) => joinsSame(other, edge)).length;
    const curve =
      edge.from === edge.to
        ? loopAt(from, unit(centre, from), radius, twins)
        : curveOf(from, to, edge.bend ?? spread(twins, siblings, edge.from < edge.to), reachOf(texts.get(edge.to)));
    return [{ ...edge, curve }];
  });
  const spots = labelPlaces(curves, [...places.values()], 15);
  return (
    <FigureFrame alt={figure.alt} width={Math.max(fit.width, 120)} height={fit.height}>
      <g transform={`translate(${near(Math.max(0, (120 - fit.width) / 2))} 0)`}>
        {curves.map(({ curve, heavy, directed }, index) => (
          <Edge key={index} curve={curve} heavy={heavy === true} directed={directed === true} />
        ))}
        {nodes.map(({ id }) => (
          <Vertex key={id} at={places.get(id) ?? centre} text={texts.get(id) ?? ''} centre={centre} />
        ))}
        {curves.map(({ label }, index) => {
          const spot = spots[index];
          if (label === undefined || spot === null || spot === undefined) return null;
          const width = textWidth(label, 15) + 4;
          return (
            <g key={index}>
              <rect
                x={near(spot.x - width / 2)}
                y={near(spot.y - 9)}
                width={near(width)}
                height="18"
                fill="var(--surface)"
              />
              <Label {...spot} text={label} size={15} bold />
            </g>
          );
        })}
      </g>
    </FigureFrame>
  );
}

function Edge({ curve, heavy, directed }: { curve: Curve; heavy: boolean; directed: boolean }) {
  const colour = heavy ? 'var(--fig-b)' : 'var(--fig-line)';
  return (
    <>
      <path d={curve.path} fill="none" stroke={colour} strokeWidth={heavy ? 5 : 2} />
      {directed && <ArrowHead from={curve.beforeTip} to={curve.tip} colour={colour} size={heavy ? 15 : 12} />}
    </>
  );
}

function Vertex({ at, text, centre }: { at: Point; text: string; centre: Point }) {
  if (fitsInside(text) && text !== '') {
    return (
      <>
        <circle
          cx={near(at.x)}
          cy={near(at.y)}
          r={radius}
          fill="var(--fig-a-soft)"
          stroke="var(--fig-line)"
          strokeWidth="2"
        />
        <Label {...at} text={text} size={16} bold />
      </>
    );
  }
  const away = at.y < centre.y ? { x: 0, y: -1 } : { x: 0, y: 1 };
  return (
    <>
      <circle cx={near(at.x)} cy={near(at.y)} r="6" fill="var(--fig-line)" />
      {text !== '' && <Label {...beside(at, away, text, 15, 11)} text={text} size={15} bold halo />}
    </>
  );
}

function fitsInside(text: string): boolean {
  return textWidth(text, 16) <= radius * 1.6;
}

function reachOf(text = ''): number {
  return fitsInside(text) && text !== '' ? radius + 1 : 6;
}

interface Ends {
  from: string;
  to: string;
}

function joinsSame(a: Ends, b: Ends): boolean {
  return (a.from === b.from && a.to === b.to) || (a.from === b.to && a.to === b.from);
}

/** Edges between the same two vertices bow apart, each to its own side. */
function spread(index: number, siblings: number, forward: boolean): number {
  const bow = (index - (siblings - 1) / 2) * 0.3;
  return forward ? bow : -bow;
}
