import type { ResultOf } from 'gql.tada';
import { print } from 'graphql';
import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { env } from '../http/env.server';
import { logNotice } from '../http/log.server';
import { shutdownSignal } from '../http/shutdown.server';
import { userEventsSubscription } from './shell/user-events';

export type UserEvent = ResultOf<typeof userEventsSubscription>['userEvents'];

interface Listener {
  next: (event: UserEvent) => void;
  /** The subscription is over: session ended, server gone, or refused. */
  end: () => void;
}

const query = print(userEventsSubscription);
const clients = new Map<string, { client: Client; listeners: Set<Listener> }>();
shutdownSignal.addEventListener('abort', disposeAll);

/**
 * Listens to the events of one session, from after the event `after`. All streams of a session share one websocket, which
 * opens with the first and closes with the last. There is no silent reconnection: the browser connects again with the
 * last id it saw, so that nothing is lost or doubled. Returns the function that stops listening.
 */
export function listenToUserEvents(token: string, after: string | null, listener: Listener): () => void {
  const held = clients.get(token) ?? { client: openClient(token), listeners: new Set<Listener>() };
  clients.set(token, held);
  held.listeners.add(listener);
  let released = false;
  const release = () => {
    if (released) return;
    released = true;
    held.listeners.delete(listener);
    if (held.listeners.size > 0) return;
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
      error: (error) => {
        if (Array.isArray(error)) logNotice('subscription-refused', { message: firstMessage(error) }, 'stream');
        finish();
      },
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

function firstMessage(errors: readonly unknown[]): string {
  const [first] = errors;
  return typeof first === 'object' && first !== null && 'message' in first ? String(first.message) : 'unknown';
}

/** How many streams a session has open in this process. */
export function openStreams(token: string): number {
  return clients.get(token)?.listeners.size ?? 0;
}

/** Ends every stream of a session that is over, without waiting for the server to say so. */
export function endUserEvents(token: string): void {
  for (const listener of [...(clients.get(token)?.listeners ?? [])]) listener.end();
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
