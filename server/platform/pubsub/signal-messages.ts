import { randomUUID } from 'node:crypto';

/** A name for this process, so that it does not hear its own signals again. */
export const newOrigin = (): string => randomUUID().slice(0, 8);

/** PostgreSQL takes messages of less than 8000 bytes. */
const longestMessage = 7900;

/** What tells other processes that these ids have something new: few messages, each with many ids and whose it is. */
export function writeSignals(origin: string, ids: Iterable<string>): string[] {
  const messages: string[] = [];
  let message = origin;
  for (const id of new Set(ids)) {
    if (message.length + id.length + 1 > longestMessage) {
      messages.push(message);
      message = origin;
    }
    message += ` ${id}`;
  }
  return message === origin ? messages : [...messages, message];
}

/** The ids of a message; none of those that this process sent itself. */
export function readSignals(origin: string, message: string): string[] {
  const [from, ...ids] = message.split(' ');
  return from === origin ? [] : ids;
}
