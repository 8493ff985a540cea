import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { landingCarousel } from '../../../../rules/constants';
import { createCarouselRhythm } from './carousel-rhythm';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const step = vi.fn();
  return { step, rhythm: createCarouselRhythm({ intervalMs: landingCarousel.intervalMs, step }) };
}

it('begins paused and steps every 3000 ms once it plays', () => {
  const { step, rhythm } = start();
  vi.advanceTimersByTime(9000);
  expect(step).not.toHaveBeenCalled();
  rhythm.play();
  vi.advanceTimersByTime(2999);
  expect(step).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(step).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(6000);
  expect(step).toHaveBeenCalledTimes(3);
});

it('stays still after a pause, whatever is released', () => {
  const { step, rhythm } = start();
  rhythm.play();
  rhythm.pause();
  rhythm.hold('pointer');
  rhythm.release('pointer');
  rhythm.restart();
  vi.advanceTimersByTime(9000);
  expect(step).not.toHaveBeenCalled();
});

it('waits until the last reason to wait is gone, then a whole interval', () => {
  const { step, rhythm } = start();
  rhythm.play();
  vi.advanceTimersByTime(2000);
  rhythm.hold('pointer');
  rhythm.hold('focus');
  vi.advanceTimersByTime(9000);
  rhythm.release('pointer');
  vi.advanceTimersByTime(9000);
  expect(step).not.toHaveBeenCalled();
  rhythm.release('focus');
  vi.advanceTimersByTime(3000);
  expect(step).toHaveBeenCalledTimes(1);
});

it('gives a whole interval after a step by hand', () => {
  const { step, rhythm } = start();
  rhythm.play();
  vi.advanceTimersByTime(2500);
  rhythm.restart();
  vi.advanceTimersByTime(2999);
  expect(step).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(step).toHaveBeenCalledTimes(1);
});
