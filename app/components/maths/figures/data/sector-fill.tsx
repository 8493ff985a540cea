/** Colours of sectors in turn, each with an ink that is readable on it; neighbours differ in lightness. */
export const sectorLooks: { fill: string; ink: string }[] = [
  { fill: 'var(--fig-a)', ink: 'var(--surface)' },
  { fill: 'var(--fig-b-soft)', ink: 'var(--fig-line)' },
  { fill: 'var(--fig-c)', ink: 'var(--surface)' },
  { fill: 'var(--fig-a-soft)', ink: 'var(--fig-line)' },
  { fill: 'var(--fig-b)', ink: 'var(--on-action)' },
  { fill: 'var(--fig-c-soft)', ink: 'var(--fig-line)' },
  { fill: 'var(--surface)', ink: 'var(--fig-line)' },
];

/** The little square of a key. */
export function SectorFill({ x, y, index }: { x: number; y: number; index: number }) {
  return (
    <rect
      x={x}
      y={y}
      width="16"
      height="16"
      rx="3"
      fill={sectorLooks[index % sectorLooks.length]?.fill}
      stroke="var(--fig-line)"
      strokeWidth="1.8"
    />
  );
}
