import type { ReactNode } from 'react';
import { SiteFooter } from '../landing/site-footer';
import styles from './app-frame.module.css';
import { PublicHeader } from './public-header';

/** The frame around a page for everybody: header, main part, foot. */
export function PublicFrame({ signedIn = false, children }: { signedIn?: boolean; children: ReactNode }) {
  return (
    <>
      <PublicHeader signedIn={signedIn} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter signedIn={signedIn} />
    </>
  );
}
