import { FigureFrame } from '../shared/figure-frame';
import { blockHeight, Label } from '../shared/label';
import { numeral } from '../shared/numeral';
import { near } from '../shared/path';
import { phoneWidth } from '../shared/phone-width';
import { widest } from '../shared/text-width';
import { roundStep } from '../shared/ticks';
import type { FigureOf } from '../shown-figure';

const side = 22;

/** One dot a value, stacked over a scale of whole numbers. */
export function DotPlotDrawing({ figure }: { figure: FigureOf<'dot-plot'> }) {
  const { from, to, values, title } = figure;
  const count = Math.min(200, Math.max(1, Math.round(to - from)));
  const slot = Math.min(48, (phoneWidth - 2 * side) / count);
  const width = 2 * side + slot * count;
  const frame = Math.max(width, 220);
  const left = (frame - width) / 2 + side;
  const tallest = Math.max(1, ...values.map((value) => values.filter((other) => other === value).length));
  const radius = Math.min(8.5, Math.max(3.5, slot / 2 - 1), 115 / tallest);
  const dot = radius * 2 + 3;
  const top = title === undefined ? 10 : blockHeight(title, frame - 8, 16) + 16;
  const axis = top + tallest * dot + 10;
  const texts = Array.from({ length: count + 1 }, (_, tick) => numeral(from + tick));
  const every = roundStep((widest(texts, 15) + 5) / slot);
  const seen = new Map<number, number>();
  return (
    <FigureFrame alt={figure.alt} width={frame} height={axis + 36}>
      {title !== undefined && <Label x={frame / 2} y={(top - 12) / 2} text={title} size={16} width={frame - 8} bold />}
      <path
        d={`M${near(left - 16)} ${axis}H${near(left + slot * count + 16)}`}
        stroke="var(--fig-line)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      {texts.map((text, tick) => {
        const numbered = every === 1 || (from + tick) % every === 0;
        if (!numbered && slot < 6) return null;
        return (
          <g key={tick}>
            <path d={`M${near(left + tick * slot)} ${axis - 4}v8`} stroke="var(--fig-line)" strokeWidth="2" />
            {numbered && <Label x={left + tick * slot} y={axis + 20} text={text} size={15} />}
          </g>
        );
      })}
      {values.map((value, index) => {
        const below = seen.get(value) ?? 0;
        seen.set(value, below + 1);
        return (
          <circle
            key={index}
            cx={near(left + (value - from) * slot)}
            cy={near(axis - radius - 6 - below * dot)}
            r={near(radius)}
            fill="var(--fig-a)"
            stroke="var(--surface)"
          />
        );
      })}
    </FigureFrame>
  );
}
