import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './page.module.css';
import { Sky } from './scenery/sky';

interface PageHeaderProps {
  title: ReactNode;
  /** `h2` below the header of a page that surrounds this one. */
  heading?: 'h1' | 'h2';
  /** Picture left of the title. */
  mark?: ReactNode;
  /** Small words above the title, such as the day. */
  eyebrow?: ReactNode;
  /** A sentence that says what the page is for. */
  lead?: ReactNode;
  back?: { to: string; label: string };
  /** Buttons and links of the whole page. */
  actions?: ReactNode;
  /** Left out on paper. */
  noPrint?: boolean;
}

/** The one first heading of a page. */
export function PageHeader(props: PageHeaderProps) {
  const { title, heading: Heading = 'h1', mark, eyebrow, lead, back, actions, noPrint } = props;
  return (
    <header className={classes(styles.header, noPrint && 'no-print')}>
      <div className={styles.words}>
        {back === undefined ? null : (
          <p className={styles.back}>
            <Link to={back.to}>{back.label}</Link>
          </p>
        )}
        {eyebrow === undefined ? null : <p className="eyebrow">{eyebrow}</p>}
        <div className={classes(styles.titled, mark !== undefined && styles.marked)}>
          {mark}
          <div>
            <Heading>{title}</Heading>
            {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
          </div>
        </div>
      </div>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </header>
  );
}

export interface PageProps extends PageHeaderProps {
  /** `narrow`: forms and lists (820 px); `reading`: one column of text or a short form (640 px). */
  width?: 'content' | 'narrow' | 'reading';
  className?: string;
  children: ReactNode;
}

/** A page inside the frame: its header, and its sections below each other. */
export function Page({ width = 'content', className, children, ...header }: PageProps) {
  return (
    <div className={classes('page', styles.page, width !== 'content' && styles[width], className)}>
      <PageHeader {...header} />
      {children}
    </div>
  );
}

interface SkyPageProps extends PageHeaderProps {
  /** What the page shows among a few views. */
  nav?: ReactNode;
  children: ReactNode;
}

/** A page whose header stands on the night sky. */
export function SkyPage({ nav, children, ...header }: SkyPageProps) {
  return (
    <>
      <Sky className={styles.sky}>
        <PageHeader {...header} />
        {nav ? <div className={styles.nav}>{nav}</div> : null}
      </Sky>
      <div className={classes('page', styles.over)}>{children}</div>
    </>
  );
}

/** Something that is read across a room, such as a code on the board. */
export function BigText({ children }: { children: ReactNode }) {
  return <p className={styles.big}>{children}</p>;
}

/** Text to read. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
