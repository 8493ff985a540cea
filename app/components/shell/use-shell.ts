import { useMatches } from '@remix-run/react';
import type { ShellData } from '../../graphql/shell/shell';

/** The viewer and the rest of the frame's data, from the layout or the public page that loads it; null for visitors. */
export function useShell(): ShellData | null {
  const matches = useMatches();
  for (const { data } of matches.toReversed()) {
    const shell = shellOf(data);
    if (shell !== null) return shell;
  }
  return null;
}

function shellOf(data: unknown): ShellData | null {
  if (typeof data !== 'object' || data === null || !('shell' in data)) return null;
  return (data.shell as ShellData | undefined) ?? null;
}
