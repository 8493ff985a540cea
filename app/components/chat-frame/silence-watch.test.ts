import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchSilence } from './silence-watch';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('nudges once after the quiet, and never more', () => {
  const nudge = vi.fn();
  const watch = watchSilence(1000, nudge);
  vi.advanceTimersByTime(999);
  expect(nudge).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  watch.stir();
  vi.advanceTimersByTime(5000);
  expect(nudge).toHaveBeenCalledTimes(1);
});

it('waits anew while somebody writes, and says nothing once it is stopped', () => {
  const nudge = vi.fn();
  const watch = watchSilence(1000, nudge);
  for (let letter = 0; letter < 5; letter += 1) {
    vi.advanceTimersByTime(900);
    watch.stir();
  }
  expect(nudge).not.toHaveBeenCalled();
  watch.stop();
  watch.stir();
  vi.advanceTimersByTime(5000);
  expect(nudge).not.toHaveBeenCalled();
});
