import type { ResultOf, TadaDocumentNode, VariablesOf } from 'gql.tada';
import { print } from 'graphql';
import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { env } from '../http/env.server';
import { logNotice } from '../http/log.server';
import { shutdownSignal } from '../http/shutdown.server';
import type { EndStream } from '../http/sse.server';
import { userEventsSubscription } from './shell/user-events';
import { type LiveChangeData, liveTaskSubscription } from './tasks/live-task';
import { tutorWordsSubscription } from './tutor/tutor-words';

export type UserEvent = ResultOf<typeof userEventsSubscription>['userEvents'];
export type TutorWords = ResultOf<typeof tutorWordsSubscription>['tutorWords'];

interface Listener<Event> {
  next: (event: Event) => void;
  /** The subscription is over: it has ended, its session has, the server is gone, or it was refused. */
  end: EndStream;
}

/**
 * Streams that one session may have open. One more takes the place of the oldest, which most likely belongs to a page that
 * is gone without our knowing: a phone that lost its network says no goodbye.
 */
const maxStreams = 12;
/** A page that is still there asks again so late that many open pages do not chase each other. */
const displacedRetryMs = 60_000;

const clients = new Map<string, { client: Client; streams: Set<EndStream> }>();
shutdownSignal.addEventListener('abort', disposeAll);

/**
 * Listens to the events of one session, from after the event `after`. There is no silent reconnection: the browser connects
 * again with the last id it saw, so that nothing is lost or doubled. Returns the function that stops listening.
 */
export function listenToUserEvents(token: string, after: string | null, listener: Listener<UserEvent>): () => void {
  return listen(token, userEventsSubscription, { after }, ({ userEvents }) => listener.next(userEvents), listener.end);
}

/** Listens to the words of a message of the tutor that is coming. Who stops listening stops the words. */
export function listenToTutorWords(
  token: string,
  message: VariablesOf<typeof tutorWordsSubscription>,
  listener: Listener<TutorWords>,
): () => void {
  return listen(token, tutorWordsSubscription, message, ({ tutorWords }) => listener.next(tutorWords), listener.end);
}

/** Listens to how the students of a task get on, from the picture `after` on. */
export function listenToLiveTask(
  token: string,
  task: VariablesOf<typeof liveTaskSubscription>,
  listener: Listener<LiveChangeData>,
): () => void {
  return listen(
    token,
    liveTaskSubscription,
    task,
    ({ liveTaskChanges }) => listener.next(liveTaskChanges),
    listener.end,
  );
}

/** All streams of a session share one websocket, which opens with the first and closes with the last. */
function listen<Data, Variables extends Record<string, unknown>>(
  token: string,
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
  next: (data: Data) => void,
  end: EndStream,
): () => void {
  const held = clients.get(token) ?? { client: openClient(token), streams: new Set<EndStream>() };
  clients.set(token, held);
  const [oldest] = held.streams;
  if (oldest && held.streams.size >= maxStreams) oldest(displacedRetryMs);
  held.streams.add(end);
  let released = false;
  const release = () => {
    if (released) return;
    released = true;
    held.streams.delete(end);
    if (held.streams.size > 0) return;
    clients.delete(token);
    void held.client.dispose();
  };
  const unsubscribe = held.client.subscribe<Data>(
    { query: print(document), variables },
    {
      next: ({ data, errors }) => {
        if (data) next(data);
        if (errors) end();
      },
      error: (error) => {
        if (Array.isArray(error)) logNotice('subscription-refused', { message: firstMessage(error) }, 'stream');
        finish();
      },
      complete: () => finish(),
    },
  );
  function finish() {
    release();
    end();
  }
  return () => {
    unsubscribe();
    release();
  };
}

function firstMessage(errors: readonly unknown[]): string {
  const [first] = errors;
  return typeof first === 'object' && first !== null && 'message' in first ? String(first.message) : 'unknown';
}

/** Ends every stream of a session that is over, without waiting for the server to say so. */
export function endUserEvents(token: string): void {
  for (const end of [...(clients.get(token)?.streams ?? [])]) end();
}

function openClient(token: string): Client {
  return createClient({
    url: `${env.BFF_URL.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { token, internalKey: env.INTERNAL_KEY },
    retryAttempts: 0,
    keepAlive: 20_000,
    // A whole class may connect at once: a busy BFF takes its time to greet.
    connectionAckWaitTimeout: 10_000,
    onNonLazyError: () => {},
  });
}

function disposeAll() {
  for (const { client } of clients.values()) void client.dispose();
  clients.clear();
}
