import type { ComponentProps, ElementType, ReactNode } from 'react';
import { classes } from './classes';
import styles from './layout.module.css';

export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 8;

const gapClass = (gap: Gap) => styles[`gap${gap}`];

type LayoutProps<Tag extends ElementType> = { as?: Tag; gap?: Gap } & Omit<ComponentProps<Tag>, 'as'>;

type StackProps<Tag extends ElementType> = LayoutProps<Tag> & { centered?: boolean };

/** Things below each other. */
export function Stack<Tag extends ElementType = 'div'>(props: StackProps<Tag>) {
  const { as, gap = 4, centered, className, ...rest } = props as StackProps<'div'> & { as?: ElementType };
  const Element: ElementType = as ?? 'div';
  return <Element {...rest} className={classes(styles.stack, gapClass(gap), centered && styles.centered, className)} />;
}

type ClusterProps<Tag extends ElementType> = LayoutProps<Tag> & {
  justify?: 'between' | 'end';
  align?: 'baseline' | 'top' | 'bottom';
};

/** Things beside each other, which wrap where there is no room. */
export function Cluster<Tag extends ElementType = 'div'>(props: ClusterProps<Tag>) {
  const { as, gap = 3, justify, align, className, ...rest } = props as ClusterProps<'div'> & { as?: ElementType };
  const Element: ElementType = as ?? 'div';
  const looks = [styles.cluster, gapClass(gap), justify && styles[justify], align && styles[align], className];
  return <Element {...rest} className={classes(...looks)} />;
}

type GridProps<Tag extends ElementType> = LayoutProps<Tag> & {
  /** The least width of a cell, in px: 260 where it is not given. */
  least?: number;
  /** Boxes of fields stand on one line, whatever their hints take. */
  align?: 'bottom';
};

/** Cells of one width, as many to a row as fit. */
export function Grid<Tag extends ElementType = 'div'>(props: GridProps<Tag>) {
  const { as, gap = 4, least, align, className, style, ...rest } = props as GridProps<'div'> & { as?: ElementType };
  const Element: ElementType = as ?? 'div';
  const width = least === undefined ? style : { ...style, '--least': `${least}px` };
  const looks = [styles.grid, gapClass(gap), align && styles[align], className];
  return <Element {...rest} style={width} className={classes(...looks)} />;
}

interface SplitProps {
  gap?: Gap;
  /** Both of one width. */
  halves?: boolean;
  /** The narrower one comes first. */
  reversed?: boolean;
  className?: string;
  children: ReactNode;
}

/** What matters most, and beside it what belongs to it. */
export function Split({ gap = 6, halves, reversed, className, children }: SplitProps) {
  const looks = [styles.split, halves && styles.halves, reversed && styles.reversed, gapClass(gap), className];
  return <div className={classes(...looks)}>{children}</div>;
}

type GrowProps<Tag extends ElementType> = {
  as?: Tag;
  /** Where there is less room than this, in px, it has a line of its own. */
  least?: number;
} & Omit<ComponentProps<Tag>, 'as'>;

/** Takes the room that others in a `Cluster` or row leave. */
export function Grow<Tag extends ElementType = 'div'>(props: GrowProps<Tag>) {
  const { as, least, className, style, ...rest } = props as GrowProps<'div'> & { as?: ElementType };
  const Element: ElementType = as ?? 'div';
  const room = least === undefined ? style : { ...style, flexBasis: least };
  return <Element {...rest} style={room} className={classes(styles.grow, className)} />;
}
