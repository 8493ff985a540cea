import { FigureFrame } from './figure-frame';
import type { FigureOf } from './shown-figure';

const centre = 120;
const radius = 108;
const fills = { a: 'var(--fig-a-soft)', b: 'var(--fig-b-soft)', none: 'var(--surface)' };

/** A spinner whose sectors are as wide as their shares, clockwise from the top. */
export function SpinnerDrawing({ figure }: { figure: FigureOf<'spinner'> }) {
  const total = figure.sectors.reduce((sum, sector) => sum + sector.share, 0);
  let turned = 0;
  return (
    <FigureFrame alt={figure.alt} width={centre * 2} height={centre * 2}>
      {figure.sectors.map((sector, index) => {
        const start = turned;
        turned += sector.share / total;
        const middle = onCircle((start + turned) / 2, radius * 0.66);
        return (
          <g key={index}>
            <path
              d={sectorPath(start, turned)}
              fill={fills[sector.tone]}
              stroke="var(--fig-line)"
              strokeWidth="2"
              strokeLinejoin="round"
            />
            <text x={middle.x} y={middle.y + 6} textAnchor="middle">
              {sector.label}
            </text>
          </g>
        );
      })}
      <path d={`M${centre} ${centre}l20-31`} stroke="var(--fig-b)" strokeWidth="5" strokeLinecap="round" />
      <circle cx={centre} cy={centre} r="8" fill="var(--fig-line)" />
    </FigureFrame>
  );
}

function onCircle(turn: number, distance: number): { x: number; y: number } {
  const angle = turn * 2 * Math.PI;
  return { x: centre + distance * Math.sin(angle), y: centre - distance * Math.cos(angle) };
}

function sectorPath(start: number, end: number): string {
  if (end - start > 0.9999) return `M${centre} ${centre - radius}a${radius} ${radius} 0 1 1 -0.01 0Z`;
  const a = onCircle(start, radius);
  const b = onCircle(end, radius);
  return `M${centre} ${centre}L${a.x} ${a.y}A${radius} ${radius} 0 ${end - start > 0.5 ? 1 : 0} 1 ${b.x} ${b.y}Z`;
}
