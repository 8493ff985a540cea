import { landingCarousel } from '../../../../rules/constants';
import { createCarouselRhythm } from './carousel-rhythm';
import { carouselStops, nearestStop, stopAfter } from './carousel-stops';
import { glide, prefersStillness, stopGlide } from './glide';
import { listen } from './listen';

const keySteps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Brings the scrolling list of sample questions to life (`sample-carousel.tsx` is its HTML): it steps by itself, waits
 * while somebody looks closer, can be stopped, and goes round and round by its buttons, dots and arrow keys.
 */
export function enhanceCarousel(frame: HTMLElement): () => void {
  const track = part(frame, 'track');
  const controls = part(frame, 'controls');
  const dots = part(frame, 'dots');
  const toggle = part(controls, 'toggle');
  const rhythm = createCarouselRhythm({ intervalMs: landingCarousel.intervalMs, step: () => move(1) });

  const goTo = (index: number) => {
    glide(track, stopsOf(track)[index] ?? 0);
    rhythm.restart();
  };
  const move = (by: number) => {
    const stops = stopsOf(track);
    goTo(stopAfter(stops.length, nearestStop(stops, track.scrollLeft), by));
  };
  const markCurrent = () => {
    const current = nearestStop(stopsOf(track), track.scrollLeft);
    for (const [index, dot] of [...dots.children].entries()) {
      if (index === current) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
  };
  const measure = () => {
    const count = stopsOf(track).length;
    controls.hidden = count < 2;
    if (dots.childElementCount !== count) dots.replaceChildren(...dotsFor(count, goTo));
    markCurrent();
  };
  const setPlaying = (playing: boolean) => {
    if (playing) rhythm.play();
    else rhythm.pause();
    toggle.ariaLabel = playing ? 'Pause' : 'Play';
    toggle.dataset.playing = String(playing);
  };
  const onKey = (event: KeyboardEvent) => {
    const by = keySteps[event.key];
    if (by === undefined || controls.hidden) return;
    event.preventDefault();
    move(by);
  };

  const look = () => (document.hidden ? rhythm.hold('hidden') : rhythm.release('hidden'));
  const letGo = () => stopGlide(track);
  const sizes = new ResizeObserver(measure);
  sizes.observe(track);
  const sight = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) rhythm.release('out of sight');
    else rhythm.hold('out of sight');
  });
  sight.observe(frame);
  track.addEventListener('keydown', onKey);
  const unlisten = listen([
    [track, 'scroll', markCurrent],
    [track, 'pointerdown', letGo],
    [track, 'wheel', letGo],
    [frame, 'pointerenter', () => rhythm.hold('pointer')],
    [frame, 'pointerleave', () => rhythm.release('pointer')],
    [frame, 'focusin', () => rhythm.hold('focus')],
    [frame, 'focusout', () => rhythm.release('focus')],
    [document, 'visibilitychange', look],
    [part(controls, 'previous'), 'click', () => move(-1)],
    [toggle, 'click', () => setPlaying(toggle.dataset.playing !== 'true')],
    [part(controls, 'next'), 'click', () => move(1)],
  ]);
  measure();
  look();
  setPlaying(!prefersStillness());
  return () => {
    rhythm.pause();
    sizes.disconnect();
    sight.disconnect();
    track.removeEventListener('keydown', onKey);
    unlisten();
    letGo();
  };
}

function dotsFor(count: number, goTo: (index: number) => void): HTMLButtonElement[] {
  if (count < 2) return [];
  return Array.from({ length: count }, (_, index) => {
    const dot = document.createElement('button');
    dot.type = 'button';
    dot.ariaLabel = `Go to question ${index + 1} of ${count}`;
    dot.addEventListener('click', () => goTo(index));
    return dot;
  });
}

function stopsOf(track: HTMLElement): number[] {
  const cards = [...track.children].filter((card) => card instanceof HTMLElement);
  const first = cards[0]?.offsetLeft ?? 0;
  return carouselStops(
    cards.map((card) => card.offsetLeft - first),
    track.scrollWidth - track.clientWidth,
  );
}

function part(within: HTMLElement, name: string): HTMLElement {
  const found = within.querySelector<HTMLElement>(`[data-carousel="${name}"]`);
  if (found === null) throw new Error(`The carousel has no ${name}.`);
  return found;
}
