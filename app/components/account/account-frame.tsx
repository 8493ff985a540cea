import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';
import { Logo } from '../shell/logo';
import { Stack } from '../ui/layout';
import styles from './account-frame.module.css';
import { AccountScene } from './account-scene';

interface AccountFrameProps {
  title: string;
  subtitle: string;
  children: ReactNode;
  /** The way to the neighbouring page. */
  footer: ReactNode;
}

/** The two halves of every account page: the form, and the sky beside or above it. */
export function AccountFrame({ title, subtitle, children, footer }: AccountFrameProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.frame}>
      <section className={styles.side}>
        <Stack gap={5} className={styles.column}>
          <Link to={paths.landing} className={styles.logo} aria-label="Marsmaths">
            <Logo />
          </Link>
          <div>
            <h1>{title}</h1>
            <p className="muted">{subtitle}</p>
          </div>
          {children}
          <p className={styles.footer}>{footer}</p>
        </Stack>
      </section>
      <AccountScene />
    </main>
  );
}
