import type { ResultOf } from 'gql.tada';
import { print } from 'graphql';
import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { env } from '../lib/env.server';
import { shutdownSignal } from '../lib/shutdown.server';
import { userEventsSubscription } from './shell/user-events';

export type UserEvent = ResultOf<typeof userEventsSubscription>['userEvents'];

interface Listener {
  next: (event: UserEvent) => void;
  /** The subscription is over: session ended, server gone, or refused. */
  end: () => void;
}

const query = print(userEventsSubscription);
const clients = new Map<string, { client: Client; streams: number }>();
shutdownSignal.addEventListener('abort', disposeAll);

/**
 * Listens to the events of one session, from after the event `after`. All streams of a session share one websocket, which
 * opens with the first and closes with the last. There is no silent reconnection: the browser connects again with the
 * last id it saw, so that nothing is lost or doubled. Returns the function that stops listening.
 */
export function listenToUserEvents(token: string, after: string | null, listener: Listener): () => void {
  const held = clients.get(token) ?? { client: openClient(token), streams: 0 };
  clients.set(token, held);
  held.streams += 1;
  let released = false;
  const release = () => {
    if (released) return;
    released = true;
    held.streams -= 1;
    if (held.streams > 0) return;
    clients.delete(token);
    void held.client.dispose();
  };
  const unsubscribe = held.client.subscribe<ResultOf<typeof userEventsSubscription>>(
    { query, variables: { after } },
    {
      next: ({ data, errors }) => {
        if (data) listener.next(data.userEvents);
        if (errors) listener.end();
      },
      error: () => finish(),
      complete: () => finish(),
    },
  );
  function finish() {
    release();
    listener.end();
  }
  return () => {
    unsubscribe();
    release();
  };
}

/** How many streams a session has open in this process. */
export function openStreams(token: string): number {
  return clients.get(token)?.streams ?? 0;
}

function openClient(token: string): Client {
  return createClient({
    url: `${env.BFF_URL.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { token, internalKey: env.INTERNAL_KEY },
    retryAttempts: 0,
    keepAlive: 20_000,
    connectionAckWaitTimeout: 2000,
    onNonLazyError: () => {},
  });
}

function disposeAll() {
  for (const { client } of clients.values()) void client.dispose();
  clients.clear();
}
