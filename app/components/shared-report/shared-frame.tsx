import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';
import { AppFrame } from '../shell/app-frame';
import frame from '../shell/app-frame.module.css';
import header from '../shell/app-header.module.css';
import { Logo } from '../shell/logo';
import { SkipLink } from '../shell/skip-link';
import { useShell } from '../shell/use-shell';
import styles from './shared-report.module.css';

/** The frame of a page that a link alone opens: no menu and no forms, unless somebody is logged in. */
export function SharedFrame({ note, children }: { note?: string; children: ReactNode }) {
  const shell = useShell();
  if (shell !== null) {
    return (
      <AppFrame shell={shell} isPublic>
        {children}
      </AppFrame>
    );
  }
  return (
    <>
      <header className={`${header.header} ${styles.header}`} data-look="dark">
        <SkipLink />
        <div className={header.row}>
          <Link to={paths.landing} className={header.logo} aria-label="Marsmaths home page">
            <Logo />
          </Link>
          {note === undefined ? null : <p className={styles.until}>{note}</p>}
        </div>
      </header>
      <main id="main" tabIndex={-1} className={frame.main}>
        {children}
      </main>
    </>
  );
}
