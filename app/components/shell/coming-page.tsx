import type { ReactNode } from 'react';
import { EmptyState } from '../ui/empty-state';
import { LinkButton } from '../ui/link-button';
import { Sky } from '../ui/scenery/sky';
import styles from './coming-page.module.css';

interface ComingPageProps {
  title: string;
  /** One sentence that says what this place is for. */
  lead: string;
  /** What is not open yet: "Battles are not open yet". */
  heading: string;
  /** What works today instead. */
  children: ReactNode;
  /** The one main way on. */
  way: { to: string; label: string };
  /** On a page with a blue background. */
  blue?: boolean;
}

/** A place of the product that is not built yet: it says so, and what to do today. */
export function ComingPage({ title, lead, heading, children, way, blue = false }: ComingPageProps) {
  const head = (
    <div className={blue ? styles.onSky : styles.head}>
      <h1>{title}</h1>
      <p>{lead}</p>
    </div>
  );
  return (
    <>
      {blue ? <Sky className={styles.sky}>{head}</Sky> : null}
      <div className={`page ${blue ? styles.bluePage : styles.page}`}>
        {blue ? null : head}
        <section className="card" aria-label={title}>
          <EmptyState heading="h2" title={heading}>
            {children}
            <LinkButton to={way.to} variant="main">
              {way.label}
            </LinkButton>
          </EmptyState>
        </section>
      </div>
    </>
  );
}
