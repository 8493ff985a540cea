import { Outlet } from '@remix-run/react';
import { AppFrame } from '~/components/shell/app-frame';
import { PublicFrame } from '~/components/shell/public-frame';
import { RouteFailure } from '~/components/shell/route-failure';
import { TermsGate } from '~/components/shell/terms-gate';
import { useGateShell, useShell } from '~/components/shell/use-shell';
import { forwardHeaders } from '~/http/forward-headers';

export const headers = forwardHeaders;

/** The layout of all signed-in pages. It loads nothing itself: the frame's data comes with each page's own operation. */
export default function SignedIn() {
  const shell = useShell();
  // Pages that visitors may see too come without a shell.
  if (shell === null) {
    return (
      <PublicFrame>
        <Outlet />
      </PublicFrame>
    );
  }
  return (
    <AppFrame shell={shell}>
      <Outlet />
    </AppFrame>
  );
}

/** Failed pages, and pages held back until the terms are accepted. */
export function ErrorBoundary() {
  const shell = useGateShell();
  if (shell === null) return <RouteFailure />;
  return (
    <AppFrame shell={shell}>
      <TermsGate accepted={shell.viewer.acceptTcTime !== null} />
    </AppFrame>
  );
}
