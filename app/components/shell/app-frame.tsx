import { useMatches } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { ShellData } from '../../graphql/shell/shell';
import { resolveHandle } from '../../lib/route-handle';
import { AiBox } from '../chat/ai-box';
import { ReminderBubble } from '../reminder/reminder-bubble';
import styles from './app-frame.module.css';
import { AppHeader } from './app-header';
import { ConnectionBanner } from './connection-banner';
import { InspectorSwitch } from './inspector-switch';
import { isFlagOn } from './is-flag-on';
import { Notice } from './notice';
import { SkipLink } from './skip-link';
import { ToastRegion } from './toast-region';
import { TrialBanner } from './trial-banner';
import { useShellCounts } from './use-shell-counts';
import { useTypedWork } from './use-typed-work';

/** The frame around every signed-in page: skip link, header, notices, toasts. */
export function AppFrame({ shell, children }: { shell: ShellData; children: ReactNode }) {
  const { hideHeader, hideAiBox, quiet, blueHeader, blueBackground, alternative, publicPage } = resolveHandle(
    useMatches().map(({ handle }) => handle),
  );
  const { unresolvedCounts: counts, coins } = useShellCounts(shell);
  const { viewer } = shell;
  useTypedWork(viewer.id);
  const termsAccepted = viewer.acceptTcTime !== null;
  return (
    <>
      <InspectorSwitch on={viewer.inspects} />
      <SkipLink />
      <ConnectionBanner />
      {hideHeader ? null : (
        <AppHeader shell={shell} counts={counts} coins={coins} blue={blueHeader || blueBackground} />
      )}
      {hideHeader || quiet ? null : (
        <TrialBanner key={`trial-${viewer.id}`} viewer={viewer} daysLeft={shell.trialDaysLeft} />
      )}
      {termsAccepted && !quiet && isFlagOn(viewer, 'error-logbook-notification') ? (
        <ReminderBubble viewerId={viewer.id} counts={counts} known={shell.reminderDismissals} />
      ) : null}
      <main
        id="main"
        tabIndex={-1}
        className={styles.main}
        data-alternative={alternative || undefined}
        data-public-page={publicPage || undefined}
      >
        {quiet ? null : <Notice text={shell.notice} />}
        {children}
      </main>
      {termsAccepted && !hideAiBox ? <AiBox key={`tutor-${viewer.id}`} shell={shell} /> : null}
      <ToastRegion />
    </>
  );
}
