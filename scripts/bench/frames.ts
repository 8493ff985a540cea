import type { Page } from '@playwright/test';

/** A frame that takes longer than this has missed at least one refresh of a 60 Hz screen. */
const lateMs = 25;

/** What was measured for a while. */
export interface Frames {
  what: string;
  frames: number;
  late: number;
  'longest ms': number;
  'p99 ms': number;
}

/** Counts the frames of a page for some seconds, and those that were late. */
export async function countFrames(page: Page, what: string, seconds: number): Promise<Frames> {
  const gaps = (await page.evaluate(gapsOfFrames, seconds * 1000)).toSorted((a, b) => a - b);
  return {
    what,
    frames: gaps.length,
    late: gaps.filter((gap) => gap > lateMs).length,
    'longest ms': Math.round(gaps.at(-1) ?? 0),
    'p99 ms': Math.round(gaps[Math.floor(gaps.length * 0.99)] ?? 0),
  };
}

/** Runs in the page: milliseconds between its frames. */
function gapsOfFrames(ms: number): Promise<number[]> {
  return new Promise((resolve) => {
    const gaps: number[] = [];
    const started = performance.now();
    let last = started;
    // A method: what the compiler adds to functions with names does not exist in the page.
    const counter = {
      next(now: number) {
        gaps.push(now - last);
        last = now;
        if (now - started < ms) requestAnimationFrame((then) => counter.next(then));
        else resolve(gaps.slice(1));
      },
    };
    requestAnimationFrame((now) => counter.next(now));
  });
}
