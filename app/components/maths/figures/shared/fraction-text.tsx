import { Label } from './label';
import { textWidth } from './text-width';

interface FractionTextProps {
  x: number;
  /** The middle, where the bar of a fraction stands. */
  y: number;
  text: string;
  size?: number;
  width?: number;
}

/** "2/3" stands as a fraction with a bar; other labels stand as they are. */
export function FractionText({ x, y, text, size = 17, width }: FractionTextProps) {
  const fraction = /^(\d+)\/(\d+)$/.exec(text);
  const [, above, below] = fraction ?? [];
  if (above === undefined || below === undefined) return <Label x={x} y={y} text={text} size={size} width={width} />;
  const half = Math.max(textWidth(above, size), textWidth(below, size)) / 2 + 4;
  return (
    <g>
      <Label x={x} y={y - size * 0.64} text={above} size={size} />
      <path d={`M${x - half} ${y}h${half * 2}`} stroke="var(--fig-line)" strokeWidth="2" />
      <Label x={x} y={y + size * 0.7} text={below} size={size} />
    </g>
  );
}
