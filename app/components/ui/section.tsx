import { type ReactNode, useId } from 'react';
import { classes } from './classes';
import styles from './section.module.css';

interface SectionProps {
  /** `article` where it makes sense by itself, as one card of many. */
  as?: 'section' | 'article';
  title?: ReactNode;
  /** Names it to people who hear the page, where it has no title or a longer one. */
  label?: string;
  heading?: 'h2' | 'h3';
  /** Picture left of heading and note. */
  mark?: ReactNode;
  /** Where a link leads to the section. */
  id?: string;
  /** A sentence below the heading. */
  note?: ReactNode;
  /** Stands right of the heading. */
  aside?: ReactNode;
  /** Without the card's ground: for a section whose parts are cards. */
  bare?: boolean;
  /** What it holds reaches the edges of the card, as a table does. */
  flush?: boolean;
  className?: string;
  children?: ReactNode;
}

/** A part of a page under a heading that names it. */
export function Section(props: SectionProps) {
  const {
    as: Element = 'section',
    title,
    label,
    heading: Heading = 'h2',
    mark,
    id,
    note,
    aside,
    bare,
    flush,
    className,
    children,
  } = props;
  const own = useId();
  const headingId = `${id ?? own}-title`;
  const looks = classes(bare ? styles.bare : 'card', styles.section, flush && styles.flush, className);
  const words = note === undefined ? null : <p className={styles.note}>{note}</p>;
  const named = (
    <Heading id={headingId} className={styles.title}>
      {title}
    </Heading>
  );
  return (
    <Element id={id} className={looks} aria-label={label} aria-labelledby={label === undefined ? headingId : undefined}>
      {title === undefined ? null : (
        <div className={styles.head}>
          {mark === undefined ? (
            named
          ) : (
            <div className={styles.marked}>
              {mark}
              <div>
                {named}
                {words}
              </div>
            </div>
          )}
          {aside}
        </div>
      )}
      {mark === undefined ? words : null}
      {children}
    </Element>
  );
}
