import { Redis } from 'ioredis';
import { afterEach, describe, expect, it } from 'vitest';
import { createRedisUserEventSignal } from '../../../server/platform/pubsub/redis-user-event-signal';
import type { UserEventSignal } from '../../../server/platform/pubsub/user-event-signal';
import { redisUrl } from './redis-server';

const open: UserEventSignal[] = [];

function signal(): UserEventSignal {
  const made = createRedisUserEventSignal(redisUrl);
  open.push(made);
  return made;
}

/** Counts how often an id was woken. */
function count({ listen }: UserEventSignal, id: string) {
  let woken = 0;
  const stop = listen(id, () => {
    woken += 1;
  });
  return { woken: () => woken, stop };
}

afterEach(() => Promise.all(open.splice(0).map((each) => each.close())));

/** Needs a Redis or Valkey: TEST_REDIS_URL names it. */
describe.skipIf(redisUrl === '')('signals over Redis', () => {
  it('wake whoever listens in this process and in others, once, and nobody else', async () => {
    const [here, there] = [signal(), signal()];
    const own = count(here, 'ava');
    const far = count(there, 'ava');
    const other = count(there, 'ben');
    // Being connected wakes everybody once.
    await expect.poll(() => [own.woken(), far.woken(), other.woken()]).toEqual([1, 1, 1]);
    await here.notify('ava');
    await expect.poll(() => far.woken()).toBe(2);
    expect(own.woken()).toBe(2);
    expect(other.woken()).toBe(1);
    far.stop();
    await here.notify('ava');
    await here.notify('ben');
    await expect.poll(() => other.woken()).toBe(2);
    expect(far.woken()).toBe(2);
  });

  it('wake everybody when a connection that was lost is back', async () => {
    const here = signal();
    const own = count(here, 'ava');
    await expect.poll(() => own.woken()).toBe(1);
    const operator = new Redis(redisUrl);
    await operator.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
    await expect.poll(() => own.woken()).toBe(2);
    operator.disconnect();
  });
});

it('a Redis that is away fails no answer, and wakes the streams of this process', async () => {
  const away = createRedisUserEventSignal('redis://127.0.0.1:9');
  const own = count(away, 'ava');
  await away.notify('ava');
  expect(own.woken()).toBe(1);
  await away.close();
});
