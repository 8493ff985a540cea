import type { ReactNode } from 'react';
import styles from './account-page.module.css';

interface AccountPageProps {
  title: string;
  /** One sentence that says what stands here. */
  lead: string;
  children: ReactNode;
}

/** A quiet page about the person's own account: a heading, a sentence, cards. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.head}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </div>
      <div className={styles.cards}>{children}</div>
    </div>
  );
}
