import { useEffect, useState } from 'react';
import { unresolvedPollMs } from '../../../rules/constants';
import type { ShellData, UnresolvedCounts } from '../../graphql/shell/shell';
import { paths } from '../../lib/paths';
import { fetchOwnJson, watchServer } from './event-stream';

interface ShellCounts {
  /** Unresolved wrong answers by course. */
  unresolvedCounts: UnresolvedCounts;
  coins: number;
}

/**
 * What the header counts, right at all times: from the page's own data, then from the stream at once and from a poll every
 * 30 seconds. A hidden page asks nothing; it catches up when it is looked at again. A notification may have brought coins.
 */
export function useShellCounts(shell: ShellData): ShellCounts {
  const [counts, setCounts] = useState(() => countsOf(shell));
  useEffect(() => setCounts(countsOf(shell)), [shell]);
  useEffect(() => {
    const refresh = async (signal?: AbortSignal) => {
      const fresh = await fetchOwnJson<ShellCounts>(paths.api.unresolvedCounts, { signal, cache: 'no-store' });
      if (fresh !== null) setCounts(fresh);
    };
    return watchServer({
      onEvent: (kind, data) => {
        if (kind === 'RESYNC' || kind === 'NOTIFICATION_ADDED') void refresh();
        if (kind !== 'UNRESOLVED_COUNT_CHANGED') return;
        const { unresolvedCounts } = JSON.parse(data) as { unresolvedCounts: UnresolvedCounts | null };
        if (unresolvedCounts !== null) setCounts((known) => ({ ...known, unresolvedCounts }));
      },
      refresh,
      pollMs: unresolvedPollMs,
    });
  }, []);
  return counts;
}

function countsOf({ unresolvedCounts, viewer: { coins } }: ShellData): ShellCounts {
  return { unresolvedCounts, coins };
}
