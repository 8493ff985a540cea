import { useEffect, useState } from 'react';
import { unresolvedPollMs } from '../../../rules/constants';
import type { UnresolvedCounts } from '../../graphql/shell/shell';
import { paths } from '../../lib/paths';

/**
 * Unresolved wrong answers by course, right at all times: from the page's own data, then from the stream at once and
 * from a poll every 30 seconds. A hidden page asks nothing; it catches up when it is looked at again.
 */
export function useUnresolvedCounts(initial: UnresolvedCounts): UnresolvedCounts {
  const [counts, setCounts] = useState(initial);
  useEffect(() => setCounts(initial), [initial]);
  useEffect(() => watchUnresolvedCounts(setCounts), []);
  return counts;
}

/** Polls and listens while the page is looked at, until the returned function is called. */
function watchUnresolvedCounts(update: (counts: UnresolvedCounts) => void): () => void {
  const controller = new AbortController();
  const refresh = async () => {
    if (document.hidden) return;
    const counts = await fetchCounts(controller.signal);
    if (counts !== null) update(counts);
  };
  const timer = setInterval(refresh, unresolvedPollMs);
  let stream = openStream(update, refresh);
  const onVisibility = () => {
    stream?.close();
    // Browsers allow six connections to a site: pages in the background give theirs back.
    stream = document.hidden ? null : openStream(update, refresh);
    void refresh();
  };
  document.addEventListener('visibilitychange', onVisibility, { signal: controller.signal });
  return () => {
    clearInterval(timer);
    stream?.close();
    controller.abort();
  };
}

function openStream(update: (counts: UnresolvedCounts) => void, refresh: () => void): EventSource | null {
  if (document.hidden) return null;
  const stream = new EventSource(paths.api.events);
  stream.addEventListener('UNRESOLVED_COUNT_CHANGED', (event) => {
    const { unresolvedCounts } = JSON.parse(event.data) as { unresolvedCounts: UnresolvedCounts | null };
    if (unresolvedCounts !== null) update(unresolvedCounts);
  });
  stream.addEventListener('RESYNC', refresh);
  return stream;
}

/** Null when the server has no answer now; a session that is over leads to the logout address. */
async function fetchCounts(signal: AbortSignal): Promise<UnresolvedCounts | null> {
  const response = await fetch(paths.api.unresolvedCounts, { signal }).catch(() => null);
  if (response?.status === 401) window.location.assign(paths.logout(window.location.pathname));
  return response?.ok ? ((await response.json()) as UnresolvedCounts) : null;
}
