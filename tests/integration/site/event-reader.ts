import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { cookieOf } from './send';

export interface ServerEvent {
  id: string;
  event: string;
  data: { unresolvedCounts: { courseId: string; unresolvedCount: number }[] | null };
}

export interface EventReader {
  status: number;
  /** The next event; rejects when none comes within five seconds. */
  next(): Promise<ServerEvent>;
  /** Resolves when the server ends the stream; rejects when it does not within five seconds. */
  ended(): Promise<void>;
  /** Whether the server closed the stream as HTTP wants it, and did not cut the connection. */
  complete(): boolean;
  /** All that came so far, as it came. */
  text(): string;
  close(): void;
}

const patienceMs = 5000;

/** Listens to /api/events as the browser does. */
export async function readServerEvents(site: string, token: string, lastEventId?: string): Promise<EventReader> {
  const { outgoing, response } = await open(site, token, lastEventId);
  let text = '';
  let read = 0;
  let over = false;
  let wake = () => {};
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    text += chunk;
    wake();
  });
  response.on('close', () => {
    over = true;
    wake();
  });
  const events = () =>
    text
      .split('\n\n')
      .slice(0, -1)
      .filter((block) => block.startsWith('id: '));
  const until = (condition: () => boolean, what: string) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${what} did not come.`)), patienceMs);
      wake = () => {
        if (!condition()) return;
        clearTimeout(timer);
        resolve();
      };
      wake();
    });
  return {
    status: response.statusCode ?? 0,
    async next() {
      await until(() => events().length > read, 'The next event');
      read += 1;
      return parse(events()[read - 1] ?? '');
    },
    ended: () => until(() => over, 'The end of the stream'),
    complete: () => response.complete,
    text: () => text,
    close: () => outgoing.destroy(),
  };
}

function open(site: string, token: string, lastEventId: string | undefined) {
  const headers = {
    ...cookieOf(token),
    'sec-fetch-site': 'same-origin',
    accept: 'text/event-stream',
    ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
  };
  return new Promise<{ outgoing: ClientRequest; response: IncomingMessage }>((resolve, reject) => {
    const outgoing = request(`${site}/api/events`, { headers, agent: false });
    outgoing.once('response', (response) => {
      // A stream that we leave ends with an error of the connection.
      response.on('error', () => {});
      outgoing.on('error', () => {});
      resolve({ outgoing, response });
    });
    outgoing.once('error', reject);
    outgoing.end();
  });
}

function parse(block: string): ServerEvent {
  const field = (name: string) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  return { id: field('id') ?? '', event: field('event') ?? '', data: JSON.parse(field('data') ?? 'null') };
}
