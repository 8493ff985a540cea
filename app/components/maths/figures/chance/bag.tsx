import { FigureFrame } from '../shared/figure-frame';
import { type Box, flow } from '../shared/flow';
import { Label } from '../shared/label';
import { near } from '../shared/path';
import { phoneWidth } from '../shared/phone-width';
import { textWidth } from '../shared/text-width';
import type { FigureOf } from '../shown-figure';
import { namedColour } from './named-colour';

type Tone = FigureOf<'bag'>['balls'][number]['tone'];

/** Balls are told apart by a mark inside too, not by colour alone. */
const looks: Record<Tone, { fill: string; ink: string; mark: string | null }> = {
  a: { fill: 'var(--fig-blue)', ink: 'var(--fig-money-ink)', mark: null },
  b: { fill: 'var(--fig-red)', ink: 'var(--fig-money-ink)', mark: 'M-4 -4l8 8m0 -8l-8 8' },
  c: { fill: 'var(--fig-green)', ink: 'var(--fig-money-ink)', mark: 'M-5 0h10' },
  none: { fill: 'var(--fig-white)', ink: 'var(--fig-money-ink)', mark: 'M0 -5v10' },
};

/** Balls in a bag, kind by kind, with a key below. */
export function BagDrawing({ figure }: { figure: FigureOf<'bag'> }) {
  const balls = figure.balls.flatMap(({ tone, count, label }) =>
    Array.from({ length: count }, () => ({ tone, label })),
  );
  const radius = balls.length > 30 ? 9.5 : balls.length > 16 ? 12 : 15;
  const columns = Math.max(3, Math.ceil(Math.sqrt(balls.length * 1.5)));
  const gap = radius * 2 + 5;
  const rows = Math.max(1, Math.ceil(balls.length / columns));
  const [width, inner] = [Math.max(150, columns * gap + 44), rows * gap + 26];
  const left = (phoneWidth - width) / 2;
  const neck = 44;
  const key: Box[] = figure.balls.map(({ label }) => ({ width: 30 + textWidth(label, 15), height: 26 }));
  const keyed = flow(key, phoneWidth - 8, 16);
  const bottom = neck + inner;
  const middle = phoneWidth / 2;
  return (
    <FigureFrame alt={figure.alt} width={phoneWidth} height={bottom + 22 + keyed.height}>
      <path
        d={`M${middle - 34} 6Q${middle - 22} 20 ${middle - 30} 28C${left + 20} 40 ${left} ${neck + 20} ${left} ${bottom - 22}Q${left} ${bottom + 8} ${left + 26} ${bottom + 8}H${left + width - 26}Q${left + width} ${bottom + 8} ${left + width} ${bottom - 22}C${left + width} ${neck + 20} ${left + width - 20} 40 ${middle + 30} 28Q${middle + 22} 20 ${middle + 34} 6Z`}
        fill="var(--fig-a-pale)"
        stroke="var(--fig-line)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path d={`M${middle - 31} 28H${middle + 31}`} stroke="var(--fig-b)" strokeWidth="4" strokeLinecap="round" />
      {balls.map(({ tone, label }, index) => {
        const row = Math.floor(index / columns);
        const inRow = Math.min(columns, balls.length - row * columns);
        const x = middle + ((index % columns) - (inRow - 1) / 2) * gap;
        return (
          <Ball
            key={index}
            x={x}
            y={bottom - 6 - radius - (rows - 1 - row) * gap}
            radius={radius}
            tone={tone}
            label={label}
          />
        );
      })}
      {figure.balls.map(({ tone, label }, index) => {
        const { x, y } = keyed.places[index] ?? { x: 0, y: 0 };
        return (
          <g key={index}>
            <Ball x={x + 13} y={bottom + 18 + y + 14} radius={10} tone={tone} label={label} />
            <Label x={x + 30} y={bottom + 18 + y + 14} text={label} size={15} anchor="start" />
          </g>
        );
      })}
    </FigureFrame>
  );
}

interface BallProps {
  x: number;
  y: number;
  radius: number;
  tone: Tone;
  label: string;
}

function Ball({ x, y, radius, tone, label }: BallProps) {
  const { mark, ...look } = looks[tone];
  const { fill, ink } = namedColour(label) ?? look;
  return (
    <g transform={`translate(${near(x)} ${near(y)})`}>
      <circle r={radius} fill={fill} stroke="var(--fig-line)" strokeWidth="1.8" />
      {mark !== null && <path d={mark} stroke={ink} strokeWidth="2" strokeLinecap="round" />}
    </g>
  );
}
