import { FigureFrame } from '../shared/figure-frame';
import { Label } from '../shared/label';
import { pathOf } from '../shared/path';
import { fitPoints } from '../shared/plane';
import { softTones } from '../shared/tones';
import type { FigureOf } from '../shown-figure';

/** Faces laid flat, edge to edge. */
export function NetDrawing({ figure }: { figure: FigureOf<'net'> }) {
  const { faces } = figure;
  const fit = fitPoints(
    faces.flatMap(({ vertices }) => vertices),
    { width: 320, height: 250 },
    { x: 8, y: 8 },
  );
  return (
    <FigureFrame alt={figure.alt} width={fit.width} height={fit.height}>
      {faces.map(({ vertices, tone = 'a' }, index) => (
        <path
          key={index}
          d={pathOf(vertices.map(fit.place), true)}
          fill={softTones[tone]}
          stroke="var(--fig-line)"
          strokeWidth="2.2"
          strokeLinejoin="round"
        />
      ))}
      {faces.map(({ vertices, label }, index) => {
        if (label === undefined) return null;
        const places = vertices.map(fit.place);
        const x = places.reduce((sum, place) => sum + place.x, 0) / places.length;
        const y = places.reduce((sum, place) => sum + place.y, 0) / places.length;
        return <Label key={index} x={x} y={y} text={label} size={16} />;
      })}
    </FigureFrame>
  );
}
