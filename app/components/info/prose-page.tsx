import type { ReactNode } from 'react';
import { SiteFooter } from '../landing/site-footer';
import { PublicHeader } from '../shell/public-header';
import styles from './prose-page.module.css';

interface ProsePageProps {
  title: string;
  /** Day of the last change, in words. */
  changed: string;
  signedIn: boolean;
  children: ReactNode;
}

/** A page of text for everybody: one column, seventy characters wide. */
export function ProsePage({ title, changed, signedIn, children }: ProsePageProps) {
  return (
    <>
      <PublicHeader signedIn={signedIn} />
      <main id="main" tabIndex={-1} className={`page ${styles.prose}`}>
        <h1>{title}</h1>
        <p className="muted">Last changed {changed}.</p>
        {children}
      </main>
      <SiteFooter signedIn={signedIn} />
    </>
  );
}
