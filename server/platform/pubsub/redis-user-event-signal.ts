import { Redis } from 'ioredis';
import { inBatches } from '../background/in-batches';
import { createListeners } from './listeners';
import { newOrigin, readSignals, writeSignals } from './signal-messages';
import type { UserEventSignal } from './user-event-signal';

const channel = 'marsmaths:user-events';
const longestRetryMs = 5000;
const patienceMs = 1500;

/**
 * Signals over the channels of Redis or Valkey, which cost the database nothing. While it is away, signals are lost but
 * events are not: when it is back every listener is woken to read the rows it may have missed.
 */
export function createRedisUserEventSignal(url: string): UserEventSignal {
  const listeners = createListeners();
  const origin = newOrigin();
  const options = {
    connectTimeout: patienceMs,
    commandTimeout: patienceMs,
    maxRetriesPerRequest: 0,
    retryStrategy: (times: number) => Math.min(100 * 2 ** times, longestRetryMs),
  };
  const sender = new Redis(url, { ...options, enableOfflineQueue: false });
  // Its one command is the subscription, which waits for the connection.
  const receiver = new Redis(url, { ...options, commandTimeout: undefined, maxRetriesPerRequest: null });
  // Without listeners a lost connection would end the process.
  sender.on('error', () => {});
  receiver.on('error', () => {});
  receiver.on('message', (_channel, message) => listeners.wake(readSignals(origin, message)));
  // Also after a reconnection: what was said meanwhile nobody heard.
  receiver.on('ready', () => void receiver.subscribe(channel).then(listeners.wakeAll, () => {}));

  const tellOthers = inBatches(async (ids: string[]) => {
    const telling = writeSignals(origin, ids).map((message) => sender.publish(channel, message));
    // Their streams look by themselves every few seconds: an answer does not fail because a signal did.
    await Promise.allSettled(telling);
  });

  return {
    notify(id) {
      listeners.wake([id]);
      return tellOthers(id);
    },
    listen: listeners.add,
    async close() {
      sender.disconnect();
      receiver.disconnect();
    },
  };
}
