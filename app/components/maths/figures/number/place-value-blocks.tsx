import { FigureFrame } from '../shared/figure-frame';
import { type Box, flow } from '../shared/flow';
import { phoneWidth } from '../shared/phone-width';
import type { FigureOf } from '../shown-figure';

/** Base-ten blocks, the largest first; each kind stands in rows of its own. */
export function PlaceValueBlocksDrawing({ figure }: { figure: FigureOf<'place-value-blocks'> }) {
  const { thousands = 0, hundreds, tens, ones } = figure;
  const unit = thousands > 0 ? 6 : hundreds > 3 ? 6.4 : hundreds > 0 ? 8 : 11;
  const side = unit * 10;
  const kinds: { count: number; box: Box; gap: number; draw: (x: number, y: number) => React.ReactNode }[] = [
    {
      count: thousands,
      box: { width: side * 1.4, height: side * 1.4 },
      gap: 10,
      draw: (x, y) => <Cube x={x} y={y} unit={unit} />,
    },
    {
      count: hundreds,
      box: { width: side, height: side },
      gap: 8,
      draw: (x, y) => <Block x={x} y={y} unit={unit} columns={10} rows={10} tone="a" />,
    },
    {
      count: tens,
      box: { width: unit, height: side },
      gap: unit * 0.8,
      draw: (x, y) => <Block x={x} y={y} unit={unit} columns={1} rows={10} tone="c" />,
    },
    {
      count: ones,
      box: { width: unit, height: unit },
      gap: unit * 0.6,
      draw: (x, y) => <Block x={x} y={y} unit={unit} columns={1} rows={1} tone="b" />,
    },
  ];
  let top = 4;
  const width = phoneWidth - 6;
  const rows = kinds
    .filter(({ count }) => count > 0)
    .map(({ count, box, gap, draw }) => {
      const boxes = Array.from({ length: count }, () => box);
      const fits = count > 5 && box.height === unit ? Math.min(width, 10 * unit + 9 * gap + 1) : width;
      const { places, height } = flow(boxes, fits, gap);
      const y = top;
      top += height + 16;
      const left = 3 + (width - fits) / 2;
      return places.map((place, index) => <g key={index}>{draw(left + place.x, y + place.y)}</g>);
    });
  return (
    <FigureFrame alt={figure.alt} width={phoneWidth} height={Math.max(40, top - 10)}>
      {rows.map((row, index) => (
        <g key={index}>{row}</g>
      ))}
    </FigureFrame>
  );
}

interface BlockProps {
  x: number;
  y: number;
  unit: number;
  columns: number;
  rows: number;
  tone: 'a' | 'b' | 'c';
}

function Block({ x, y, unit, columns, rows, tone }: BlockProps) {
  const [width, height] = [columns * unit, rows * unit];
  const across = Array.from({ length: rows - 1 }, (_, row) => `M${x} ${y + (row + 1) * unit}h${width}`);
  const down = Array.from({ length: columns - 1 }, (_, column) => `M${x + (column + 1) * unit} ${y}v${height}`);
  return (
    <>
      <rect x={x} y={y} width={width} height={height} fill={`var(--fig-${tone}-soft)`} />
      <path d={[...across, ...down].join('')} stroke={`var(--fig-${tone})`} strokeWidth="0.8" />
      <rect x={x} y={y} width={width} height={height} fill="none" stroke="var(--fig-line)" strokeWidth="1.5" />
    </>
  );
}

/** A thousand: a flat in front, with top and right side drawn slanting back. */
function Cube({ x, y, unit }: { x: number; y: number; unit: number }) {
  const side = unit * 10;
  const back = side * 0.4;
  const front = y + back;
  const slanted = Array.from({ length: 9 }, (_, index) => {
    const step = (index + 1) * unit;
    const depth = ((index + 1) / 10) * back;
    return [
      `M${x + step} ${front}l${back} ${-back}`,
      `M${x + depth} ${front - depth}h${side}`,
      `M${x + side} ${front + step}l${back} ${-back}`,
      `M${x + side + depth} ${front - depth}v${side}`,
    ].join('');
  });
  return (
    <>
      <path d={`M${x} ${front}l${back} ${-back}h${side}v${side}l${-back} ${back}z`} fill="var(--fig-a-soft)" />
      <path d={slanted.join('')} fill="none" stroke="var(--fig-a)" strokeWidth="0.6" />
      <Block x={x} y={front} unit={unit} columns={10} rows={10} tone="a" />
      <path
        d={`M${x} ${front}l${back} ${-back}h${side}v${side}l${-back} ${back}M${x + side} ${front}l${back} ${-back}`}
        fill="none"
        stroke="var(--fig-line)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </>
  );
}
