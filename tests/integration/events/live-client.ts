import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { internalKey } from '../backend/test-backend';

export interface LiveEvent {
  id: string;
  kind: string;
  notification: { message: string } | null;
}

const document = 'subscription Live($after: ID) { userEvents(after: $after) { id kind notification { message } } }';

/** A page server's websocket for one person. */
export function openLiveClient(url: string, token: string): Client {
  return createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { token, internalKey },
    retryAttempts: 0,
  });
}

/** The events after `after`, without end. */
export function streamEvents(client: Client, after: string | null) {
  return client.iterate<{ userEvents: LiveEvent }>({ query: document, variables: { after } });
}

/** Reads `count` events after `after`, then drops the stream. Fails with what the server refuses. */
export async function readEvents(client: Client, count: number, after: string | null): Promise<LiveEvent[]> {
  const events: LiveEvent[] = [];
  for await (const result of streamEvents(client, after)) {
    if (result.errors) throw new Error(String(result.errors[0]?.extensions?.code ?? result.errors[0]?.message));
    if (result.data) events.push(result.data.userEvents);
    if (events.length >= count) break;
  }
  return events;
}
