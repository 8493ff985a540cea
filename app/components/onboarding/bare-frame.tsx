import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';
import { Logo } from '../shell/logo';
import styles from './onboarding.module.css';

/** A page without a header: the logo, and one thing to do. */
export function BareFrame({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={`page ${styles.bare}`}>
      <Link to={paths.landing} className={styles.logo} aria-label="Marsmaths home page">
        <Logo />
      </Link>
      {children}
    </main>
  );
}
