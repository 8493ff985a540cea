/** How far the server's clock is ahead of `performance.now()`, and how long the request took that told so. */
export interface ClockSample {
  ahead: number;
  tripMs: number;
  /** By `performance.now()`. */
  takenAt: number;
}

/** A device drifts and sleeps: an old sample gives way to one that is not as exact. */
const oldMs = 60_000;

/** The sample of one request: the server's time is taken to be that of the middle of the trip. */
export function clockSample(serverNow: number, sentAt: number, gotAt: number): ClockSample {
  return { ahead: serverNow - (sentAt + gotAt) / 2, tripMs: gotAt - sentAt, takenAt: gotAt };
}

/** The more exact of two samples: the one of the shorter trip, unless it is old. */
export function betterSample(before: ClockSample, next: ClockSample): ClockSample {
  return next.tripMs <= before.tripMs || next.takenAt - before.takenAt > oldMs ? next : before;
}
