import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './page.module.css';

interface PageHeaderProps {
  title: ReactNode;
  /** A sentence that says what the page is for. */
  lead?: ReactNode;
  back?: { to: string; label: string };
  /** Buttons and links of the whole page. */
  actions?: ReactNode;
}

/** The one first heading of a page. */
export function PageHeader({ title, lead, back, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        {back === undefined ? null : (
          <p className={styles.back}>
            <Link to={back.to}>{back.label}</Link>
          </p>
        )}
        <h1>{title}</h1>
        {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
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

/** Text to read. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
