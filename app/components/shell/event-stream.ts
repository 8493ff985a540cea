import { paths } from '../../lib/paths';
import { shellEvents } from './connection';

const kinds = [
  'UNRESOLVED_COUNT_CHANGED',
  'NOTIFICATION_ADDED',
  'NOTIFICATIONS_CLEARED',
  'AI_CREDIT_CHANGED',
  'BATTLE',
  'RESYNC',
] as const;
export type EventKind = (typeof kinds)[number];
/** `data` is the event's JSON text. */
export type OnEvent = (kind: EventKind, data: string) => void;

interface Watch {
  /** Hears every event; the stream is shared by all watchers of the page. */
  onEvent: OnEvent;
  /** Asks the server anew: by the clock, and when the page is looked at again. */
  refresh: (signal: AbortSignal) => void;
  pollMs: number;
}

const watchers = new Set<OnEvent>();
let stream: EventSource | null = null;

/** Polls and listens while the page is looked at, until the returned function is called. A hidden page asks nothing. */
export function watchServer({ onEvent, refresh, pollMs }: Watch): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const askIfSeen = () => {
    if (!document.hidden) refresh(signal);
  };
  const timer = setInterval(askIfSeen, pollMs);
  watchers.add(onEvent);
  if (watchers.size === 1) document.addEventListener('visibilitychange', keepStream);
  keepStream();
  document.addEventListener('visibilitychange', askIfSeen, { signal });
  return () => {
    clearInterval(timer);
    controller.abort();
    watchers.delete(onEvent);
    if (watchers.size === 0) document.removeEventListener('visibilitychange', keepStream);
    keepStream();
  };
}

/** One stream for the whole page. Browsers allow six connections to a site: pages in the background give theirs back. */
function keepStream(): void {
  if (watchers.size === 0 || document.hidden) {
    stream?.close();
    stream = null;
  } else if (stream === null) {
    stream = new EventSource(paths.api.events);
    for (const kind of kinds) {
      stream.addEventListener(kind, (event: MessageEvent<string>) => {
        for (const onEvent of [...watchers]) onEvent(kind, event.data);
      });
    }
  }
}

/**
 * JSON of our own server; null when it has no answer now. Failures are told to the shell, which knows where they lead:
 * a session that is over to the logout address, a page that is not for this person home.
 */
export async function fetchOwnJson<T>(address: string, init: RequestInit): Promise<T | null> {
  try {
    const response = await fetch(address, init);
    if (response.ok) return (await response.json()) as T;
    const answer: { code?: unknown; message?: unknown } = await response.json().catch(() => ({}));
    const failure = { status: response.status, code: String(answer.code ?? ''), message: String(answer.message ?? '') };
    shellEvents.publish('requestFailed', { kind: 'answer', ...failure });
  } catch (error) {
    // A request that the page itself gave up is no failure.
    if (error instanceof TypeError && !init.signal?.aborted) shellEvents.publish('requestFailed', { kind: 'network' });
  }
  return null;
}
