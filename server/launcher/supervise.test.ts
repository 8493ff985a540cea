import { afterEach, expect, test, vi } from 'vitest';
import { createBackOff, supervise } from './supervise';

afterEach(() => {
  vi.useRealTimers();
});

const times = (
  count: number,
  run: { ranFor: number; wasReady: boolean },
  pauseAfter: ReturnType<typeof createBackOff>,
) => Array.from({ length: count }, () => pauseAfter(run));

test('pauses of what never answers double up to half a minute, and begin anew after a healthy run', () => {
  const pauseAfter = createBackOff();
  const failing = { ranFor: 0, wasReady: false };
  expect(times(8, failing, pauseAfter)).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  expect(pauseAfter({ ranFor: 120_000, wasReady: true })).toBe(100);
  expect(pauseAfter(failing)).toBe(500);
});

test('what had answered is back within half a second, however often it is killed', () => {
  const pauseAfter = createBackOff();
  expect(times(12, { ranFor: 3000, wasReady: true }, pauseAfter)).toEqual([
    100, 200, 400, 500, 500, 500, 500, 500, 500, 500, 500, 500,
  ]);
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
  await vi.advanceTimersByTimeAsync(100);
  await vi.advanceTimersByTimeAsync(500);
  expect(supervised.current().number).toBe(3);
  await supervised.release();
  end('told to');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(starts).toEqual([1, 2, 3]);
  expect(reports).toEqual(['killed 100', 'no room 500']);
});
