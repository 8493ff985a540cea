import { useCallback, useEffect, useRef, useState } from 'react';
import { notificationPollMs } from '../../../rules/constants';
import { isQuietHour } from '../../../rules/quiet-hours';
import { paths } from '../../lib/paths';
import { type EventKind, fetchOwnJson, watchServer } from '../shell/event-stream';
import type { NewNotification } from './notification-data';

interface NewNotifications {
  /** Null until the first answer. */
  list: NewNotification[] | null;
  hasNew: boolean;
  refresh: () => Promise<void>;
}

/**
 * The notifications of the last two days: asked for when somebody wants to see them, when the stream says that they
 * changed, and every 60 seconds. In quiet hours nothing new is pushed: it waits for the next look.
 * Until then the page's own data says whether there are any.
 */
export function useNewNotifications(hasNewAtFirst: boolean, timeZone: string): NewNotifications {
  const [list, setList] = useState<NewNotification[] | null>(null);
  const asked = useRef(0);
  const refresh = useCallback(async (signal?: AbortSignal) => {
    asked.current += 1;
    const turn = asked.current;
    const answer = await fetchOwnJson<{ notifications: NewNotification[] }>(paths.api.newNotifications, {
      signal,
      cache: 'no-store',
    });
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
          if (isHeard(kind, timeZone, new Date())) void refresh();
        },
        refresh,
        pollMs: notificationPollMs,
      }),
    [refresh, timeZone],
  );
  return { list, hasNew: list === null ? hasNewAtFirst : list.length > 0, refresh };
}

/** Whether an event of the stream makes the bell ask anew. */
export function isHeard(kind: EventKind, timeZone: string, now: Date): boolean {
  if (kind === 'UNRESOLVED_COUNT_CHANGED') return false;
  return kind !== 'NOTIFICATION_ADDED' || !isQuietHour(now, timeZone);
}
