import { Axes, makePlot } from './axes';
import { FigureFrame } from './figure-frame';
import type { FigureOf } from './shown-figure';

/** Named points and segments on a grid of whole units. */
export function CoordinatePlaneDrawing({ figure }: { figure: FigureOf<'coordinate-plane'> }) {
  const plot = makePlot(figure.x, figure.y);
  return (
    <FigureFrame alt={figure.alt} width={plot.width} height={plot.height}>
      <Axes x={{ ...figure.x, step: 1 }} y={{ ...figure.y, step: 1 }} plot={plot} />
      {(figure.segments ?? []).map(({ from, to }, index) => (
        <path
          key={index}
          d={`M${plot.atX(from[0])} ${plot.atY(from[1])}L${plot.atX(to[0])} ${plot.atY(to[1])}`}
          stroke="var(--fig-a)"
          strokeWidth="3"
          strokeLinecap="round"
        />
      ))}
      {figure.points.map((point, index) => (
        <g key={index}>
          <circle cx={plot.atX(point.x)} cy={plot.atY(point.y)} r="6" fill="var(--fig-b)" />
          {point.label !== undefined && (
            <text x={plot.atX(point.x) + 10} y={plot.atY(point.y) - 9} fontWeight="700">
              {point.label}
            </text>
          )}
        </g>
      ))}
    </FigureFrame>
  );
}
