import { landingCarousel } from '../../../../rules/constants';

const running = new WeakMap<HTMLElement, number>();

/** Scrolls a track sideways in 500 ms; at once for people who want less motion. A new glide takes over from the last. */
export function glide(track: HTMLElement, to: number): void {
  stopGlide(track);
  if (prefersStillness()) {
    track.scrollLeft = to;
    return;
  }
  const from = track.scrollLeft;
  const began = performance.now();
  // Snapping would pull against every frame on the way.
  track.style.scrollSnapType = 'none';
  const frame = () => {
    const share = Math.min(1, (performance.now() - began) / landingCarousel.transitionMs);
    track.scrollLeft = from + (to - from) * ease(share);
    if (share < 1) running.set(track, requestAnimationFrame(frame));
    else stopGlide(track);
  };
  running.set(track, requestAnimationFrame(frame));
}

/** Leaves the track to the hand that took it. */
export function stopGlide(track: HTMLElement): void {
  cancelAnimationFrame(running.get(track) ?? 0);
  running.delete(track);
  track.style.scrollSnapType = '';
}

export function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const ease = (share: number): number => 1 - (1 - share) ** 3;
