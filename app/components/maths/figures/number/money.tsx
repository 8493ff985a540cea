import { FigureFrame } from '../shared/figure-frame';
import { type Box, flow } from '../shared/flow';
import { Label } from '../shared/label';
import { near, onCircle, pathOf } from '../shared/path';
import { phoneWidth } from '../shared/phone-width';
import type { FigureOf } from '../shown-figure';

/** Sizes in the order of the real coins: the two-dollar coin is smaller than the one-dollar coin, 50c has twelve sides. */
const coins: Record<number, { radius: number; metal: 'silver' | 'gold'; sides?: number }> = {
  5: { radius: 20, metal: 'silver' },
  10: { radius: 23, metal: 'silver' },
  20: { radius: 28, metal: 'silver' },
  50: { radius: 31, metal: 'silver', sides: 12 },
  100: { radius: 26, metal: 'gold' },
  200: { radius: 22, metal: 'gold' },
};
const notes: Record<number, number> = { 500: 92, 1000: 96, 2000: 100, 5000: 104, 10000: 108 };
const noteHeight = 50;
const ink = 'var(--fig-money-ink)';

/** Coins and notes, each with its worth written on it. */
export function MoneyDrawing({ figure }: { figure: FigureOf<'money'> }) {
  const { places, height } = flow(figure.cents.map(boxOf), phoneWidth - 8, 10);
  return (
    <FigureFrame alt={figure.alt} width={phoneWidth} height={height + 8}>
      {figure.cents.map((cents, index) => {
        const { x, y } = places[index] ?? { x: 0, y: 0 };
        return cents >= 500 ? (
          <Note key={index} x={x + 4} y={y + 4} cents={cents} />
        ) : (
          <Coin key={index} x={x + 4} y={y + 4} cents={cents} />
        );
      })}
    </FigureFrame>
  );
}

function boxOf(cents: number): Box {
  const coin = coins[cents];
  if (coin !== undefined) return { width: coin.radius * 2, height: coin.radius * 2 };
  return { width: notes[cents] ?? 100, height: noteHeight };
}

function worth(cents: number): string {
  return cents < 100 ? `${cents}c` : `$${cents / 100}`;
}

function Coin({ x, y, cents }: { x: number; y: number; cents: number }) {
  const { radius, metal, sides } = coins[cents] ?? { radius: 24, metal: 'silver', sides: undefined };
  const centre = { x: x + radius, y: y + radius };
  const look = { fill: `var(--fig-${metal})`, stroke: ink, strokeWidth: 2 };
  const corners = Array.from({ length: sides ?? 0 }, (_, side) =>
    onCircle(centre, radius, (360 * (side + 0.5)) / (sides ?? 1)),
  );
  return (
    <g>
      {sides === undefined ? (
        <circle cx={centre.x} cy={centre.y} r={radius - 1} {...look} />
      ) : (
        <path d={pathOf(corners, true)} {...look} strokeLinejoin="round" />
      )}
      <circle cx={centre.x} cy={centre.y} r={radius - 4.5} fill="none" stroke={ink} strokeWidth="1" opacity="0.35" />
      <Label x={centre.x} y={centre.y} text={worth(cents)} size={radius < 22 ? 15 : 17} bold fill={ink} />
    </g>
  );
}

function Note({ x, y, cents }: { x: number; y: number; cents: number }) {
  const width = notes[cents] ?? 100;
  return (
    <g>
      <rect
        x={x + 1}
        y={y + 1}
        width={width - 2}
        height={noteHeight - 2}
        rx="4"
        fill={`var(--fig-note-${cents / 100})`}
        stroke={ink}
        strokeWidth="2"
      />
      <rect
        x={near(x + 6)}
        y={y + 6}
        width={width - 12}
        height={noteHeight - 12}
        rx="2"
        fill="none"
        stroke={ink}
        opacity="0.35"
      />
      <Label x={x + width / 2} y={y + noteHeight / 2} text={worth(cents)} size={20} bold fill={ink} />
    </g>
  );
}
