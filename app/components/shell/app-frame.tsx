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

interface AppFrameProps {
  shell: ShellData;
  /** Visitors may see this page as well. */
  isPublic?: boolean;
  /** What stands below the main part. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The frame around every page of somebody who is logged in: skip link, header, notices, toasts. */
export function AppFrame({ shell, isPublic = false, foot, children }: AppFrameProps) {
  const { hideHeader, hideAiBox, quiet, blueHeader, blueBackground, alternative, publicPage } = resolveHandle(
    useMatches().map(({ handle }) => handle),
  );
  const { unresolvedCounts: counts, ...counted } = useShellCounts(shell);
  const viewer = { ...shell.viewer, ...counted };
  useTypedWork(viewer.id);
  const termsAccepted = viewer.acceptTcTime !== null;
  return (
    <>
      <InspectorSwitch on={viewer.inspects} />
      <SkipLink />
      <ConnectionBanner />
      {hideHeader ? null : (
        <AppHeader shell={{ ...shell, viewer }} counts={counts} blue={blueHeader || blueBackground} />
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
        data-public-page={isPublic || publicPage || undefined}
        data-blue={blueBackground || undefined}
      >
        {quiet ? null : <Notice text={shell.notice} />}
        {children}
      </main>
      {foot}
      {termsAccepted && !hideAiBox ? <AiBox key={`tutor-${viewer.id}`} shell={shell} /> : null}
      <ToastRegion />
    </>
  );
}
