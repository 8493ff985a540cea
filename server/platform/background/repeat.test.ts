import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeat } from './repeat';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('starts work again and again, never twice at once, until it is stopped', async () => {
  const finish: (() => void)[] = [];
  const started: string[] = [];
  const background = {
    start: (name: string, work: () => Promise<void>) => {
      started.push(name);
      void work();
    },
    settled: async () => {},
  };
  const stop = repeat(
    background,
    { name: 'sweep', everyMs: 1000 },
    () => new Promise<void>((done) => finish.push(done)),
  );
  await vi.advanceTimersByTimeAsync(3000);
  expect(started).toEqual(['sweep']);
  finish[0]?.();
  await vi.advanceTimersByTimeAsync(1000);
  expect(started).toEqual(['sweep', 'sweep']);
  stop();
  finish[1]?.();
  await vi.advanceTimersByTimeAsync(5000);
  expect(started).toEqual(['sweep', 'sweep']);
});
