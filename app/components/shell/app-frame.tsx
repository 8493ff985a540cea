import { useMatches } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { ShellData } from '../../graphql/shell/shell';
import { resolveHandle } from '../../lib/route-handle';
import styles from './app-frame.module.css';
import { AppHeader } from './app-header';
import { BehaviourProvider } from './behaviour-provider';
import { Notice } from './notice';
import { ProgressLine } from './progress-line';
import { ToastRegion } from './toast-region';

/** The frame around every signed-in page: skip link, header, progress line, notices, toasts. */
export function AppFrame({ shell, children }: { shell: ShellData; children: ReactNode }) {
  const { hideHeader, blueHeader, alternative } = resolveHandle(useMatches().map(({ handle }) => handle));
  return (
    <BehaviourProvider>
      <a href="#main" className={styles.skip}>
        Skip to the main part
      </a>
      <ProgressLine />
      {hideHeader ? null : <AppHeader shell={shell} blue={blueHeader} />}
      <main id="main" tabIndex={-1} className={styles.main} data-alternative={alternative || undefined}>
        <Notice text={shell.notice} />
        {children}
      </main>
      <ToastRegion />
    </BehaviourProvider>
  );
}
