import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { landingCarousel } from '../../../rules/constants';
import { type CarouselRhythm, createCarouselRhythm } from './carousel-rhythm';
import { carouselStops, nearestStop, stopAfter } from './carousel-stops';
import { glide, prefersStillness, stopGlide } from './glide';

export interface Carousel {
  /** How many places there are to rest at; 0 before the script runs: then there are no controls. */
  stops: number;
  current: number;
  playing: boolean;
  togglePlaying(): void;
  /** By hand: goes on round and round, and the next step by itself comes a whole interval later. */
  move(by: number): void;
  goTo(index: number): void;
}

/** Brings a scrolling list to life: steps by itself, waits while somebody looks closer, and can be stopped. */
export function useCarousel(frame: RefObject<HTMLElement>, track: RefObject<HTMLElement>): Carousel {
  const [stops, setStops] = useState(0);
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(false);
  const rhythm = useRef<CarouselRhythm | null>(null);

  const goTo = useCallback(
    (index: number) => {
      if (track.current === null) return;
      glide(track.current, stopsOf(track.current)[index] ?? 0);
      rhythm.current?.restart();
    },
    [track],
  );
  const move = useCallback(
    (by: number) => {
      if (track.current === null) return;
      const all = stopsOf(track.current);
      goTo(stopAfter(all.length, nearestStop(all, track.current.scrollLeft), by));
    },
    [track, goTo],
  );

  useEffect(() => {
    const list = track.current;
    const whole = frame.current;
    if (list === null || whole === null) return;
    const beat = createCarouselRhythm({ intervalMs: landingCarousel.intervalMs, step: () => move(1) });
    rhythm.current = beat;
    const measure = () => setStops(stopsOf(list).length);
    const follow = () => setCurrent(nearestStop(stopsOf(list), list.scrollLeft));
    const letGo = () => stopGlide(list);
    const look = () => (document.hidden ? beat.hold('hidden') : beat.release('hidden'));
    const sizes = new ResizeObserver(measure);
    sizes.observe(list);
    const unlisten = listenTo([
      [list, 'scroll', follow],
      [list, 'pointerdown', letGo],
      [list, 'wheel', letGo],
      [whole, 'pointerenter', () => beat.hold('pointer')],
      [whole, 'pointerleave', () => beat.release('pointer')],
      [whole, 'focusin', () => beat.hold('focus')],
      [whole, 'focusout', () => beat.release('focus')],
      [document, 'visibilitychange', look],
    ]);
    measure();
    look();
    if (!prefersStillness()) {
      beat.play();
      setPlaying(true);
    }
    return () => {
      beat.pause();
      sizes.disconnect();
      unlisten();
      letGo();
    };
  }, [frame, track, move]);

  const togglePlaying = () => {
    if (playing) rhythm.current?.pause();
    else rhythm.current?.play();
    setPlaying(!playing);
  };
  return { stops, current, playing, togglePlaying, move, goTo };
}

function listenTo(listeners: [EventTarget, string, () => void][]): () => void {
  for (const [target, type, listener] of listeners) target.addEventListener(type, listener, { passive: true });
  return () => {
    for (const [target, type, listener] of listeners) target.removeEventListener(type, listener);
  };
}

function stopsOf(track: HTMLElement): number[] {
  const cards = [...track.children].filter((card) => card instanceof HTMLElement);
  const first = cards[0]?.offsetLeft ?? 0;
  return carouselStops(
    cards.map((card) => card.offsetLeft - first),
    track.scrollWidth - track.clientWidth,
  );
}
