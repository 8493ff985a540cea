import type { ReactNode } from 'react';
import { PublicFrame } from '../shell/public-frame';
import { Sky } from '../ui/scenery/sky';
import styles from './info-page.module.css';

interface InfoPageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page about the product: a short head on the sky, then its parts on paper. */
export function InfoPage({ title, lead, children }: InfoPageProps) {
  return (
    <PublicFrame>
      <Sky className={styles.hero}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </Sky>
      <div className={`page ${styles.body}`}>{children}</div>
    </PublicFrame>
  );
}

/** One part of an information page: a heading and a column of text beside it. */
export function InfoPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={`card ${styles.part}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.text}>{children}</div>
    </section>
  );
}
