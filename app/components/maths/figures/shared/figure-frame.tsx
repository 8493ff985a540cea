import type { ReactNode } from 'react';
import styles from './figure.module.css';

interface FigureFrameProps {
  /** What the figure shows, in words. */
  alt: string;
  /** Drawing units: at most `phoneWidth` wide where there is text, so that a phone shows letters at their full size. */
  width: number;
  height: number;
  children: ReactNode;
}

/** Where the page has room, a figure grows by a quarter, but not beyond a comfortable height. */
const grownBy = 1.25;
const comfortableHeight = 400;

/** The frame of every drawn figure: it has a name in words and shrinks with the page. */
export function FigureFrame({ alt, width, height, children }: FigureFrameProps) {
  const grow = Math.max(1, Math.min(grownBy, comfortableHeight / height));
  return (
    <svg
      className={styles.figure}
      viewBox={`0 0 ${Math.ceil(width)} ${Math.ceil(height)}`}
      style={{ maxWidth: Math.round(width * grow) }}
      role="img"
      aria-label={alt}
    >
      {children}
    </svg>
  );
}
