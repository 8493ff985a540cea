import { afterEach, expect, test, vi } from 'vitest';
import { createBackOff, supervise } from './supervise';

afterEach(() => {
  vi.useRealTimers();
});

test('pauses double up to half a minute, and begin anew after a healthy run', () => {
  const pauseAfter = createBackOff();
  expect([0, 0, 0, 0, 0, 0, 0, 0].map(pauseAfter)).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  expect(pauseAfter(120_000)).toBe(500);
});

test('what ends is started again, also when a start fails, until it is released', async () => {
  vi.useFakeTimers();
  const starts: number[] = [];
  const reports: string[] = [];
  let end = (_reason: string) => {};
  const run = (number: number) => {
    starts.push(number);
    if (number === 2) throw new Error('no room');
    const ended = new Promise<string>((resolve) => {
      end = resolve;
    });
    return { number, ended };
  };
  const supervised = supervise({
    first: run(1),
    start: async () => run(starts.length + 1),
    onEnd: (reason, pause) => reports.push(`${reason} ${pause}`),
  });
  end('killed');
  await vi.advanceTimersByTimeAsync(500);
  await vi.advanceTimersByTimeAsync(1000);
  expect(supervised.current().number).toBe(3);
  await supervised.release();
  end('told to');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(starts).toEqual([1, 2, 3]);
  expect(reports).toEqual(['killed 500', 'no room 1000']);
});
