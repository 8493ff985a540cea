import { useMatches } from '@remix-run/react';
import type { ReactNode } from 'react';
import { resolveHandle } from '../../lib/route-handle';
import { SiteFooter } from '../landing/site-footer';
import { AppFrame } from './app-frame';
import styles from './app-frame.module.css';
import { PublicHeader } from './public-header';
import { useShell } from './use-shell';

/** The frame around a page for everybody: header, main part, foot. People who are logged in keep what they have everywhere. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const shell = useShell();
  const { blueHeader, blueBackground } = resolveHandle(useMatches().map(({ handle }) => handle));
  if (shell !== null) {
    return (
      <AppFrame shell={shell} isPublic foot={<SiteFooter signedIn />}>
        {children}
      </AppFrame>
    );
  }
  return (
    <>
      <PublicHeader blue={blueHeader} />
      <main id="main" tabIndex={-1} className={styles.main} data-blue={blueBackground || undefined}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
