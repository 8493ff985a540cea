import { Outlet, useRouteError } from '@remix-run/react';
import { AppFrame } from '~/components/shell/app-frame';
import { isTermsGate } from '~/components/shell/failure-view';
import { PublicFrame } from '~/components/shell/public-frame';
import { RouteFailure } from '~/components/shell/route-failure';
import { TermsGate } from '~/components/shell/terms-gate';
import { useShell } from '~/components/shell/use-shell';
import { forwardHeaders } from '~/http/forward-headers';
import { keepFrame } from '~/lib/keep-frame';
import { frameLoader } from '~/loaders/frame.server';

export const headers = forwardHeaders;
export const loader = frameLoader;
export const shouldRevalidate = keepFrame;

/** The layout of all signed-in pages. It loads the frame; each page loads what it shows. */
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
  const shell = useShell();
  const error = useRouteError();
  if (shell === null || !isTermsGate(error)) return <RouteFailure />;
  return (
    <AppFrame shell={shell}>
      <TermsGate accepted={shell.viewer.acceptTcTime !== null} />
    </AppFrame>
  );
}
