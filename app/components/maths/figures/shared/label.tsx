import styles from './figure.module.css';
import { near } from './path';
import { widest } from './text-width';
import { wrapText } from './wrap-text';

interface LabelProps {
  x: number;
  /** The middle of the text, or of its lines. */
  y: number;
  text: string;
  anchor?: 'start' | 'middle' | 'end';
  size?: number;
  bold?: boolean;
  italic?: boolean;
  /** A rim in the colour of the paper, for labels that may meet a line. */
  halo?: boolean;
  /** Breaks the text into lines of this width. */
  width?: number;
  fill?: string;
}

/** Text in a figure, centred on its height. */
export function Label({ x, y, text, anchor = 'middle', size = 15, width, ...look }: LabelProps) {
  const lines = width === undefined ? [text] : wrapText(text, width, size);
  const leading = lineHeight(size);
  const first = y + size * 0.34 - ((lines.length - 1) * leading) / 2;
  return (
    <text
      x={near(x)}
      y={near(first)}
      textAnchor={anchor}
      fontSize={size}
      fontWeight={look.bold === true ? 700 : undefined}
      fontStyle={look.italic === true ? 'italic' : undefined}
      className={look.halo === true ? styles.halo : undefined}
      fill={look.fill}
    >
      {lines.length === 1
        ? lines[0]
        : lines.map((line, index) => (
            <tspan key={index} x={near(x)} dy={index === 0 ? 0 : leading}>
              {line}
            </tspan>
          ))}
    </text>
  );
}

export function lineHeight(size: number): number {
  return Math.round(size * 1.2);
}

/** The size of a text once it is broken into lines of this width. */
export function textBox(text: string, width: number, size: number): { width: number; height: number } {
  const lines = wrapText(text, width, size);
  return { width: widest(lines, size), height: (lines.length - 1) * lineHeight(size) + size };
}

/** How high a text is once it is broken into lines of this width. */
export function blockHeight(text: string, width: number, size: number): number {
  return wrapText(text, width, size).length * lineHeight(size);
}
