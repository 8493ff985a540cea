import { useCallback, useEffect, useRef, useState } from 'react';
import { notificationPollMs } from '../../../rules/constants';
import { paths } from '../../lib/paths';
import { fetchOwnJson, watchServer } from '../shell/event-stream';
import type { NewNotification } from './notification-data';

interface NewNotifications {
  /** Null until the first answer. */
  list: NewNotification[] | null;
  hasNew: boolean;
  refresh: () => Promise<void>;
}

/**
 * The notifications of the last two days: asked for when somebody wants to see them, when the stream says that they
 * changed, and every 60 seconds. Until then the page's own data says whether there are any.
 */
export function useNewNotifications(hasNewAtFirst: boolean): NewNotifications {
  const [list, setList] = useState<NewNotification[] | null>(null);
  const asked = useRef(0);
  const refresh = useCallback(async (signal?: AbortSignal) => {
    asked.current += 1;
    const turn = asked.current;
    const answer = await fetchOwnJson<{ notifications: NewNotification[] }>(paths.api.newNotifications, { signal });
    // Answers may overtake each other: only the newest question counts.
    if (answer !== null && turn === asked.current) setList(answer.notifications);
  }, []);
  // A page loaded later knows better than an older answer.
  useEffect(
    () => setList((known) => (known !== null && known.length > 0 === hasNewAtFirst ? known : null)),
    [hasNewAtFirst],
  );
  useEffect(
    () =>
      watchServer({
        onEvent: (kind) => {
          if (kind !== 'UNRESOLVED_COUNT_CHANGED') void refresh();
        },
        refresh,
        pollMs: notificationPollMs,
      }),
    [refresh],
  );
  return { list, hasNew: list === null ? hasNewAtFirst : list.length > 0, refresh };
}
