/** Dots of three sizes, drawn as round line ends. Positions are settled once: a sky that differs each time would not hydrate. */
const sizes = [
  { width: 1.6, opacity: 0.45, count: 30 },
  { width: 2.4, opacity: 0.65, count: 24 },
  { width: 3.4, opacity: 0.85, count: 16 },
];

const skyWidth = 1600;
const skyHeight = 900;

/** A low-discrepancy sequence spreads the stars evenly without rows: fractional parts of multiples of the plastic number. */
function starPath(first: number, count: number): string {
  const across = 0.7548776662466927;
  const down = 0.5698402909980532;
  return Array.from({ length: count }, (_, index) => {
    const n = first + index;
    return `M${Math.round(((n * across) % 1) * skyWidth)} ${Math.round(((n * down) % 1) * skyHeight)}h0`;
  }).join('');
}

const layers = sizes.map(({ width, opacity, count }, index) => {
  const first = sizes.slice(0, index).reduce((sum, size) => sum + size.count, 7);
  return `<path d="${starPath(first, count)}" stroke-width="${width}" opacity="${opacity}"/>`;
});
const stars = { __html: layers.join('') };

export function Stars({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${skyWidth} ${skyHeight}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="#fff"
      strokeLinecap="round"
      aria-hidden="true"
      dangerouslySetInnerHTML={stars}
    />
  );
}
