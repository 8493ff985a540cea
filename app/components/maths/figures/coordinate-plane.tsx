import { Axes, makePlot } from './axes';
import { FigureFrame } from './figure-frame';
import { placeLabels } from './place-label';
import type { FigureOf } from './shown-figure';

/** Named points and segments on a grid of whole units. */
export function CoordinatePlaneDrawing({ figure }: { figure: FigureOf<'coordinate-plane'> }) {
  const plot = makePlot(figure.x, figure.y);
  const line = (figure.segments ?? []).flatMap(({ from, to }) =>
    Array.from({ length: 41 }, (_, i): [number, number] => [
      plot.atX(from[0] + ((to[0] - from[0]) * i) / 40),
      plot.atY(from[1] + ((to[1] - from[1]) * i) / 40),
    ]),
  );
  const spots = placeLabels(figure.points, { line, plot });
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
            <text {...spots[index]} fontWeight="700">
              {point.label}
            </text>
          )}
        </g>
      ))}
    </FigureFrame>
  );
}
