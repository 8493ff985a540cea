import { useRevalidator } from '@remix-run/react';
import { useState } from 'react';
import { clearingNotices } from '../../lib/notice-cookie';
import { paths } from '../../lib/paths';
import { fetchOwnJson } from '../shell/event-stream';
import { toaster } from '../shell/toaster';

/** One place for both outcomes: the later replaces the earlier. */
const toastId = 'notifications-cleared';

/** Clears what is new and says how it went; `onCleared` asks for the list again. */
export function useClearNotifications(onCleared?: () => Promise<void>): { busy: boolean; clear: () => Promise<void> } {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const clear = async () => {
    if (busy) return;
    setBusy(true);
    const cleared = await fetchOwnJson(paths.api.clearNotifications, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(),
    });
    toaster.create({ id: toastId, ...clearingToast(cleared !== null) });
    if (cleared !== null) {
      await onCleared?.();
      revalidate();
    }
    setBusy(false);
  };
  return { busy, clear };
}

/** How the clearing went, as a toast. */
export function clearingToast(cleared: boolean): { title: string; type: 'info' | 'error' } {
  return cleared
    ? { title: clearingNotices['notifications-cleared'], type: 'info' }
    : { title: clearingNotices['notifications-not-cleared'], type: 'error' };
}
