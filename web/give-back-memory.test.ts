import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { givingBackMemory } from './give-back-memory';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('collects once after ten quiet seconds, and not while requests come', () => {
  const [listener, collect] = [vi.fn(), vi.fn(async () => {})];
  const giving = givingBackMemory(listener, collect);
  const ask = (url = '/home') => {
    const request = Object.assign(new IncomingMessage(new Socket()), { url });
    giving(request, new ServerResponse(request));
  };
  vi.advanceTimersByTime(60_000);
  for (let second = 0; second < 30; second += 1) {
    ask();
    vi.advanceTimersByTime(1000);
  }
  expect(listener).toHaveBeenCalledTimes(30);
  expect(collect).not.toHaveBeenCalled();
  // The launcher looks every few seconds whether the program is well.
  for (let second = 0; second < 9; second += 1) {
    ask('/healthz');
    vi.advanceTimersByTime(1000);
  }
  expect(collect).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(collect).toHaveBeenCalledTimes(1);
  ask();
  vi.advanceTimersByTime(10_000);
  expect(collect).toHaveBeenCalledTimes(2);
});
