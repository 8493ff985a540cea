import type { ReactNode } from 'react';
import styles from './figure.module.css';

interface FigureFrameProps {
  /** What the figure shows, in words. */
  alt: string;
  /** Drawing units; on the page one unit is a pixel until the page is narrower. */
  width: number;
  height: number;
  children: ReactNode;
}

/** The frame of every figure: it has a name in words, grows no larger than drawn and shrinks with the page. */
export function FigureFrame({ alt, width, height, children }: FigureFrameProps) {
  return (
    <svg
      className={styles.figure}
      viewBox={`0 0 ${width} ${height}`}
      style={{ maxWidth: width }}
      role="img"
      aria-label={alt}
    >
      {children}
    </svg>
  );
}
