import { useMatches } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { unresolvedPollMs } from '../../../rules/constants';
import type { ShellData, UnresolvedCounts } from '../../graphql/shell/shell';
import { paths } from '../../lib/paths';
import { fetchOwnJson, watchServer } from './event-stream';

interface ShellCounts {
  /** Unresolved wrong answers by course. */
  unresolvedCounts: UnresolvedCounts;
  coins: number;
  /** Tasks to work on now; null where there never was one. */
  waitingTaskCount: number | null;
}

/**
 * What the header counts, right at all times: from the layout's data, then from the stream at once and from a poll every
 * 30 seconds. A hidden page asks nothing; it catches up when it is looked at again. A notification may have brought coins
 * or a task; a page that books coins itself brings the new balance.
 */
export function useShellCounts(shell: ShellData): ShellCounts {
  const booked = useBookedCoins();
  const [counts, setCounts] = useState(() => countsOf(shell, booked));
  useEffect(() => setCounts(countsOf(shell, booked)), [shell, booked]);
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

function countsOf({ unresolvedCounts, viewer }: ShellData, booked: number | null): ShellCounts {
  return { unresolvedCounts, coins: booked ?? viewer.coins, waitingTaskCount: viewer.waitingTaskCount };
}

/** The coins after a page has booked some, which the frame beside it may have read before; null on other pages. */
function useBookedCoins(): number | null {
  const page = useMatches().at(-1)?.data as { coinBalance?: number } | null | undefined;
  return page?.coinBalance ?? null;
}
