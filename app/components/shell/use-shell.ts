import { useMatches, useRouteError } from '@remix-run/react';
import type { ShellData } from '../../graphql/shell/shell';
import { isTermsGate } from './failure-view';

/** The viewer and the rest of the frame's data, from the deepest page that has it; null on public and failed pages. */
export function useShell(): ShellData | null {
  const matches = useMatches();
  for (const { data } of matches.toReversed()) {
    const shell = shellOf(data);
    if (shell !== null) return shell;
  }
  return null;
}

/** The frame's data that came with a failure: the terms gate needs it. */
export function useGateShell(): ShellData | null {
  const error = useRouteError();
  return isTermsGate(error) ? shellOf(error.data) : null;
}

function shellOf(data: unknown): ShellData | null {
  if (typeof data !== 'object' || data === null || !('shell' in data)) return null;
  return (data.shell as ShellData | undefined) ?? null;
}
