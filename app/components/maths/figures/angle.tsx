import { FigureFrame } from './figure-frame';
import type { FigureOf } from './shown-figure';

const centre = { x: 180, y: 130 };
const ray = 118;

/** Rays from one point, with the angles between neighbours named. */
export function AngleDrawing({ figure }: { figure: FigureOf<'angle'> }) {
  const { rays, labels } = figure;
  const at = (degrees: number, distance: number) => ({
    x: centre.x + distance * Math.cos((degrees * Math.PI) / 180),
    y: centre.y - distance * Math.sin((degrees * Math.PI) / 180),
  });
  return (
    <FigureFrame alt={figure.alt} width={centre.x * 2} height={centre.y * 2}>
      {labels.map((label, index) => {
        const start = rays[index];
        const next = rays[(index + 1) % rays.length];
        if (start === undefined || next === undefined || label === '') return null;
        const turn = (((next - start) % 360) + 360) % 360 || 360;
        const radius = 34 + (index % 2) * 8;
        const from = at(start, radius);
        const to = at(start + turn, radius);
        const middle = at(start + turn / 2, radius + 24);
        return (
          <g key={index}>
            <path
              d={`M${from.x} ${from.y}A${radius} ${radius} 0 ${turn > 180 ? 1 : 0} 0 ${to.x} ${to.y}`}
              fill="none"
              stroke={label === '?' ? 'var(--fig-b)' : 'var(--fig-a)'}
              strokeWidth="3"
            />
            <text x={middle.x} y={middle.y + 6} textAnchor="middle">
              {label}
            </text>
          </g>
        );
      })}
      {rays.map((degrees, index) => {
        const end = at(degrees, ray);
        return (
          <path
            key={index}
            d={`M${centre.x} ${centre.y}L${end.x} ${end.y}`}
            stroke="var(--fig-line)"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
        );
      })}
      <circle cx={centre.x} cy={centre.y} r="4" fill="var(--fig-line)" />
    </FigureFrame>
  );
}
