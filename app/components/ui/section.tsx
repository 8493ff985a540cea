import { type ReactNode, useId } from 'react';
import { classes } from './classes';
import styles from './section.module.css';

interface SectionProps {
  title?: ReactNode;
  /** Names a section without a title to people who hear the page. */
  label?: string;
  heading?: 'h2' | 'h3';
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
  const { title, label, heading: Heading = 'h2', id, note, aside, bare, flush, className, children } = props;
  const own = useId();
  const headingId = `${id ?? own}-title`;
  const looks = classes(bare ? null : 'card', styles.section, flush && styles.flush, className);
  return (
    <section id={id} className={looks} aria-label={label} aria-labelledby={title === undefined ? undefined : headingId}>
      {title === undefined ? null : (
        <div className={styles.head}>
          <Heading id={headingId} className={styles.title}>
            {title}
          </Heading>
          {aside}
        </div>
      )}
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
      {children}
    </section>
  );
}
