import { useEffect, useState } from 'react';
import { unresolvedPollMs } from '../../../rules/constants';
import type { UnresolvedCounts } from '../../graphql/shell/shell';
import { paths } from '../../lib/paths';
import { fetchOwnJson, watchServer } from './event-stream';

/**
 * Unresolved wrong answers by course, right at all times: from the page's own data, then from the stream at once and
 * from a poll every 30 seconds. A hidden page asks nothing; it catches up when it is looked at again.
 */
export function useUnresolvedCounts(initial: UnresolvedCounts): UnresolvedCounts {
  const [counts, setCounts] = useState(initial);
  useEffect(() => setCounts(initial), [initial]);
  useEffect(() => {
    const refresh = async (signal?: AbortSignal) => {
      const fresh = await fetchOwnJson<UnresolvedCounts>(paths.api.unresolvedCounts, { signal, cache: 'no-store' });
      if (fresh !== null) setCounts(fresh);
    };
    return watchServer({
      onEvent: (kind, data) => {
        if (kind === 'RESYNC') void refresh();
        if (kind !== 'UNRESOLVED_COUNT_CHANGED') return;
        const { unresolvedCounts } = JSON.parse(data) as { unresolvedCounts: UnresolvedCounts | null };
        if (unresolvedCounts !== null) setCounts(unresolvedCounts);
      },
      refresh,
      pollMs: unresolvedPollMs,
    });
  }, []);
  return counts;
}
