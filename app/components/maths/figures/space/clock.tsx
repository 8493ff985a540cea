import { FigureFrame } from '../shared/figure-frame';
import { Label } from '../shared/label';
import { near, onCircle } from '../shared/path';
import type { FigureOf } from '../shown-figure';

const centre = { x: 110, y: 110 };
const radius = 104;

/** An analogue clock; the hour hand moves on with the minutes. */
export function ClockDrawing({ figure }: { figure: FigureOf<'clock'> }) {
  const { hour, minute } = figure;
  const marks = figure.minuteMarks === true ? 60 : 12;
  return (
    <FigureFrame alt={figure.alt} width={220} height={220}>
      <circle cx={centre.x} cy={centre.y} r={radius} fill="var(--surface)" stroke="var(--fig-line)" strokeWidth="4" />
      {Array.from({ length: marks }, (_, mark) => {
        const degrees = 90 - (mark * 360) / marks;
        const long = marks === 12 || mark % 5 === 0;
        const outer = onCircle(centre, radius - 5, degrees);
        const inner = onCircle(centre, radius - (long ? 13 : 10), degrees);
        return (
          <path
            key={mark}
            d={`M${near(outer.x)} ${near(outer.y)}L${near(inner.x)} ${near(inner.y)}`}
            stroke="var(--fig-line)"
            strokeWidth={long ? 3 : 1.5}
            strokeLinecap="round"
          />
        );
      })}
      {Array.from({ length: 12 }, (_, index) => (
        <Label key={index} {...onCircle(centre, 81, 60 - index * 30)} text={String(index + 1)} size={20} bold />
      ))}
      <Hand degrees={90 - ((hour % 12) + minute / 60) * 30} length={42} width={7} colour="var(--fig-b)" />
      <Hand degrees={90 - minute * 6} length={65} width={4.5} colour="var(--fig-a)" />
      <circle cx={centre.x} cy={centre.y} r="6" fill="var(--fig-line)" />
    </FigureFrame>
  );
}

function Hand({ degrees, length, width, colour }: { degrees: number; length: number; width: number; colour: string }) {
  const tip = onCircle(centre, length, degrees);
  return (
    <path
      d={`M${centre.x} ${centre.y}L${near(tip.x)} ${near(tip.y)}`}
      stroke={colour}
      strokeWidth={width}
      strokeLinecap="round"
    />
  );
}
