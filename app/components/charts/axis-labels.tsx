import styles from './charts.module.css';

interface AxisLabelsProps {
  /** From the left; `x` in per cent of the width. */
  labels: { x: number; text: string }[];
  y: number;
}

/** Words below a chart. Those at the ends stay inside it. */
export function AxisLabels({ labels, y }: AxisLabelsProps) {
  return labels.map(({ x, text }) => (
    <text key={x} x={`${endX(x)}%`} y={y} textAnchor={anchorOf(x)} className={styles.axis}>
      {text}
    </text>
  ));
}

function anchorOf(x: number): 'start' | 'middle' | 'end' {
  if (x < 5) return 'start';
  return x > 95 ? 'end' : 'middle';
}

function endX(x: number): number {
  if (x < 5) return 0;
  return x > 95 ? 100 : x;
}
