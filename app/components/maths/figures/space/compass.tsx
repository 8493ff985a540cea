import { ArrowHead } from '../shared/arrow';
import { beside } from '../shared/beside';
import { FigureFrame } from '../shared/figure-frame';
import { Label } from '../shared/label';
import { near, onCircle, pathOf } from '../shared/path';
import { middleOf, type Point, unit } from '../shared/plane';
import type { FigureOf } from '../shown-figure';

const centre = { x: 172, y: 150 };
const radius = 112;
const winds = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

/** Bearings from one point, clockwise from north. */
export function CompassDrawing({ figure }: { figure: FigureOf<'compass'> }) {
  const { rays, rose = false } = figure;
  const longest = Math.max(1e-9, ...rays.map(({ length = 0 }) => length));
  // Names at the ends need room beside the rays.
  const named = rays.some(({ end }) => end !== undefined);
  const tipOf = ({ length, bearing }: (typeof rays)[number]) => {
    const share = length === undefined ? 1 : Math.max(0.25, length / longest);
    return onCircle(centre, (rose || named ? 84 : radius) * share, 90 - bearing);
  };
  const lowest = Math.max(centre.y, ...rays.map((ray) => tipOf(ray).y));
  return (
    <FigureFrame alt={figure.alt} width={centre.x * 2} height={rose ? centre.y * 2 : lowest + 28}>
      {rose ? <Rose /> : <NorthLine />}
      {rays.map((ray, index) => {
        const tip = tipOf(ray);
        return (
          <g key={index}>
            <path d={pathOf([centre, tip])} stroke="var(--fig-a)" strokeWidth="3" />
            <ArrowHead from={centre} to={tip} colour="var(--fig-a)" size={12} />
          </g>
        );
      })}
      {rays.map((ray, index) => {
        const tip = tipOf(ray);
        const out = unit(centre, tip);
        const aside = sideOf(out);
        return (
          <g key={index}>
            {ray.label !== undefined && (
              <Label {...beside(middleOf(centre, tip), aside, ray.label, 15, 6)} text={ray.label} size={15} halo />
            )}
            {ray.end !== undefined && (
              <Label {...beside(tip, out, ray.end, 15, 7)} text={ray.end} size={15} bold halo />
            )}
          </g>
        );
      })}
      <circle cx={centre.x} cy={centre.y} r="5" fill="var(--fig-line)" />
    </FigureFrame>
  );
}

/** A label stands beside its ray on the side turned away from north. */
function sideOf(out: Point): Point {
  return out.x >= 0 ? { x: -out.y, y: out.x } : { x: out.y, y: -out.x };
}

function NorthLine() {
  const top = { x: centre.x, y: 26 };
  return (
    <>
      <path d={pathOf([centre, top])} stroke="var(--fig-line)" strokeWidth="2" strokeDasharray="5 5" />
      <ArrowHead from={centre} to={top} />
      <Label x={centre.x} y={14} text="N" size={16} bold />
    </>
  );
}

function Rose() {
  return (
    <>
      <circle cx={centre.x} cy={centre.y} r={radius} fill="none" stroke="var(--fig-rule)" strokeWidth="1.5" />
      {winds.map((name, index) => {
        const degrees = 90 - index * 45;
        const end = onCircle(centre, radius, degrees);
        return (
          <g key={name}>
            <path
              d={`M${centre.x} ${centre.y}L${near(end.x)} ${near(end.y)}`}
              stroke="var(--fig-rule)"
              strokeWidth={index % 2 === 0 ? 2 : 1.2}
            />
            <Label
              {...onCircle(centre, radius + 18, degrees)}
              text={name}
              size={index % 2 === 0 ? 16 : 14}
              bold={index % 2 === 0}
            />
          </g>
        );
      })}
    </>
  );
}
