import { useCallback, useEffect, useState } from 'react';
import { creditPollMs } from '../../../rules/constants';
import type { AiCredit } from '../../graphql/shell/ai-credit';
import { paths } from '../../lib/paths';
import { fetchOwnJson, watchServer } from '../shell/event-stream';

/**
 * The viewer's AI credits: at once, when one is used or comes back, every 60 seconds while the page is looked at, and
 * whenever `refresh` is called. Where nothing shows them nothing is asked.
 */
export function useAiCredit(shown: boolean): { credit: AiCredit | null; refresh: () => void } {
  const [credit, setCredit] = useState<AiCredit | null>(null);
  const ask = useCallback(async (signal?: AbortSignal) => {
    const fresh = await fetchOwnJson<AiCredit>(paths.api.aiCredit, { signal, cache: 'no-store' });
    if (fresh !== null) setCredit(fresh);
  }, []);
  useEffect(() => {
    if (!shown) return;
    void ask();
    return watchServer({
      onEvent: (kind) => (kind === 'AI_CREDIT_CHANGED' || kind === 'RESYNC') && void ask(),
      refresh: ask,
      pollMs: creditPollMs,
    });
  }, [ask, shown]);
  return { credit, refresh: () => void (shown && ask()) };
}
