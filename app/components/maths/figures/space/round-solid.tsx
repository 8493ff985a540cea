import { FigureFrame } from '../shared/figure-frame';
import { Label } from '../shared/label';
import { near } from '../shared/path';
import { textWidth } from '../shared/text-width';
import { dashedLine } from '../shared/tones';
import type { FigureOf } from '../shown-figure';
import { solidSize } from './solid-size';

type RoundSolid = 'cylinder' | 'cone' | 'sphere' | 'hemisphere';

const size = 15;
/** How wide a label may be before it is broken into lines. */
const room = 76;

/** Solids with a curved face. The far half of each circle is dashed. */
export function RoundSolidDrawing({ figure, solid }: { figure: FigureOf<'solid'>; solid: RoundSolid }) {
  const { labels = {} } = figure;
  const share = solidSize({ ...figure, depth: figure.depth ?? figure.width });
  const ball = solid === 'sphere' || solid === 'hemisphere';
  const radius = ball ? 96 : share.width * 92;
  const flat = radius * 0.32;
  const height = ball ? radius : share.height * 180;
  const beside = labels.height ?? labels.slant ?? '';
  /** A radius too short for its label: the label stands outside, over the top or under the base. */
  const outside = textWidth(labels.radius ?? '', size) > radius * 0.72;
  const margin = Math.max(
    outside ? Math.min(room, textWidth(labels.radius ?? '', size)) / 2 : 14,
    ball ? 0 : Math.min(room, textWidth(beside, size)) + 16,
  );
  const [cx, top] = [margin + radius, ball ? 6 + radius : 8 + (solid === 'cylinder' ? flat + (outside ? 22 : 0) : 0)];
  const base = ball ? top : top + height;
  const bottom = solid === 'sphere' ? base + radius : base + flat;
  const under = labels.width === undefined && !(outside && solid !== 'cylinder') ? 8 : 34;
  const [left, right] = [near(cx - radius), near(cx + radius)];
  const [r, f] = [near(radius), near(flat)];
  return (
    <FigureFrame alt={figure.alt} width={2 * cx} height={bottom + under}>
      <path d={body(solid, { left, right, top, base, cx, r, f })} fill="var(--fig-a-soft)" {...outline} />
      {solid === 'cylinder' && <ellipse cx={cx} cy={top} rx={r} ry={f} fill="var(--fig-a-pale)" {...outline} />}
      <path d={`M${left} ${base}A${r} ${f} 0 0 1 ${right} ${base}`} {...dashedLine} strokeWidth={1.6} />
      {solid === 'sphere' && <path d={`M${left} ${base}A${r} ${f} 0 0 0 ${right} ${base}`} {...outline} fill="none" />}
      {labels.radius !== undefined && (
        <>
          <path d={`M${cx} ${solid === 'cylinder' ? top : base}H${right}`} stroke="var(--fig-b)" strokeWidth="2.5" />
          <circle cx={cx} cy={solid === 'cylinder' ? top : base} r="3.5" fill="var(--fig-line)" />
          <Label
            x={cx + radius * 0.42}
            y={
              outside
                ? solid === 'cylinder'
                  ? top - flat - 12
                  : bottom + 14
                : (solid === 'cylinder' ? top : base) - 11
            }
            text={labels.radius}
            size={size}
            width={room}
            halo
          />
        </>
      )}
      {labels.height !== undefined && solid === 'cylinder' && (
        <Label x={right + 8} y={(top + base) / 2} text={labels.height} size={size} width={room} anchor="start" />
      )}
      {labels.height !== undefined && solid === 'cone' && (
        <>
          <path d={`M${cx} ${top}V${base}`} {...dashedLine} stroke="var(--fig-b)" />
          <path d={`M${cx} ${base - 11}h11v11`} fill="none" stroke="var(--fig-line)" strokeWidth="1.6" />
          <Label
            x={cx - 7}
            y={top + (base - top) * 0.66}
            text={labels.height}
            size={size}
            width={room}
            anchor="end"
            halo
          />
        </>
      )}
      {labels.height !== undefined && ball && (
        <Label x={cx - 7} y={top - radius / 2} text={labels.height} size={size} width={room} anchor="end" halo />
      )}
      {labels.slant !== undefined && (
        <Label
          x={cx + radius / 2 + 10}
          y={(top + base) / 2 - 4}
          text={labels.slant}
          size={size}
          width={room}
          anchor="start"
          halo
        />
      )}
      {labels.width !== undefined && (
        <>
          <path
            d={`M${left} ${bottom + 8}H${right}m-7 -5l7 5-7 5M${left + 7} ${bottom + 3}l-7 5 7 5`}
            fill="none"
            stroke="var(--fig-line)"
            strokeWidth="1.6"
          />
          <Label x={cx} y={bottom + 24} text={labels.width} size={size} width={2 * cx - 8} />
        </>
      )}
    </FigureFrame>
  );
}

const outline = { stroke: 'var(--fig-line)', strokeWidth: 2.5, strokeLinejoin: 'round' } as const;

interface Body {
  left: number;
  right: number;
  top: number;
  base: number;
  cx: number;
  r: number;
  f: number;
}

function body(solid: RoundSolid, { left, right, top, base, cx, r, f }: Body): string {
  const rim = `A${r} ${f} 0 0 1 ${left} ${base}`;
  switch (solid) {
    case 'cylinder':
      return `M${left} ${top}V${base}A${r} ${f} 0 0 0 ${right} ${base}V${top}`;
    case 'cone':
      return `M${left} ${base}L${cx} ${top}L${right} ${base}${rim}`;
    case 'sphere':
      return `M${left} ${base}A${r} ${r} 0 0 1 ${right} ${base}A${r} ${r} 0 0 1 ${left} ${base}Z`;
    case 'hemisphere':
      return `M${left} ${base}A${r} ${r} 0 0 1 ${right} ${base}${rim}`;
  }
}
