import { FigureFrame } from '../shared/figure-frame';
import { Label } from '../shared/label';
import { levelsFor } from '../shared/levels';
import { numeral } from '../shared/numeral';
import { near } from '../shared/path';
import { phoneWidth } from '../shared/phone-width';
import { textWidth } from '../shared/text-width';
import { roundStep, ticks } from '../shared/ticks';
import { softTones } from '../shared/tones';
import type { FigureOf } from '../shown-figure';

const side = 16;
const bar = 26;
const row = 34;

/** Things laid along a ruler, each above the marks where it begins and ends. */
export function RulerDrawing({ figure }: { figure: FigureOf<'ruler'> }) {
  const { length, step, unit, items } = figure;
  const scale = (phoneWidth - 2 * side) / length;
  const at = (value: number) => near(side + value * scale);
  const marks = ticks({ from: 0, to: length, step }, 400);
  const most = textWidth(numeral(length), 14) + 6;
  const numbered = unit === 'mm' ? roundStep(Math.max(10, most / scale)) : roundStep(most / scale);
  const rows = levelsFor(items.map(({ from, to }) => ({ x: at((from + to) / 2), width: Math.abs(at(to) - at(from)) })));
  const wide = items.map(({ from, to, label = '' }) => textWidth(label, 14) > Math.abs(at(to) - at(from)) - 8);
  const rowHeight = wide.some(Boolean) ? row + 18 : row;
  const top = (Math.max(-1, ...rows) + 1) * rowHeight + 8;
  return (
    <FigureFrame alt={figure.alt} width={phoneWidth} height={top + 62}>
      {items.map(({ from, to }, index) => {
        const y = top - 8 - (rows[index] ?? 0) * rowHeight;
        return (
          <path
            key={index}
            d={`M${at(from)} ${y}V${top}M${at(to)} ${y}V${top}`}
            stroke="var(--fig-line)"
            strokeDasharray="3 3"
          />
        );
      })}
      {items.map((item, index) => {
        const y = top - 8 - (rows[index] ?? 0) * rowHeight - bar;
        const [start, end] = [at(Math.min(item.from, item.to)), at(Math.max(item.from, item.to))];
        return (
          <g key={index}>
            <rect
              x={start}
              y={y}
              width={near(end - start)}
              height={bar}
              rx="4"
              fill={softTones[index % 2 === 0 ? 'b' : 'a']}
              stroke="var(--fig-line)"
              strokeWidth="2"
            />
            {item.label !== undefined && (
              <Label
                x={inside((start + end) / 2, textWidth(item.label, 14))}
                y={wide[index] === true ? y - 10 : y + bar / 2}
                text={item.label}
                size={14}
                halo={wide[index]}
              />
            )}
          </g>
        );
      })}
      <rect
        x="2"
        y={top}
        width={phoneWidth - 4}
        height="58"
        rx="5"
        fill="var(--fig-c-soft)"
        stroke="var(--fig-line)"
        strokeWidth="2"
      />
      {marks.map((mark) => {
        const whole = isMultiple(mark, unit === 'mm' ? 10 : 1);
        const middle = isMultiple(mark, unit === 'mm' ? 5 : 0.5);
        return (
          <path
            key={mark}
            d={`M${at(mark)} ${top}v${whole ? 18 : middle ? 13 : 8}`}
            stroke="var(--fig-line)"
            strokeWidth={whole ? 2 : marks.length > 120 ? 0.8 : 1.2}
          />
        );
      })}
      {marks
        .filter((mark) => isMultiple(mark, numbered))
        .map((mark) => (
          <Label key={mark} x={at(mark)} y={top + 29} text={numeral(mark)} size={14} />
        ))}
      {unit !== 'units' && <Label x={phoneWidth - 10} y={top + 47} text={unit} size={13} anchor="end" />}
    </FigureFrame>
  );
}

function isMultiple(value: number, of: number): boolean {
  return Math.abs(value / of - Math.round(value / of)) < 1e-6;
}

/** The label of a short thing at the end of the ruler stays on the paper. */
function inside(x: number, width: number): number {
  return Math.max(width / 2 + 2, Math.min(phoneWidth - width / 2 - 2, x));
}
